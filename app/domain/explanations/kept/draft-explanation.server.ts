import { sql } from "drizzle-orm";
import type { BillKeeper } from "#app/domain/bills/kept/bill-keeper.ts";
import { recordFiles } from "#app/domain/bills/kept/draft-bill.server.ts";
import { checkRecords } from "#app/domain/documents/storage/check-records.server.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { KeptExplanation, KeptExplanationState } from "./kept-explanation.ts";
import { sealExplanation } from "./sealed-explanation.server.ts";

/** Keeps a new explanation under an id of the caller's making (a UUID). "exists": one of this id is kept already, and stays as
 *  it is. Its documents' files are on the disk by then. Throws `RecordsFull` where the account has no room for it. */
export async function draftExplanation(
  db: Database,
  keeper: BillKeeper,
  {
    explanationId,
    kept,
    state = "draft",
  }: { explanationId: string; kept: KeptExplanation; state?: KeptExplanationState },
  clock: Clock,
): Promise<"drafted" | "exists"> {
  const now = clock.now();
  const { sealedExplanation, sealedSummary } = sealExplanation(keeper, explanationId, kept);
  return db.transaction(async (transaction) => {
    const { rowCount } = await transaction.execute(sql`
      insert into account_explanations
        (explanation_id, account_id, state, sealed_explanation, sealed_summary, created_at, updated_at)
      values (${explanationId}, ${keeper.accountId}, ${state}, ${sealedExplanation}, ${sealedSummary}, ${now}, ${now})
      on conflict do nothing`);
    if (rowCount === 0) return "exists";
    await checkRecords(transaction, keeper, "explanations");
    for (const document of kept.documents) {
      await recordFiles(transaction, keeper, { explanationId }, document, now);
    }
    return "drafted";
  });
}
