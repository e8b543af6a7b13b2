import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isText, readRows } from "#app/platform/db/read-rows.server.ts";

/** The states of the hospitals with prices, by their letters. */
export async function listStates(db: Database): Promise<{ state: string; hospitalCount: number }[]> {
  return readRows(
    db,
    { state: isText, hospitalCount: isInteger },
    sql`
    select state, hospital_count as "hospitalCount" from state_totals order by state`,
  );
}
