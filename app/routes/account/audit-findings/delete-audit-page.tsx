import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { accountAuditsWords } from "#app/content/words/account-audits.ts";
import { formWords } from "#app/content/words/forms.ts";
import { deleteAudit } from "#app/domain/audits/kept/delete-audits.server.ts";
import { findAudit } from "#app/domain/audits/kept/find-audits.server.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { say } from "#app/domain/language/say.ts";
import { refuseWhileAway } from "#app/platform/http/refuse-while-away.server.ts";
import { notThisForm, takeSubmission } from "#app/platform/http/take-submission.server.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { useAccountAddress } from "../account-address.ts";
import { accountMeta } from "../account-meta.ts";
import { accountAction, accountLoader } from "../gate.server.ts";
import { auditIdOf } from "./audit-id.ts";

export const meta = accountMeta(accountAuditsWords.en.delete);

export const loader = accountLoader("owner", async ({ request, context, access }) => {
  const asked = auditIdOf(request);
  if (asked === "") throw redirect(access.address("/account/audit-findings"));
  const found = await findAudit(context.db, access.account, asked);
  if (!found) throw new Response(null, { status: 404 });
  const { auditId, createdAt, kept } = found;
  return { auditId, createdAt, name: kept.auditedBill.provider.name };
});

export const action = accountAction("owner", async ({ request, context, access }) => {
  const fields = await takeSubmission(request);
  return refuseWhileAway(context.form, fields, formWords.en.databaseAway, async () => {
    if (fields.intent !== "delete") throw notThisForm();
    const isDeleted = await deleteAudit(context.db, access.account, auditIdOf(request));
    if (!isDeleted) throw new Response(null, { status: 404 });
    throw redirect(access.address("/account/audit-findings", { done: "deleted" }), 303);
  });
});

export default function DeleteAuditPage() {
  const { auditId, createdAt, name } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { delete: words, findings } = useWords(accountAuditsWords);
  const language = useLanguage();
  const address = useAccountAddress();
  const problems = Object.values(refused?.error ?? {}).flat();
  return (
    <MainContent>
      <div className={stack.page}>
        <p>
          <a href={address("/account/audit-findings", { audit: auditId })}>{words.back}</a>
        </p>
        <h1>{say(language, words.heading, { name: name ?? findings.unnamed })}</h1>
        <ErrorSummary id="delete-problems" errors={problems.map((message) => ({ fieldId: null, message }))} />
        <p>{say(language, words.goes, { date: formatDate(createdAt.slice(0, 10)) })}</p>
        <form method="post">
          <SubmitButton name="intent" value="delete">
            {words.submit}
          </SubmitButton>
        </form>
      </div>
    </MainContent>
  );
}
