import { sql } from "drizzle-orm";
import { isWithinMiles } from "#app/domain/hospitals/addresses/is-within-miles.ts";
import { generalHospitalTypes } from "#app/domain/hospitals/traits/general-hospital-types.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isFlag, isNumber, isText, orNull, readRows, type Shape } from "#app/platform/db/read-rows.server.ts";
import { findHospitalPolicies } from "./find-hospital-policies.server.ts";
import {
  type AssistingHospital,
  SCREENED_HOSPITAL_COLUMNS,
  SCREENED_HOSPITAL_ROW,
  type ScreenedHospitalRow,
  screenedHospital,
} from "./find-screened-hospital.server.ts";

/** A hospital near a place, in great-circle miles. */
export type NearAssistingHospital = AssistingHospital & {
  phone: string | null;
  distanceMiles: number;
  /** Whether its coordinates are only those of its ZIP code or city. */
  isPositionApproximate: boolean;
};

type Row = ScreenedHospitalRow &
  Pick<NearAssistingHospital, "phone" | "distanceMiles" | "isPositionApproximate">;

const ROW: Shape<Row> = {
  ...SCREENED_HOSPITAL_ROW,
  phone: orNull(isText),
  distanceMiles: isNumber,
  isPositionApproximate: isFlag,
};

/** More than there are within 100 miles of New York. */
const MAX_HOSPITALS = 600;

/**
 * The hospitals around a place that treat everyone, with or without prices, nearest first; `miles` null: the nearest one,
 * however far. Those whose type CMS's list does not say are among them.
 */
export async function listHospitalsNear(
  db: Database,
  place: { latitude: number; longitude: number },
  miles: number | null,
): Promise<NearAssistingHospital[]> {
  const chord = sql`globe_point(h.latitude, h.longitude) <-> globe_point(${place.latitude}, ${place.longitude})`;
  const rows = await readRows(
    db,
    ROW,
    sql`
    select ${SCREENED_HOSPITAL_COLUMNS}, h.phone, chord_miles(${chord}) as "distanceMiles",
      h.is_position_approximate as "isPositionApproximate"
    from hospitals h
    where h.latitude is not null and h.longitude is not null
      and (h.hospital_type is null or h.hospital_type = any(${sql.param(generalHospitalTypes)}::text[]))
      and ${miles === null ? sql`true` : isWithinMiles(place, miles)}
    order by ${chord}, h.hospital_id limit ${miles === null ? 1 : MAX_HOSPITALS}`,
  );
  const policies = await findHospitalPolicies(
    db,
    rows.map(({ hospitalId }) => hospitalId),
  );
  return rows.map((row) => screenedHospital(row, policies.get(row.hospitalId) ?? null));
}
