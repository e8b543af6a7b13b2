import { sql } from "drizzle-orm";
import { serviceCategory } from "#app/domain/billing-codes/service-category.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import {
  type NamedHospital,
  searchHospitals,
  searchMisspeltHospitals,
} from "#app/domain/hospitals/finding/search-hospitals.server.ts";
import { normaliseHospitalName } from "#app/domain/hospitals/names/hospital-name.ts";
import type { FoundPlace } from "#app/domain/places/place.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isFlag, isInteger, isNumber, isText, orNull, readRows } from "#app/platform/db/read-rows.server.ts";
import type { HospitalForPlace } from "./hospital-for-place.ts";

const MAX_OFFERED = 5;
const MAX_LOOKED_AT = 20;
/** A search around a place finds the hospitals there by itself. */
const NEARBY_MILES = 25;

/**
 * Returns up to five hospitals whose names match the typed place: 'Rush' is a town in New York and a hospital in
 * Chicago. For a found city, only hospitals elsewhere with all its words whole; none if the city has a hospital
 * itself ('Houston'). None for a ZIP code, county, state, position, or city with its state, since those are clear.
 * `service`: null if no service was chosen.
 */
export async function findHospitalsForPlace(
  db: Database,
  typed: string,
  found: FoundPlace,
  service: ServiceCode | null,
): Promise<HospitalForPlace[]> {
  if (found.outcome === "unknown") {
    const named = await searchHospitals(db, typed, { limit: MAX_OFFERED });
    const isNothing = named.length === 0 && found.near.length === 0;
    const offered = isNothing ? await searchMisspeltHospitals(db, typed, { limit: MAX_OFFERED }) : named;
    return addDetails(db, offered, service, null);
  }
  const { place } = found;
  if (place.kind !== "city" || typed.includes(",") || (await isCityWithHospital(db, place.label))) return [];
  const words = normaliseHospitalName(typed).split(" ");
  const named = await searchHospitals(db, typed, { limit: MAX_LOOKED_AT });
  const whole = named.filter(({ name }) => {
    const own = normaliseHospitalName(name).split(" ");
    return words.every((word) => own.includes(word));
  });
  return (await addDetails(db, whole, service, place)).slice(0, MAX_OFFERED);
}

/** Whether a hospital is in a city of this name, in whatever state: 'Houston, TX'. */
async function isCityWithHospital(db: Database, label: string): Promise<boolean> {
  const city = label.replace(/, [A-Z]{2}$/, "").toLowerCase();
  const rows = await readRows(
    db,
    { isThere: isFlag },
    sql`select exists (
      select from hospitals where lower(city) in (${city}, ${normaliseHospitalName(city)})) as "isThere"`,
  );
  return rows[0]?.isThere ?? false;
}

/** With ZIP codes and what they price; those near the place are left out. */
async function addDetails(
  db: Database,
  hospitals: readonly NamedHospital[],
  service: ServiceCode | null,
  place: { latitude: number; longitude: number } | null,
): Promise<HospitalForPlace[]> {
  if (hospitals.length === 0) return [];
  const miles = place
    ? sql`chord_miles(globe_point(h.latitude, h.longitude) <-> globe_point(${place.latitude}, ${place.longitude}))`
    : sql`null::float8`;
  const hasService = service
    ? sql`exists (
        select from prices p where p.hospital_id = h.hospital_id and p.subcategory = ${serviceCategory(service).subcategory}
          and p.code_type = ${service.codeType} and p.code = ${service.code})`
    : sql`false`;
  const rows = await readRows(
    db,
    { hospitalId: isInteger, zip: orNull(isText), miles: orNull(isNumber), hasService: isFlag },
    sql`
    select h.hospital_id as "hospitalId", h.zip, ${miles} as miles, ${hasService} as "hasService"
    from hospitals h where h.hospital_id = any(${sql.param(hospitals.map(({ hospitalId }) => hospitalId))}::int[])`,
  );
  return hospitals.flatMap((hospital) => {
    const details = rows.find(({ hospitalId }) => hospitalId === hospital.hospitalId);
    if (!details || (details.miles !== null && details.miles <= NEARBY_MILES)) return [];
    return { ...hospital, zip: details.zip, hasService: details.hasService };
  });
}
