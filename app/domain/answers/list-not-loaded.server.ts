import { sql } from "drizzle-orm";
import { isWithinMiles } from "#app/domain/hospitals/addresses/is-within-miles.ts";
import { cityName } from "#app/domain/hospitals/addresses/listed-address.ts";
import { generalHospitalTypes } from "#app/domain/hospitals/traits/general-hospital-types.ts";
import { FROM_WATCHED, REASON_SQL } from "#app/domain/sources/find-price-file-standing.server.ts";
import { PRICE_FILE_REASONS } from "#app/domain/sources/price-file-state.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isNumber, isOneOf, isText, orNull, readRows } from "#app/platform/db/read-rows.server.ts";
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
      fileReason: isOneOf(PRICE_FILE_REASONS),
    },
    sql`
    select h.name as "hospitalName", h.short_id as "hospitalShortId", h.city, h.state, h.phone, chord_miles(${chord}) as "distanceMiles",
      ${REASON_SQL} as "fileReason"
    from ${FROM_WATCHED}
    where h.current_import_id is null and h.ccn is not null and h.hospital_type = any(${sql.param(generalHospitalTypes)}::text[])
      and ${isWithinMiles(place, radiusMiles)}
    order by ${chord}, h.hospital_id limit ${MAX_HOSPITALS}`,
  );
  return rows.map((row) => ({ ...row, city: cityName(row.city) }));
}
