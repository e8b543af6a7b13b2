import { randomUUID } from "node:crypto";
import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useWords } from "#app/components/use-words.ts";
import { sayFactProblems } from "#app/content/words/say-fact-problems.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { auditDrafts, saveAuditDraft } from "#app/domain/audits/kept/audit-drafts.server.ts";
import { auditKeptBill } from "#app/domain/audits/kept/audit-kept-bill.server.ts";
import { MAX_AUDITS_OF_BILL } from "#app/domain/audits/kept/keep-audit.server.ts";
import { keptAudits } from "#app/domain/audits/kept/kept-audits.server.ts";
import { readAuditFacts } from "#app/domain/audits/read-audit-facts.ts";
import { forgetFailedAudit } from "#app/domain/audits/waiting/bills-to-audit.server.ts";
import { isForeignBill } from "#app/domain/bills/kept/is-foreign-bill.ts";
import { keptBills } from "#app/domain/bills/kept/kept-bills.server.ts";
import { easternDay } from "#app/domain/dates/eastern-day.ts";
import { isUuid } from "#app/domain/is-uuid.ts";
import { say } from "#app/domain/language/say.ts";
import { refuseWhileAway } from "#app/platform/http/answers/refuse-while-away.server.ts";
import { refuseSubmission, wasRefused } from "#app/platform/http/forms/refuse-submission.server.ts";
import { notThisForm, takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { listBillsToChoose } from "../forms/list-bills-to-choose.server.ts";
import { accountMeta } from "../frame/account-meta.ts";
import { accountAction, accountLoader } from "../frame/gate.server.ts";
import { AuditForm } from "./audit-form.tsx";
import { viewAuditForm } from "./audit-form-view.server.ts";
import { BillToAudit } from "./bill-to-audit.tsx";
import { BillsToAudit } from "./bills-to-audit.tsx";

const path = "/account/run-audit";

export const meta = accountMeta((words) => words.accountAudits.run);

/** The bills to choose from, or the form for the one that was chosen. */
export const loader = accountLoader("run-audits", async ({ request, context, access }) => {
  const { db, form } = context;
  const { account, permissions } = access;
  const { searchParams } = new URL(request.url);
  const billId = searchParams.get("bill");
  const isRefused = wasRefused(form);
  const may = { see: permissions.has("view-bills"), add: permissions.has("add-bills") };
  const done = isRefused ? null : searchParams.get("done");
  if (billId !== null) {
    const found = await keptBills.find(db, account, billId);
    if (!found) throw new Response(null, { status: 404 });
    const view = await viewAuditForm(db, found, access);
    return data({ chosen: view, auditId: randomUUID(), choices: null, may, done, isRefused });
  }
  const [listed, audits] = await Promise.all([listBillsToChoose(db, account), keptAudits.list(db, account)]);
  const bills = listed.bills.map((bill) => ({
    ...bill,
    auditCount: audits.filter(({ billId }) => billId === bill.billId).length,
  }));
  return data({ chosen: null, auditId: null, choices: { ...listed, bills }, may, done, isRefused });
});

/** Audits the chosen bill, or keeps what the form says for later. */
export const action = accountAction("run-audits", async ({ request, context, access }) => {
  const fields = await takeSubmission(request);
  const { db, clock, form, language } = context;
  const { account, address, permissions } = access;
  const billId = new URL(request.url).searchParams.get("bill") ?? "";
  return refuseWhileAway(form, fields, wordsIn(language).forms.databaseAway, async () => {
    const found = await keptBills.find(db, account, billId);
    if (!found) throw new Response(null, { status: 404 });
    switch (fields.intent) {
      case "save":
        await saveAuditDraft(db, account, { billId, fields }, clock);
        throw redirect(address(path, { bill: billId, done: "saved" }), 303);
      case "discard":
        await auditDrafts.discard(db, account, billId);
        throw redirect(address(path, { bill: billId }), 303);
      case "audit": {
        const { auditId = "" } = fields;
        if (!isUuid(auditId)) throw notThisForm();
        if (isForeignBill(found.bill)) {
          return refuseSubmission(form, fields, {
            "": wordsIn(language).accountAudits.run.foreignCurrency,
          });
        }
        const read = readAuditFacts(fields, easternDay(clock.now()));
        if (read.outcome === "invalid") {
          return refuseSubmission(form, fields, sayFactProblems(language, read.problems));
        }
        const kept = await auditKeptBill(context, account, { auditId, found, facts: read.facts });
        if (kept === "too-many-audits") {
          const { tooMany } = wordsIn(language).accountAudits.run;
          return refuseSubmission(form, fields, {
            "": say(language, tooMany, { most: MAX_AUDITS_OF_BILL }),
          });
        }
        await forgetFailedAudit(db, account, billId);
        const isSeen = permissions.has("view-bills");
        const next = isSeen
          ? address("/account/audit-findings", { audit: auditId })
          : address(path, { done: "audited" });
        throw redirect(next, 303);
      }
      default:
        throw notThisForm();
    }
  });
});

export default function RunAuditPage() {
  const { chosen, auditId, choices, may, done } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { run: words } = useWords().accountAudits;
  return (
    <MainContent>
      <div className={stack.page}>
        <h1>{words.title}</h1>
        {choices ? (
          <>
            {done === "audited" ? (
              <p role="status">{words.done}</p>
            ) : (
              <p className={stack.lead}>{words.lead}</p>
            )}
            <BillsToAudit {...choices} may={may} />
          </>
        ) : (
          <>
            <BillToAudit bill={chosen} may={may} />
            {done === "saved" ? <p role="status">{words.saved}</p> : null}
            <AuditForm view={chosen} auditId={auditId} maySave={may.see} refused={refused} />
          </>
        )}
      </div>
    </MainContent>
  );
}
