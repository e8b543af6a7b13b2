import { useActionData, useLoaderData } from "@remix-run/react";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { removeOutcomesOf } from "#app/domain/appeals/delete-appeal.server.ts";
import { keptAppeals } from "#app/domain/appeals/kept-appeals.server.ts";
import { removeDisputesOf } from "#app/domain/audits/kept/delete-audits.server.ts";
import { keptAudits } from "#app/domain/audits/kept/kept-audits.server.ts";
import { keptBills } from "#app/domain/bills/kept/kept-bills.server.ts";
import { withdrawKeptBill } from "#app/domain/bills/kept/share-kept-bill.server.ts";
import { say } from "#app/domain/language/say.ts";
import { TickGroup } from "#app/ui/form/tick-group.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { deletionAction } from "../forms/deletion-action.server.ts";
import { DeletionForm } from "../forms/deletion-form.tsx";
import { accountMeta } from "../frame/account-meta.ts";
import { accountLoader } from "../frame/gate.server.ts";

export const meta = accountMeta((words) => words.accountBills.delete);

export const loader = accountLoader("owner", async ({ params, context, access }) => {
  const found = await keptBills.find(context.db, access.account, params.billId ?? "");
  if (!found) throw new Response(null, { status: 404 });
  const { billId, bill } = found;
  return {
    billId,
    name: bill.providerName?.value ?? bill.hospital?.name ?? null,
    lineCount: bill.lines.length,
    documentCount: bill.documents.length,
    auditCount: (await keptAudits.list(context.db, access.account, { billId })).length,
    appealCount: (await keptAppeals.list(context.db, access.account, { billId })).length,
    isShared: bill.sharedBillId !== null,
  };
});

/** Deletes a bill for good, and with a tick takes back what was shared of it. */
export const action = deletionAction({
  find: ({ params, context, access }) => keptBills.find(context.db, access.account, params.billId ?? ""),
  async remove({ billId }, { context, access: { account }, fields }) {
    const { db, clock } = context;
    if (fields.withdraw) await withdrawKeptBill(db, account, billId, clock);
    await removeDisputesOf(db, account, { billId });
    await removeOutcomesOf(db, account, { billId });
    await keptBills.delete(context, account, billId);
    return "/account/bills?done=deleted";
  },
});

export default function DeleteBillPage() {
  const { billId, name, lineCount, documentCount, auditCount, appealCount, isShared } =
    useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { delete: words, bill } = useWords().accountBills;
  const language = useLanguage();
  return (
    <DeletionForm
      words={words}
      backTo={`/account/bills/${billId}`}
      heading={say(language, words.heading, { name: name ?? bill.untitled })}
      refused={refused}
      fields={
        isShared ? (
          <TickGroup
            id="shared"
            legend={words.shared}
            ticks={[{ name: "withdraw", label: words.withdraw, hint: words.withdrawHint, isTicked: false }]}
          />
        ) : null
      }
    >
      <p>{words.goes}</p>
      <ul className={stack.bullets}>
        <li>{say(language, words.lines, { count: lineCount })}</li>
        <li>{say(language, words.documents, { count: documentCount })}</li>
        {auditCount > 0 ? <li>{say(language, words.audits, { count: auditCount })}</li> : null}
        {appealCount > 0 ? <li>{say(language, words.appeals, { count: appealCount })}</li> : null}
      </ul>
      <p>{words.forGood}</p>
    </DeletionForm>
  );
}
