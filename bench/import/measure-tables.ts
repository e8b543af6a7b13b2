import { openDatabase } from "#app/platform/db/open-database.server.ts";

/** A table or an index and its bytes on disk. */
export type MeasuredRelation = { name: string; bytes: number };

const TABLES = ["charge_rates", "rate_texts", "standard_charges", "prices"];

/** How many bytes the tables of charges and each of their indexes take, TOAST included. */
export async function measureTables(dataDir: string): Promise<MeasuredRelation[]> {
  const database = await openDatabase({ databaseUrl: null, dataDir, statementTimeoutMs: 0 });
  try {
    const { rows } = await database.db.$client.query<MeasuredRelation>(
      `select relation::text as name,
         (case when relkind = 'r' then pg_table_size(relation) else pg_relation_size(relation) end)::float8 as bytes
       from (
         select oid::regclass as relation, relkind, relname as of_table from pg_class where relname = any($1)
         union all
         select indexrelid::regclass, 'i', c.relname from pg_index join pg_class c on c.oid = indrelid
         where c.relname = any($1)
       ) relations
       order by array_position($1, of_table::text), relkind = 'i', bytes desc`,
      [TABLES],
    );
    return rows;
  } finally {
    await database.close();
  }
}
