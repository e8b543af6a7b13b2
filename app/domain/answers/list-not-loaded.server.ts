import { sql } from "drizzle-orm";
import { isWithinMiles } from "#app/domain/hospitals/addresses/is-within-miles.ts";
import { cityName } from "#app/domain/hospitals/addresses/listed-address.ts";
import { generalHospitalTypes } from "#app/domain/hospitals/traits/general-hospital-types.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isNumber, isText, orNull, readRows } from "#app/platform/db/read-rows.server.ts";
import type { NotLoadedHospital } from "./answer.ts";

const MAX_HOSPITALS = 10;

/** The hospitals of CMS's list around a place whose price files are not here, nearest first, ten at most. */
export async function listNotLoaded(
  db: Database,
  place: { latitude: number; longitude: number },
  radiusMiles: number,
): Promise<NotLoadedHospital[]> {
  const chord = sql`globe_point(h.latitude, h.longitude) <-> globe_point(${place.latitude}, ${place.longitude})`;
  const rows = await readRows(
    db,
    {
      hospitalName: isText,
      hospitalShortId: isText,
      city: orNull(isText),
      state: isText,
      phone: orNull(isText),
      distanceMiles: orNull(isNumber),
    },
    sql`
    select name as "hospitalName", short_id as "hospitalShortId", city, state, phone, chord_miles(${chord}) as "distanceMiles"
    from hospitals h
    where current_import_id is null and ccn is not null and hospital_type = any(${sql.param(generalHospitalTypes)}::text[])
      and ${isWithinMiles(place, radiusMiles)}
    order by ${chord}, hospital_id limit ${MAX_HOSPITALS}`,
  );
  return rows.map((row) => ({ ...row, city: cityName(row.city) }));
}
