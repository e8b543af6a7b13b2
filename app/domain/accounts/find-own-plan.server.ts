import { findPayerIds } from "#app/domain/payers/find-payers.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { AccountProfile } from "./account.ts";
import type { OwnPlan } from "./own-plan.ts";

/** The insurer that a profile names, and whether prices can be asked for by it; null: it names none. */
export async function findOwnPlan(
  db: Database,
  { payerName: payer, planKind }: Pick<AccountProfile, "payerName" | "planKind">,
): Promise<OwnPlan | null> {
  if (payer === null) return null;
  const payerIds = await findPayerIds(db, payer);
  return payerIds.length > 0 ? { outcome: "published", payer, planKind } : { outcome: "unpublished", payer };
}
