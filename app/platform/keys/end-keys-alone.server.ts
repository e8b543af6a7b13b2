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
 * Adds file keys to a database made without them, so that its accounts can be deleted permanently. Each account key
 * gets one. The master key is then changed once, because it alone opens old data in the database's log. Must run
 * before the site opens; if interrupted, the next start continues.
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
