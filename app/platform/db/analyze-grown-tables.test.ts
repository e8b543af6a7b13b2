import { expect, test } from "vitest";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { analyzeGrownTables } from "./analyze-grown-tables.server.ts";

test("grown tables are looked at anew; another connection's temporary ones are left alone", async () => {
  const { db, close } = await openTestDatabase();
  const client = await db.$client.connect();
  const grown = async () => {
    const { rows } = await db.$client.query<{ names: string[] }>(
      `select coalesce(array_agg(relname::text order by relname), '{}') as names
       from pg_stat_user_tables where n_mod_since_analyze > 20000`,
    );
    return rows[0]!.names;
  };
  try {
    await client.query(`
      create table grown as select generate_series(1, 30000) as n;
      create temporary table passing as select generate_series(1, 30000) as n;
      select pg_stat_force_next_flush()`);
    await expect.poll(grown).toEqual(["grown", "passing"]);
    await analyzeGrownTables(db);
    await expect.poll(grown).toEqual(["passing"]);
  } finally {
    client.release();
    await close();
  }
});
