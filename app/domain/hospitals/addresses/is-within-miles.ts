import { type SQL, sql } from "drizzle-orm";
import { EARTH_RADIUS_MILES } from "#app/domain/places/miles-between.ts";

/** Whether hospital `h` is so near: a box around the place, which the index knows, and in it the circle. */
export function isWithinMiles(
  { latitude, longitude }: { latitude: number; longitude: number },
  miles: number,
): SQL {
  const angle = Math.min(Math.max(miles, 0) / EARTH_RADIUS_MILES, Math.PI);
  const chord = 2 * Math.sin(angle / 2);
  const at = sql`globe_point(${latitude}, ${longitude})`;
  const hospital = sql`globe_point(h.latitude, h.longitude)`;
  return sql`(${hospital} <@ cube_enlarge(${at}, ${chord}::float8, 3) and ${hospital} <-> ${at} <= ${chord})`;
}
