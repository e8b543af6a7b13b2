import { useForm } from "@conform-to/react";
import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { deleteAccount } from "#app/domain/accounts/delete-account.server.ts";
import { listGrants } from "#app/domain/accounts/grants/list-grants.server.ts";
import { keptBills } from "#app/domain/bills/kept/kept-bills.server.ts";
import { keptExplanations } from "#app/domain/explanations/kept/kept-explanations.server.ts";
import { say } from "#app/domain/language/say.ts";
import { refuseWhileAway } from "#app/platform/http/answers/refuse-while-away.server.ts";
import { wasRefused } from "#app/platform/http/forms/refuse-submission.server.ts";
import { takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import { endedSessionCookie } from "#app/platform/session/session-cookie.server.ts";
import { problemsOf } from "#app/ui/form/conform-fields.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TickGroup } from "#app/ui/form/tick-group.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { confirmByPassword } from "../forms/confirm-by-password.server.ts";
import { PresentPasswordField } from "../forms/present-password-field.tsx";
import { accountMeta } from "../frame/account-meta.ts";
import { actionHeaders } from "../frame/action-headers.ts";
import { accountAction, accountLoader } from "../frame/gate.server.ts";

export const meta = accountMeta((words) => words.accountExport.delete);

export const loader = accountLoader("owner", async ({ context, access }) => {
  const [bills, explanations, grants] = await Promise.all([
    keptBills.list(context.db, access.account),
    keptExplanations.list(context.db, access.account),
    listGrants(context.db, access.account, context.clock),
  ]);
  return {
    billCount: bills.length,
    explanationCount: explanations.length,
    sharedCount: bills.filter(({ summary }) => summary.isShared).length,
    personCount: grants.length,
    isRefused: wasRefused(context.form),
  };
});

/** Deletes the account at once, after its password is confirmed. */
export const action = accountAction("owner", async ({ request, context, access: { account } }) => {
  const fields = await takeSubmission(request);
  return refuseWhileAway(context.form, fields, wordsIn(context.language).forms.databaseAway, async () => {
    const confirmed = await confirmByPassword(context, account, fields);
    if (!confirmed.owner) return confirmed.refused;
    const withdrawsShared = fields.withdraw === "yes";
    const deleted = await deleteAccount(context, confirmed.owner, { withdrawsShared });
    throw redirect(deleted === "files-left" ? "/account-deleted?files=left" : "/account-deleted", {
      status: 303,
      headers: { "Set-Cookie": await endedSessionCookie(request) },
    });
  });
});

export const headers = actionHeaders;

export default function DeleteAccountPage() {
  const { billCount, explanationCount, sharedCount, personCount } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const words = useWords().accountExport.delete;
  const language = useLanguage();
  const [form, { presentPassword, withdraw }] = useForm<Record<"presentPassword" | "withdraw", string>>({
    id: "delete-form",
    lastResult: refused,
  });
  return (
    <MainContent>
      <div className={stack.page}>
        <h1>{words.title}</h1>
        <p className={stack.lead}>{words.lead}</p>
        <ul className={stack.bullets}>
          <li>{words.profile}</li>
          <li>{say(language, words.bills, { count: billCount })}</li>
          {explanationCount > 0 ? (
            <li>{say(language, words.explanations, { count: explanationCount })}</li>
          ) : null}
          <li>{say(language, words.persons, { count: personCount })}</li>
          <li>{words.others}</li>
        </ul>
        <p>
          <Sentence of={words.exportFirst} as={{ export: (text) => <a href="/account/export">{text}</a> }} />
        </p>
        <p>{words.backups}</p>
        <form method="post" id={form.id} noValidate className={stack.part}>
          <ErrorSummary id="delete-problems" errors={problemsOf(form, [presentPassword])} />
          {sharedCount > 0 ? (
            <TickGroup
              id="shared"
              legend={say(language, words.shared, { count: sharedCount })}
              ticks={[
                {
                  name: "withdraw",
                  label: words.withdraw,
                  hint: words.withdrawHint,
                  isTicked: withdraw.initialValue === "yes",
                },
              ]}
            />
          ) : null}
          <PresentPasswordField field={presentPassword} />
          <div>
            <SubmitButton>{words.submit}</SubmitButton>
          </div>
        </form>
      </div>
    </MainContent>
  );
}
