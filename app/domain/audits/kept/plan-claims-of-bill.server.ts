import { findClaimsOfBill } from "#app/domain/explanations/kept/claims-of-bill.server.ts";
import type { RecordKeeper } from "#app/domain/kept/record-keeper.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { type PlanClaim, planClaimOf } from "../plan-claim.ts";

/** What the plan decided about a kept bill, as an audit looks at it: of explanations that its owner checked and put together with
 *  the bill. */
export async function planClaimsOfBill(
  db: Database,
  keeper: RecordKeeper,
  billId: string,
): Promise<PlanClaim[]> {
  const confirmed = await findClaimsOfBill(db, keeper, billId);
  return confirmed.map(({ explanation, claim }) => planClaimOf(explanation, claim));
}
