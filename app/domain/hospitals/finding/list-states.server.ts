import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isText, readRows } from "#app/platform/db/read-rows.server.ts";
import { US_STATES } from "../addresses/us-states.ts";

/** The states of the hospitals with prices, in the order of their English names. */
export async function listStates(db: Database): Promise<{ state: string; hospitalCount: number }[]> {
  const states = await readRows(
    db,
    { state: isText, hospitalCount: isInteger },
    sql`
    select state, hospital_count as "hospitalCount" from state_totals`,
  );
  return states.sort((a, b) => (nameOf(a.state) < nameOf(b.state) ? -1 : 1));
}

const nameOf = (state: string) => US_STATES.get(state) ?? state;
