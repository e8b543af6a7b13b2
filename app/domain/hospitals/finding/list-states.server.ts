import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isText, readRows } from "#app/platform/db/read-rows.server.ts";
import { compareStateNames } from "../addresses/us-states.ts";

/** The states of the hospitals with prices, in the order of their names. */
export async function listStates(db: Database): Promise<{ state: string; hospitalCount: number }[]> {
  const states = await readRows(
    db,
    { state: isText, hospitalCount: isInteger },
    sql`
    select state, hospital_count as "hospitalCount" from state_totals`,
  );
  return states.sort((a, b) => compareStateNames(a.state, b.state));
}
