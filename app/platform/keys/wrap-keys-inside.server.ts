import { sql } from "drizzle-orm";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { isBytes, isText, readRows } from "#app/platform/db/read-rows.server.ts";
import {
  findHeldKey,
  type MasterKeySource,
  openKeyFilesOf,
  WRAPPING,
  wrapInside,
} from "./master-key.server.ts";
import type { WrappedKeyTable } from "./wrapped-key-table.ts";

/** Nonce, tag and the 32 bytes of a key: one without a file key around it. */
const ALONE_BYTES = 60;
const ROWS_AT_ONCE = 500;

/** Wraps each key that the master key alone has wrapped with its own file key inside. */
export async function wrapKeysInside(
  db: PooledDatabase,
  source: MasterKeySource,
  tables: readonly WrappedKeyTable[],
): Promise<void> {
  const { accountKeys } = openKeyFilesOf(source);
  for (const { table, id } of tables) {
    const [tableName, idName] = [sql.identifier(table), sql.identifier(id)];
    for (;;) {
      const rows = await readRows(
        db,
        { id: isText, key_id: isText, wrapped_key: isBytes },
        sql`select ${idName}::text as id, key_id, wrapped_key from ${tableName}
            where octet_length(wrapped_key) = ${ALONE_BYTES} limit ${ROWS_AT_ONCE}`,
      );
      const [first] = rows;
      if (!first) break;
      await db.execute(sql`update master_key set has_wrapped_alone = true`);
      const { wrapping } = await findHeldKey(source, first.key_id);
      for (const row of rows) {
        const fileKey = await accountKeys.create(row.id);
        const inner = wrapInside(fileKey, row.id, wrapping.open(WRAPPING, row.wrapped_key));
        await db.execute(sql`
          update ${tableName} set wrapped_key = ${wrapping.seal(WRAPPING, inner)}
          where ${idName} = ${row.id} and wrapped_key = ${row.wrapped_key}`);
        await accountKeys.settle(row.id);
      }
    }
  }
}
