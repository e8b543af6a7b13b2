import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isText, orNull, readRows } from "#app/platform/db/read-rows.server.ts";
import { cityName } from "../addresses/listed-address.ts";
import { findState } from "../addresses/us-states.ts";

/** The hospitals of a state that have prices, by name; two of one name by city. */
export async function listHospitalNames(
  db: Database,
  { state }: { state: string },
): Promise<{ hospitalId: number; shortId: string; name: string; city: string | null; state: string }[]> {
  const listed = {
    hospitalId: isInteger,
    shortId: isText,
    name: isText,
    city: orNull(isText),
    state: isText,
  };
  const rows = await readRows(
    db,
    listed,
    sql`
    select hospital_id as "hospitalId", short_id as "shortId", name, city, state from hospitals
    where current_import_id is not null and state = ${findState(state) ?? ""}
    order by name, city, hospital_id`,
  );
  return rows.map((row) => ({ ...row, city: cityName(row.city) }));
}
