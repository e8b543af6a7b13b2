import { sql } from "drizzle-orm";
import { isUuid } from "#app/domain/is-uuid.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isText, readRows } from "#app/platform/db/read-rows.server.ts";
import type { SealedFiles } from "#app/platform/files/sealed-files.server.ts";
import type { BillKeeper } from "./bill-keeper.ts";

/** Deletes a bill with all its files, at once and for good. False where there is no such bill of the keeper's. */
export async function deleteBill(
  { db, accountFiles }: { db: Database; accountFiles: SealedFiles },
  { accountId }: BillKeeper,
  billId: string,
): Promise<boolean> {
  if (!isUuid(billId)) return false;
  const files = await readRows(
    db,
    { file_id: isText },
    sql`select file_id from account_files where bill_id = ${billId} and account_id = ${accountId}`,
  );
  const { rowCount } = await db.execute(
    sql`delete from account_bills where bill_id = ${billId} and account_id = ${accountId}`,
  );
  if (rowCount === 0) return false;
  for (const { file_id } of files) await accountFiles.remove(accountId, file_id);
  return true;
}
