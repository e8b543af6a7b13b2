import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { dollarsOrNone } from "#app/components/price-words.ts";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayDate } from "#app/content/words/say-date.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { keptBills } from "#app/domain/bills/kept/kept-bills.server.ts";
import {
  factsOfKeptBill,
  shareKeptBill,
  withdrawKeptBill,
} from "#app/domain/bills/kept/share-kept-bill.server.ts";
import { findSharedBill } from "#app/domain/bills/sharing/find-shared-bill.server.ts";
import type { BillFacts } from "#app/domain/bills/sharing/shared-bill.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { refuseWhileAway } from "#app/platform/http/answers/refuse-while-away.server.ts";
import { refuseSubmission } from "#app/platform/http/forms/refuse-submission.server.ts";
import { notThisForm, takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { accountMeta } from "../frame/account-meta.ts";
import { accountAction, accountLoader } from "../frame/gate.server.ts";

export const meta = accountMeta((words) => words.accountBills.share);

/** What is shared of a bill, or what would be. */
export const loader = accountLoader("owner", async ({ params, context, access }) => {
  const found = await keptBills.find(context.db, access.account, params.billId ?? "");
  if (!found) throw new Response(null, { status: 404 });
  const { sharedBillId } = found.bill;
  const shared = sharedBillId === null ? null : await findSharedBill(context.db, sharedBillId);
  const isShared = shared?.outcome === "shared";
  const facts: BillFacts = isShared ? shared.bill : factsOfKeptBill(found.bill);
  const { hospitalName, invoiceDate, totalCents } = facts;
  return {
    billId: found.billId,
    isShared,
    facts: { hospitalName, invoiceDate, totalCents },
    hasProvider: found.bill.providerName !== null,
  };
});

/** Shares the facts, or takes them back. */
export const action = accountAction("owner", async ({ request, params, context, access }) => {
  const fields = await takeSubmission(request);
  const { billId = "" } = params;
  const path = `/account/bills/${billId}/share`;
  return refuseWhileAway(context.form, fields, wordsIn(context.language).forms.databaseAway, async () => {
    const { db, clock } = context;
    if (!(await keptBills.find(db, access.account, billId))) throw new Response(null, { status: 404 });
    switch (fields.intent) {
      case "share": {
        const outcome = await shareKeptBill(db, access.account, billId, clock);
        if (outcome !== "nothing") throw redirect(path, 303);
        return refuseSubmission(context.form, fields, {
          "": wordsIn(context.language).accountBills.share.nothing,
        });
      }
      case "withdraw":
        await withdrawKeptBill(db, access.account, billId, clock);
        throw redirect(path, 303);
      default:
        throw notThisForm();
    }
  });
});

export default function SharePage() {
  const language = useLanguage();
  const { billId, isShared, facts, hasProvider } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { share: words } = useWords().accountBills;
  const { hospitalNotRecognised } = useWords().upload.recent;
  const rows = [
    { fact: words.facts.hospitalName, value: facts.hospitalName ?? hospitalNotRecognised },
    { fact: words.facts.invoiceDate, value: sayDate(language, facts.invoiceDate) },
    { fact: words.facts.total, value: dollarsOrNone(language, dollarsOfCents(facts.totalCents)) },
  ];
  const problems = Object.values(refused?.error ?? {}).flat();
  return (
    <MainContent>
      <div className={stack.page}>
        <p>
          <a href={`/account/bills/${billId}`}>{words.back}</a>
        </p>
        <h1>{words.title}</h1>
        <ErrorSummary id="share-problems" errors={problems.map((message) => ({ fieldId: null, message }))} />
        <p className={stack.lead}>{isShared ? words.isShared : words.lead}</p>
        <DataTable
          caption={isShared ? words.captionShared : words.caption}
          isNarrow
          columns={[
            { heading: words.columns.fact, cell: ({ fact }) => fact },
            { heading: words.columns.value, cell: ({ value }) => value },
          ]}
          rows={rows}
          keyOf={({ fact }) => fact}
        />
        {facts.hospitalName === null && hasProvider ? <p>{words.heldBack}</p> : null}
        <p>
          <Sentence of={words.rules} as={{ privacy: (text) => <a href="/privacy-policy">{text}</a> }} />
        </p>
        <form method="post">
          <SubmitButton
            name="intent"
            value={isShared ? "withdraw" : "share"}
            rank={isShared ? "secondary" : "primary"}
          >
            {isShared ? words.withdraw : words.submit}
          </SubmitButton>
        </form>
      </div>
    </MainContent>
  );
}
