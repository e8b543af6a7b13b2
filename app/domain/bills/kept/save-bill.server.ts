import { sql } from "drizzle-orm";
import { checkRecords } from "#app/domain/documents/storage/check-records.server.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { BillKeeper } from "./bill-keeper.ts";
import { findKeptBill } from "./find-kept-bill.server.ts";
import type { FoundBill, KeptBill, KeptBillState } from "./kept-bill.ts";
import { sealBill } from "./sealed-bill.server.ts";

export type SavedBill =
  | { outcome: "saved"; version: number }
  /** It was changed since that version was read, and stays as it is now. */
  | { outcome: "conflict"; present: FoundBill }
  /** It was deleted since. */
  | { outcome: "gone" };

/** Keeps a changed bill that was read in this version. Its documents change by `addDocuments` alone.
 *  Throws `RecordsFull` where the account has no room for it. */
export async function saveBill(
  db: Database,
  keeper: BillKeeper,
  {
    billId,
    version,
    state,
    bill,
  }: Pick<FoundBill, "billId" | "version"> & { state: KeptBillState; bill: KeptBill },
  clock: Clock,
): Promise<SavedBill> {
  const { sealedBill, sealedSummary } = sealBill(keeper, billId, bill);
  const isSaved = await db.transaction(async (transaction) => {
    const { rowCount } = await transaction.execute(sql`
      update account_bills
      set state = ${state}, sealed_bill = ${sealedBill}, sealed_summary = ${sealedSummary},
        version = version + 1, updated_at = ${clock.now()}
      where bill_id = ${billId} and account_id = ${keeper.accountId} and version = ${version}`);
    if (rowCount === 1) await checkRecords(transaction, keeper, "bills");
    return rowCount === 1;
  });
  if (isSaved) return { outcome: "saved", version: version + 1 };
  const present = await findKeptBill(db, keeper, billId);
  return present ? { outcome: "conflict", present } : { outcome: "gone" };
}
