import { sql } from "drizzle-orm";
import type { BillKeeper } from "#app/domain/bills/kept/bill-keeper.ts";
import { checkRecords } from "#app/domain/documents/storage/check-records.server.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { FoundExplanation } from "./kept-explanation.ts";
import { sealExplanation } from "./sealed-explanation.server.ts";

/** Keeps a changed explanation that was read in this version. "conflict": it was changed since, or is gone, and stays so. Throws
 *  `RecordsFull`, which the caller's transaction is undone by, where the account has no room for it. */
export async function saveExplanation(
  transaction: Database,
  keeper: BillKeeper,
  {
    explanationId,
    version,
    state,
    kept,
  }: Pick<FoundExplanation, "explanationId" | "version" | "state" | "kept">,
  clock: Clock,
): Promise<"saved" | "conflict"> {
  const { sealedExplanation, sealedSummary } = sealExplanation(keeper, explanationId, kept);
  const { rowCount } = await transaction.execute(sql`
    update account_explanations
    set state = ${state}, sealed_explanation = ${sealedExplanation}, sealed_summary = ${sealedSummary},
      version = version + 1, updated_at = ${clock.now()}
    where explanation_id = ${explanationId} and account_id = ${keeper.accountId} and version = ${version}`);
  if (rowCount === 0) return "conflict";
  await checkRecords(transaction, keeper, "explanations");
  return "saved";
}
