import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isNumber, isText, orNull, readRows } from "#app/platform/db/read-rows.server.ts";
import { cityName } from "./listed-address.ts";
import { typedText } from "./typed-text.ts";
import { findState } from "./us-states.ts";

/** Degrees, and the place's name as pages show it. */
export type Place = { latitude: number; longitude: number; label: string };

const POSITION = /^(-?\d{1,3}(?:\.\d{1,12})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,12})?)$/;
const ZIP = /^(\d{5})(?:-\d{4})?$/;
const CITY_AND_STATE = /^(.+?)\s*,\s*([^,]+)$/;

/**
 * Where a location lies that a visitor typed: 'City, ST' or a ZIP code of a known hospital (the middle of the hospitals
 * there), or 'latitude,longitude'. Null where it is none of these or no hospital there has coordinates.
 */
export async function findPlace(db: Database, location: string): Promise<Place | null> {
  const text = typedText(location);
  const position = POSITION.exec(text);
  if (position) {
    const [latitude, longitude] = [Number(position[1]), Number(position[2])];
    if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
    return { latitude, longitude, label: `${latitude.toFixed(2)}, ${longitude.toFixed(2)}` };
  }
  const zip = ZIP.exec(text)?.[1];
  if (zip) {
    const middle = await findMiddle(db, sql`zip = ${zip}`);
    return middle && { ...middle.place, label: zip };
  }
  const [, city, stateText] = CITY_AND_STATE.exec(text) ?? [];
  const state = findState(stateText ?? "");
  if (!city || !state) return null;
  const middle = await findMiddle(db, sql`lower(city) = lower(${city}) and state = ${state}`);
  return middle && { ...middle.place, label: `${cityName(middle.city ?? city)}, ${state}` };
}

async function findMiddle(
  db: Database,
  which: ReturnType<typeof sql>,
): Promise<{ place: { latitude: number; longitude: number }; city: string | null } | null> {
  const middle = { latitude: orNull(isNumber), longitude: orNull(isNumber), city: orNull(isText) };
  const rows = await readRows(
    db,
    middle,
    sql`
    select avg(latitude) as latitude, avg(longitude) as longitude, min(city) as city from hospitals
    where ${which} and latitude is not null and longitude is not null`,
  );
  const { latitude, longitude, city } = rows[0]!;
  return latitude === null || longitude === null ? null : { place: { latitude, longitude }, city };
}
