import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { accountBillsWords } from "#app/content/words/account-bills.ts";
import { formWords } from "#app/content/words/forms.ts";
import { removeOutcomesOf } from "#app/domain/appeals/delete-appeal.server.ts";
import { listAppeals } from "#app/domain/appeals/find-appeals.server.ts";
import { removeDisputesOf } from "#app/domain/audits/kept/delete-audits.server.ts";
import { listAudits } from "#app/domain/audits/kept/find-audits.server.ts";
import { deleteBill } from "#app/domain/bills/kept/delete-bill.server.ts";
import { findKeptBill } from "#app/domain/bills/kept/find-kept-bill.server.ts";
import { withdrawKeptBill } from "#app/domain/bills/kept/share-kept-bill.server.ts";
import { say } from "#app/domain/language/say.ts";
import { refuseWhileAway } from "#app/platform/http/refuse-while-away.server.ts";
import { notThisForm, takeSubmission } from "#app/platform/http/take-submission.server.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TickGroup } from "#app/ui/form/tick-group.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { accountMeta } from "../account-meta.ts";
import { accountAction, accountLoader } from "../gate.server.ts";

export const meta = accountMeta(accountBillsWords.en.delete);

export const loader = accountLoader("owner", async ({ params, context, access }) => {
  const found = await findKeptBill(context.db, access.account, params.billId ?? "");
  if (!found) throw new Response(null, { status: 404 });
  const { billId, bill } = found;
  return {
    billId,
    name: bill.providerName?.value ?? bill.hospital?.name ?? null,
    lineCount: bill.lines.length,
    documentCount: bill.documents.length,
    auditCount: (await listAudits(context.db, access.account, { billId })).length,
    appealCount: (await listAppeals(context.db, access.account, { billId })).length,
    isShared: bill.sharedBillId !== null,
  };
});

/** Deletes a bill for good, and with a tick takes back what was shared of it. */
export const action = accountAction("owner", async ({ request, params, context, access }) => {
  const fields = await takeSubmission(request);
  const { billId = "" } = params;
  return refuseWhileAway(context.form, fields, formWords.en.databaseAway, async () => {
    if (!(await findKeptBill(context.db, access.account, billId))) throw new Response(null, { status: 404 });
    if (fields.intent !== "delete") throw notThisForm();
    if (fields.withdraw) await withdrawKeptBill(context.db, access.account, billId, context.clock);
    await removeDisputesOf(context.db, access.account, { billId });
    await removeOutcomesOf(context.db, access.account, { billId });
    await deleteBill(context, access.account, billId);
    throw redirect("/account/bills?done=deleted", 303);
  });
});

export default function DeleteBillPage() {
  const { billId, name, lineCount, documentCount, auditCount, appealCount, isShared } =
    useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { delete: words, bill } = useWords(accountBillsWords);
  const language = useLanguage();
  const problems = Object.values(refused?.error ?? {}).flat();
  return (
    <MainContent>
      <div className={stack.page}>
        <p>
          <a href={`/account/bills/${billId}`}>{words.back}</a>
        </p>
        <h1>{say(language, words.heading, { name: name ?? bill.untitled })}</h1>
        <ErrorSummary id="delete-problems" errors={problems.map((message) => ({ fieldId: null, message }))} />
        <p>{words.goes}</p>
        <ul className={stack.bullets}>
          <li>{say(language, words.lines, { count: lineCount })}</li>
          <li>{say(language, words.documents, { count: documentCount })}</li>
          {auditCount > 0 ? <li>{say(language, words.audits, { count: auditCount })}</li> : null}
          {appealCount > 0 ? <li>{say(language, words.appeals, { count: appealCount })}</li> : null}
        </ul>
        <p>{words.forGood}</p>
        <form method="post" className={stack.part}>
          {isShared ? (
            <TickGroup
              id="shared"
              legend={words.shared}
              ticks={[{ name: "withdraw", label: words.withdraw, hint: words.withdrawHint, isTicked: false }]}
            />
          ) : null}
          <div>
            <SubmitButton name="intent" value="delete">
              {words.submit}
            </SubmitButton>
          </div>
        </form>
      </div>
    </MainContent>
  );
}
