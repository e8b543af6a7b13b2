import pg from "pg";
import { inTransaction } from "./in-transaction.server.ts";
import type { PooledDatabase } from "./open-database.server.ts";

/** Readers of the table wait behind a process that waits to drop its index. */
const MAX_WAIT_LENGTH = "200ms";
/** Building in memory what fits: the default is a quarter of it. */
const BUILDING_MEMORY = "256MB";

const LOCK_NOT_AVAILABLE = "55P03";

/** Drops indexes, to be built in one go after many rows were added: that takes a fifth of the time of keeping them up to date.
 * Each definition stays in the database, so that `buildPostponedIndexes` makes the index whatever happens in the meantime. Where
 * the table is in use just now they stay. */
export async function postponeIndexes(db: PooledDatabase, names: readonly string[]): Promise<void> {
  try {
    await inTransaction(db, async (client) => {
      await client.query(`set local lock_timeout = '${MAX_WAIT_LENGTH}'`);
      const { rows } = await client.query<{ name: string }>(
        `insert into postponed_indexes (name, definition)
         select name, pg_get_indexdef(to_regclass(name)) from unnest($1::text[]) asked(name)
         where to_regclass(name) is not null
         on conflict do nothing returning name`,
        [names],
      );
      for (const { name } of rows) await client.query(`drop index ${pg.escapeIdentifier(name)}`);
    });
  } catch (error) {
    if ((error as Partial<pg.DatabaseError>).code !== LOCK_NOT_AVAILABLE) throw error;
  }
}

/** Builds all postponed indexes, from any process. Readers continue; writers to the table wait for seconds. */
export async function buildPostponedIndexes(db: PooledDatabase): Promise<void> {
  const { rows } = await db.$client.query("select from postponed_indexes limit 1");
  if (rows.length === 0) return;
  await inTransaction(db, async (client) => {
    await client.query(`set local maintenance_work_mem = '${BUILDING_MEMORY}'`);
    const postponed = await client.query<{ definition: string }>(
      "delete from postponed_indexes returning definition",
    );
    for (const { definition } of postponed.rows) await client.query(definition);
  });
}
