import { sql } from "drizzle-orm";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { isFlag, readRows } from "#app/platform/db/read-rows.server.ts";
import type { MasterKeySource } from "./master-key.server.ts";
import { rotateMasterKey } from "./rotate-master-key.server.ts";
import { wrapKeysInside } from "./wrap-keys-inside.server.ts";
import type { WrappedKeyTable } from "./wrapped-key-table.ts";

/** "to-change": the operator's own key opens what an earlier version wrote of accounts that are deleted by now. */
export type FormerKeys = "none" | "changed" | "to-change";

/**
 * Brings the keys of a database that was made without file keys to where their accounts can be deleted for good: each gets
 * one, and the master key, which alone opens what the database's log still holds of before, is changed once. To be done
 * before the site opens; broken off anywhere, the next start goes on.
 */
export async function endKeysAlone(
  db: PooledDatabase,
  source: MasterKeySource,
  tables: readonly WrappedKeyTable[],
): Promise<FormerKeys> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('keys alone'))`);
    await wrapKeysInside(db, source, tables);
    const [known] = await readRows(
      db,
      { has_wrapped_alone: isFlag },
      sql`select has_wrapped_alone from master_key`,
    );
    if (!known?.has_wrapped_alone) return "none";
    if (source.accountKey !== null) return "to-change";
    await rotateMasterKey(db, { ...source, nextAccountKey: null }, tables);
    return "changed";
  });
}
