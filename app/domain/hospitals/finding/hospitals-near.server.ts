import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import {
  isFlag,
  isInteger,
  isNumber,
  isText,
  orNull,
  readRows,
  type Shape,
} from "#app/platform/db/read-rows.server.ts";
import { cityName } from "../addresses/listed-address.ts";

/** Great-circle miles from the place asked for. */
export type NearHospital = {
  hospitalId: number;
  shortId: string;
  name: string;
  city: string | null;
  state: string;
  latitude: number;
  longitude: number;
  /** Whether the coordinates are only those of its ZIP code or city. */
  isPositionApproximate: boolean;
  distanceMiles: number;
};

const NEAR_ROW: Shape<NearHospital> = {
  hospitalId: isInteger,
  shortId: isText,
  name: isText,
  city: orNull(isText),
  state: isText,
  latitude: isNumber,
  longitude: isNumber,
  isPositionApproximate: isFlag,
  distanceMiles: isNumber,
};

const MAX_HOSPITALS = 100;

/** The hospitals with prices that are nearest to one, itself left out; none where it has no coordinates. */
export async function listHospitalsNear(
  db: Database,
  hospital: { hospitalId: number; latitude: number | null; longitude: number | null },
  { limit }: { limit: number },
): Promise<NearHospital[]> {
  const { hospitalId, latitude, longitude } = hospital;
  if (latitude === null || longitude === null) return [];
  const rows = await readRows<NearHospital>(
    db,
    NEAR_ROW,
    sql`
    select hospital_id as "hospitalId", short_id as "shortId", name, city, state, latitude, longitude,
      is_position_approximate as "isPositionApproximate", chord_miles(chord) as "distanceMiles"
    from (
      select *, globe_point(latitude, longitude) <-> globe_point(${latitude}, ${longitude}) as chord from hospitals
      where current_import_id is not null and latitude is not null and longitude is not null
      order by chord limit ${Math.min(Math.max(limit, 0), MAX_HOSPITALS) + 1}
    ) nearest
    where hospital_id <> ${hospitalId}
    order by chord, hospital_id limit ${Math.min(Math.max(limit, 0), MAX_HOSPITALS)}`,
  );
  return rows.map((row) => ({ ...row, city: cityName(row.city) }));
}
