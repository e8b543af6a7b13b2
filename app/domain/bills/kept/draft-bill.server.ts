import { type SQL, sql } from "drizzle-orm";
import { checkRecords } from "#app/domain/documents/storage/check-records.server.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { BillKeeper } from "./bill-keeper.ts";
import type { KeptBill, KeptBillState, KeptDocument } from "./kept-bill.ts";
import { sealBill } from "./sealed-bill.server.ts";

/** Keeps a new bill under an id of the caller's making (a UUID). "exists": a bill of this id is kept already, and stays as
 *  it is. Its documents' files are on the disk by then. Throws `RecordsFull` where the account has no room for it. */
export async function draftBill(
  db: Database,
  keeper: BillKeeper,
  { billId, bill, state = "draft" }: { billId: string; bill: KeptBill; state?: KeptBillState },
  clock: Clock,
): Promise<"drafted" | "exists"> {
  const now = clock.now();
  const { sealedBill, sealedSummary } = sealBill(keeper, billId, bill);
  return db.transaction(async (transaction) => {
    const { rowCount } = await transaction.execute(sql`
      insert into account_bills (bill_id, account_id, state, sealed_bill, sealed_summary, created_at, updated_at)
      values (${billId}, ${keeper.accountId}, ${state}, ${sealedBill}, ${sealedSummary}, ${now}, ${now})
      on conflict do nothing`);
    if (rowCount === 0) return "exists";
    await checkRecords(transaction, keeper, "bills");
    for (const document of bill.documents) await recordFiles(transaction, keeper, { billId }, document, now);
    return "drafted";
  });
}

/** Writes down which files belong to a document of a bill or an explanation, so that they can be served, swept and removed. */
export async function recordFiles(
  transaction: Database,
  { accountId }: BillKeeper,
  of: { billId: string } | { explanationId: string },
  { fileId, sizeBytes, pages }: KeptDocument,
  now: Date,
): Promise<void> {
  const files: SQL[] = [sql`(${fileId}::uuid, 'document', ${sizeBytes}::bigint)`];
  for (const page of pages) files.push(sql`(${page.fileId}::uuid, 'page', ${page.sizeBytes}::bigint)`);
  const [column, id] = "billId" in of ? [sql`bill_id`, of.billId] : [sql`explanation_id`, of.explanationId];
  await transaction.execute(sql`
    insert into account_files (file_id, ${column}, account_id, kind, size_bytes, created_at)
    select file_id, ${id}::uuid, ${accountId}, kind, size_bytes, ${now}
    from (values ${sql.join(files, sql`, `)}) as files (file_id, kind, size_bytes)`);
}
