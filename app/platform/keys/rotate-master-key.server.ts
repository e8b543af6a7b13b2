import { sql } from "drizzle-orm";
import type pg from "pg";
import { inTransaction } from "#app/platform/db/in-transaction.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { isText, readRows } from "#app/platform/db/read-rows.server.ts";
import { ensureSecretFile, replaceSecretFile } from "#app/platform/files/secret-file.server.ts";
import {
  findHeldKey,
  type HeldKey,
  heldKeyOf,
  type MasterKeySource,
  masterKeyFile,
  nextMasterKeyFile,
  WRAPPING,
} from "./master-key.server.ts";
import { wrapKeysInside } from "./wrap-keys-inside.server.ts";
import type { WrappedKeyTable } from "./wrapped-key-table.ts";

const ROWS_AT_ONCE = 5000;

/** Takes a new master key into use: wraps every key with it in one transaction, then puts it in the file's place. If interrupted
 * anywhere, the site opens with the old or the new one. A running site takes the new file up by itself; the operator's own key
 * (`accountKey`) is replaced by `nextAccountKey` here, and by the operator in the settings. Returns the number of rewrapped keys.
 */
export async function rotateMasterKey(
  db: PooledDatabase,
  source: MasterKeySource & { nextAccountKey: string | null },
  tables: readonly WrappedKeyTable[],
): Promise<number> {
  const [known] = await readRows(db, { key_id: isText }, sql`select key_id from master_key`);
  if (!known) return 0;
  await wrapKeysInside(db, source, tables);
  const old = await findHeldKey(source, known.key_id);
  const next = heldKeyOf(source.accountKey === null ? await makeNext(source) : getNext(source));
  if (next.keyId === old.keyId) throw new Error("ACCOUNT_KEY_NEXT is the key that is in use: set another.");
  const count = await inTransaction(db, (client) => wrapAll(client, old, next, tables));
  if (source.accountKey === null) await replaceSecretFile(masterKeyFile(source), nextMasterKeyFile(source));
  return count;
}

function makeNext(source: MasterKeySource): Promise<string> {
  return ensureSecretFile(nextMasterKeyFile(source), "remove it, and a new one is made.");
}

function getNext({ nextAccountKey }: { nextAccountKey: string | null }): string {
  if (nextAccountKey !== null) return nextAccountKey;
  throw new Error(
    "This site has an ACCOUNT_KEY of its own: set ACCOUNT_KEY_NEXT to the key that takes its place.",
  );
}

/** A process that opens an account in the meantime waits for the master key's row. */
async function wrapAll(
  client: pg.ClientBase,
  old: HeldKey,
  next: HeldKey,
  tables: readonly WrappedKeyTable[],
): Promise<number> {
  const anew = (wrapped: Buffer) => next.wrapping.seal(WRAPPING, old.wrapping.open(WRAPPING, wrapped));
  const { rows } = await client.query<{ wrapped_index_key: Buffer }>(
    "select wrapped_index_key from master_key where key_id = $1 for update",
    [old.keyId],
  );
  if (!rows[0]) throw new Error("The key was changed by another process meanwhile.");
  await client.query("insert into master_key (key_id, wrapped_index_key) values ($1, $2)", [
    next.keyId,
    anew(rows[0].wrapped_index_key),
  ]);
  let count = 0;
  for (const { table, id, idType } of tables) {
    for (;;) {
      const { rows: wrapped } = await client.query<{ id: unknown; wrapped_key: Buffer }>(
        `select ${id} as id, wrapped_key from ${table} where key_id = $1 limit ${ROWS_AT_ONCE}`,
        [old.keyId],
      );
      if (wrapped.length === 0) break;
      await client.query(
        `update ${table} set key_id = $1, wrapped_key = fresh.wrapped_key
         from unnest($2::${idType}[], $3::bytea[]) fresh (id, wrapped_key) where ${table}.${id} = fresh.id`,
        [next.keyId, wrapped.map((row) => row.id), wrapped.map((row) => anew(row.wrapped_key))],
      );
      count += wrapped.length;
    }
  }
  await client.query("delete from master_key where key_id = $1", [old.keyId]);
  return count;
}
