import { sql } from "drizzle-orm";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isText, readRows } from "#app/platform/db/read-rows.server.ts";
import type { SealedFiles } from "#app/platform/files/sealed-files.server.ts";
import type { BillKeeper } from "./bill-keeper.ts";

/** No upload takes so long. */
const ABANDONED_AFTER_MS = 3 * 60 * 60 * 1000;

/** Removes files of an account that belong to no bill: what was left by a process that was killed while it kept some. */
export async function sweepBillFiles(
  { db, accountFiles, clock }: { db: Database; accountFiles: SealedFiles; clock: Clock },
  { accountId }: BillKeeper,
): Promise<void> {
  const rows = await readRows(
    db,
    { file_id: isText },
    sql`select file_id from account_files where account_id = ${accountId} union all
        select unnest(file_ids) from waiting_bills where account_id = ${accountId} and finished_at is null`,
  );
  const kept = new Set(rows.map(({ file_id }) => file_id));
  await accountFiles.sweep(accountId, kept, new Date(clock.now().getTime() - ABANDONED_AFTER_MS));
}
