import path from "node:path";
import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isFlag, readRows } from "#app/platform/db/read-rows.server.ts";
import type { MasterKey } from "#app/platform/keys/master-key.server.ts";

/** Throws, with what to do, if account keys can't be read, or if accounts exist and the folder of their keys is gone. An empty
 *  folder would hide the loss. */
export async function checkKeyFiles(db: Database, masterKey: MasterKey, dataDir: string): Promise<void> {
  await masterKey.waitingKeys.checkAccess();
  await masterKey.accountKeys.checkAccess();
  if (await masterKey.accountKeys.isThere()) return;
  const [row] = await readRows(
    db,
    { has_accounts: isFlag },
    sql`select exists (select from accounts) as has_accounts`,
  );
  if (!row?.has_accounts) return;
  throw new Error(
    `${path.join(dataDir, "account-keys")} is missing: it holds a key of each account. Put the folder back from a backup of the same day as the database's, or set DATA_DIR (FILES_URL, where several machines share a folder) to where it is. Nothing was changed; without it nobody can open the accounts.`,
  );
}
