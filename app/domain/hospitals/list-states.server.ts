import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";

/** The states of the hospitals with prices, by their letters. */
export async function listStates(db: Database): Promise<{ state: string; hospitalCount: number }[]> {
  const { rows } = await db.execute<{ state: string; hospitalCount: number }>(sql`
    select state, hospital_count as "hospitalCount" from state_totals order by state`);
  return rows;
}
