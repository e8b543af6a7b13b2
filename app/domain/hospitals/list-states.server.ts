import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";

/** The states of the hospitals with prices, by their letters. */
export async function listStates(db: Database): Promise<{ state: string; hospitalCount: number }[]> {
  const { rows } = await db.execute<{ state: string; hospitalCount: number }>(sql`
    select state, count(*)::int as "hospitalCount" from hospitals
    where current_import_id is not null group by state order by state`);
  return rows;
}
