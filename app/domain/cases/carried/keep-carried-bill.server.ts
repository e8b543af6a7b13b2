import { saveAuditDraft } from "#app/domain/audits/kept/audit-drafts.server.ts";
import { keptBills } from "#app/domain/bills/kept/kept-bills.server.ts";
import { decideClaimLink } from "#app/domain/explanations/kept/claim-links.server.ts";
import { keptExplanations } from "#app/domain/explanations/kept/kept-explanations.server.ts";
import type { RecordKeeper } from "#app/domain/kept/record-keeper.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { type CarriedBill, withNewIds } from "./carried-bill.ts";

/** Takes a carried bill into an account, with what was said besides it and the plan's decision; gives its id. One that is there
 *  already stays as it is. */
export async function keepCarriedBill(
  services: { db: Database; clock: Clock },
  keeper: RecordKeeper,
  carried: CarriedBill,
): Promise<string> {
  const { db } = services;
  const { billId } = carried;
  const isKept = await db.transaction((transaction) =>
    keep({ ...services, db: transaction }, keeper, carried),
  );
  if (isKept || (await keptBills.find(db, keeper, billId)) !== null) return billId;
  return keepCarriedBill(services, keeper, withNewIds(carried)); // another account took it, too
}

/** False: there is a bill of this id. */
async function keep(
  { db, clock }: { db: Database; clock: Clock },
  keeper: RecordKeeper,
  { billId, state, bill, factTexts, explanations }: CarriedBill,
): Promise<boolean> {
  if ((await keptBills.draft(db, keeper, { id: billId, kept: bill, state }, clock)) === "exists")
    return false;
  await saveAuditDraft(db, keeper, { billId, fields: factTexts }, clock);
  for (const { explanationId, explanation, claimIndexes, state: stateOfPaper } of explanations) {
    const kept = { explanation, documents: [], givenWithBillId: billId };
    await keptExplanations.draft(db, keeper, { id: explanationId, kept, state: stateOfPaper }, clock);
    for (const claimIndex of claimIndexes) {
      await decideClaimLink(db, keeper, { explanationId, claimIndex, billId, state: "confirmed" });
    }
  }
  return true;
}
