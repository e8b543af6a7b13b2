import pg from "pg";
import { inTransaction } from "./in-transaction.server.ts";
import type { PooledDatabase } from "./open-database.server.ts";

/** The share of a table that may change before its statistics are updated. */
const CHANGED_SHARE = 0.1;

/**
 * Makes PostgreSQL analyze the tables that have changed much since it last did, so that the first query after a large
 * import is planned as well as the later ones. Its own background worker would come a minute later. A temporary table
 * belongs to its connection alone.
 */
export async function analyzeGrownTables(db: PooledDatabase): Promise<void> {
  const { rows } = await db.$client.query<{ name: string }>(
    `select stat.relname as name from pg_stat_user_tables stat join pg_class on pg_class.oid = relid
     where n_mod_since_analyze > $1 * greatest(reltuples, 100000) and relpersistence <> 't'`,
    [CHANGED_SHARE],
  );
  if (rows.length === 0) return;
  await inTransaction(db, (client) =>
    client.query(`analyze ${rows.map(({ name }) => pg.escapeIdentifier(name)).join(", ")}`),
  );
}
