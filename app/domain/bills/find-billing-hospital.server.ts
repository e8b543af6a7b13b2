import { sql } from "drizzle-orm";
import { normaliseHospitalName } from "#app/domain/hospitals/names/hospital-name.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { ProviderPlace } from "./bill.ts";

type Namesake = { hospitalId: number; isInPlace: boolean };

/** Returns the number of the only hospital that can be the bill's provider: the only one with its name in the
 *  printed state, if any. If several are there, the only one in its ZIP code or city counts. Null when in doubt. */
export async function findBillingHospital(
  db: Database,
  name: string,
  place: ProviderPlace | null,
): Promise<number | null> {
  const matchName = normaliseHospitalName(name);
  if (matchName === "") return null;
  const { rows } = await db.execute<Namesake>(sql`
    select hospital_id as "hospitalId",
      coalesce(zip = ${place?.zip ?? null} or lower(city) = lower(${place?.city ?? null}), false) as "isInPlace"
    from hospitals
    where match_name = ${matchName} ${place ? sql`and state = ${place.state}` : sql``}`);
  const [hospital, another] = rows.length > 1 ? rows.filter(({ isInPlace }) => isInPlace) : rows;
  return hospital && !another ? hospital.hospitalId : null;
}
