import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { endKeysAlone } from "#app/platform/keys/end-keys-alone.server.ts";
import { type MasterKey, type MasterKeySource, openMasterKey } from "#app/platform/keys/master-key.server.ts";
import { checkKeyFiles } from "./check-key-files.server.ts";
import { keyTables } from "./key-tables.ts";

/** Returns the keys of accounts, converted to the format of this version. Throws with what to do if the keys aren't available. */
export async function openSiteKeys(db: PooledDatabase, source: MasterKeySource): Promise<MasterKey> {
  const former = await endKeysAlone(db, source, keyTables);
  if (former === "to-change") {
    console.warn(
      "ACCOUNT_KEY still opens what the database's log and free pages hold of accounts that were deleted before this version. Run `npx faircharge accounts rotate` once to change it.",
    );
  }
  const masterKey = await openMasterKey(db, source);
  await checkKeyFiles(db, masterKey, source.dataDir);
  return masterKey;
}
