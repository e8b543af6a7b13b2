import { sql } from "drizzle-orm";
import type { BillKeeper } from "#app/domain/bills/kept/bill-keeper.ts";
import { dropFiles } from "#app/domain/bills/kept/take-bill-file.server.ts";
import { isUuid } from "#app/domain/is-uuid.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isText, readRows } from "#app/platform/db/read-rows.server.ts";
import type { SealedFiles } from "#app/platform/files/sealed-files.server.ts";

/**
 * Deletes a bill or a plan's explanation with all its files, at once and for good. Audits and appeals of a bill go with it; bills
 * and audits that an explanation was held against stay. False where there is no such one of the keeper's.
 */
export async function deletePapers(
  { db, accountFiles }: { db: Database; accountFiles: SealedFiles },
  keeper: BillKeeper,
  papers: { billId: string } | { explanationId: string },
): Promise<boolean> {
  const { table, column, id } =
    "billId" in papers
      ? { table: sql`account_bills`, column: sql`bill_id`, id: papers.billId }
      : { table: sql`account_explanations`, column: sql`explanation_id`, id: papers.explanationId };
  if (!isUuid(id)) return false;
  const ofKeeper = sql`${column} = ${id} and account_id = ${keeper.accountId}`;
  const files = await readRows(
    db,
    { fileId: isText },
    sql`select file_id as "fileId" from account_files where ${ofKeeper}`,
  );
  const { rowCount } = await db.execute(sql`delete from ${table} where ${ofKeeper}`);
  if (rowCount === 0) return false;
  const fileIds = files.map(({ fileId }) => fileId);
  await dropFiles(accountFiles, keeper, fileIds);
  return true;
}
