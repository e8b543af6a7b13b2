import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isText, readRows } from "#app/platform/db/read-rows.server.ts";
import { cityName } from "../addresses/listed-address.ts";
import { findState } from "../addresses/us-states.ts";

/** The cities of the hospitals with prices as 'City, ST', by state and city; of an unknown state there are none. */
export async function listLocations(db: Database, { state }: { state?: string } = {}): Promise<string[]> {
  const rows = await readRows(
    db,
    { city: isText, state: isText },
    sql`
    select min(city) as city, state from hospitals
    where current_import_id is not null and city is not null
      ${state === undefined ? sql`` : sql`and state = ${findState(state) ?? ""}`}
    group by state, lower(city) order by state, lower(city)`,
  );
  return rows.map((row) => `${cityName(row.city)}, ${row.state}`);
}
