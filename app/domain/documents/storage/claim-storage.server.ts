import { sql } from "drizzle-orm";
import type { RecordKeeper } from "#app/domain/kept/record-keeper.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, readRow } from "#app/platform/db/read-rows.server.ts";
import { type AccountStorage, MAX_STORED_BYTES, MAX_STORED_FILES } from "./account-storage.ts";

/** Returns what the files of an account take now, in bytes as they were sent. */
export function measureStorage(
  db: Database,
  { accountId }: Pick<RecordKeeper, "accountId">,
): Promise<AccountStorage> {
  return readRow(
    db,
    { storedBytes: isInteger, fileCount: isInteger },
    sql`select coalesce(sum(bytes), 0)::float8 as "storedBytes", coalesce(sum(files), 0)::int as "fileCount" from (
          select sum(size_bytes) as bytes, count(*) as files from account_files where account_id = ${accountId}
          union all
          select sum(size_bytes), sum(cardinality(file_ids)) from waiting_bills
          where account_id = ${accountId} and finished_at is null
        ) as kept`,
  );
}

/**
 * Checks the limit before files are added, in the transaction that records them. Other uploads to the account wait
 * for its end, so simultaneous ones stay within the limit together. Null: allowed; otherwise what the account already
 * stores.
 */
export async function claimStorage(
  transaction: Database,
  keeper: RecordKeeper,
  added: readonly { sizeBytes: number }[],
): Promise<AccountStorage | null> {
  await transaction.execute(
    sql`select from accounts where account_id = ${keeper.accountId} for no key update`,
  );
  const storage = await measureStorage(transaction, keeper);
  const addedBytes = added.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  const hasRoom =
    storage.storedBytes + addedBytes <= MAX_STORED_BYTES &&
    storage.fileCount + added.length <= MAX_STORED_FILES;
  return hasRoom ? null : storage;
}
