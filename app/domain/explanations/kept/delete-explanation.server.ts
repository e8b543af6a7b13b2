import { sql } from "drizzle-orm";
import type { BillKeeper } from "#app/domain/bills/kept/bill-keeper.ts";
import { dropFiles } from "#app/domain/bills/kept/take-bill-file.server.ts";
import { isUuid } from "#app/domain/is-uuid.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isText, readRows } from "#app/platform/db/read-rows.server.ts";
import type { SealedFiles } from "#app/platform/files/sealed-files.server.ts";

/** Deletes an explanation with all its files, at once and for good; bills and audits stay. False where there is no such one of
 *  the keeper's. */
export async function deleteExplanation(
  { db, accountFiles }: { db: Database; accountFiles: SealedFiles },
  keeper: BillKeeper,
  explanationId: string,
): Promise<boolean> {
  if (!isUuid(explanationId)) return false;
  const files = await readRows(
    db,
    { fileId: isText },
    sql`select file_id as "fileId" from account_files
        where explanation_id = ${explanationId} and account_id = ${keeper.accountId}`,
  );
  const { rowCount } = await db.execute(
    sql`delete from account_explanations
        where explanation_id = ${explanationId} and account_id = ${keeper.accountId}`,
  );
  if (rowCount === 0) return false;
  await dropFiles(
    accountFiles,
    keeper,
    files.map(({ fileId }) => fileId),
  );
  return true;
}
