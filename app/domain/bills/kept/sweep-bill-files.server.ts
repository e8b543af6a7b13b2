import { sql } from "drizzle-orm";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isText, readRows } from "#app/platform/db/read-rows.server.ts";
import type { SealedFiles } from "#app/platform/files/sealed-files.server.ts";

/** No upload takes so long. */
const ABANDONED_AFTER_MS = 3 * 60 * 60 * 1000;
const ACCOUNTS_AT_ONCE = 500;

interface SweepServices {
  db: Database;
  accountFiles: SealedFiles;
  clock: Clock;
}

/** Removes files of all accounts that belong to nothing: what was left by a process that was killed while it kept some. */
export async function sweepBillFiles(services: SweepServices, signal: AbortSignal): Promise<void> {
  for (let last: string | null = null; ; ) {
    const accounts: { accountId: string }[] = await readRows(
      services.db,
      { accountId: isText },
      sql`select account_id as "accountId" from accounts where account_id > ${last}::uuid is not false
          order by account_id limit ${ACCOUNTS_AT_ONCE}`,
    );
    for (const { accountId } of accounts) {
      if (signal.aborted) return;
      await sweepFilesOf(services, accountId);
    }
    if (accounts.length < ACCOUNTS_AT_ONCE) return;
    last = accounts.at(-1)?.accountId ?? null;
  }
}

async function sweepFilesOf({ db, accountFiles, clock }: SweepServices, accountId: string): Promise<void> {
  const rows = await readRows(
    db,
    { file_id: isText },
    sql`select file_id from account_files where account_id = ${accountId} union all
        select unnest(file_ids) from waiting_bills where account_id = ${accountId} and finished_at is null`,
  );
  const kept = new Set(rows.map(({ file_id }) => file_id));
  await accountFiles.sweep(accountId, kept, new Date(clock.now().getTime() - ABANDONED_AFTER_MS));
}
