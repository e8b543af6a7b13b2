import { findState, US_STATES } from "#app/domain/hospitals/addresses/us-states.ts";
import { typedText } from "#app/domain/hospitals/names/typed-text.ts";
import { trimEndOf } from "#app/platform/text/trim-end-of.ts";
import type { Gazetteer, NamedArea, ZipCode } from "./open-gazetteer.server.ts";
import type { FoundPlace, Place, Point } from "./place.ts";
import { placeKey, wordsOf } from "./place-key.ts";

const POSITION = /^(-?\d{1,3}(?:\.\d{1,12})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,12})?)$/;
/** Alone or behind an address, with or without its four digits more. */
const ZIP = /(?:^|[\s,])(\d{5})(?:[-\s]?\d{4})?$/;
const COUNTRY = /[\s,](?:usa|u\.s\.a\.|us|u\.s\.|united states(?: of america)?)$/i;
const COUNTY_WORDS = new Set(["county", "parish", "borough"]);
const MAX_STATE_WORDS = 4;
const MAX_OTHERS = 5;
/** A city of nearly the same name is offered where it is this many times larger: Pittsburgh, not Pittsburg. */
const MUCH_LARGER = 4;

/** Names that no list has, by `placeKey`. */
const NICKNAMES: ReadonlyMap<string, string> = new Map([
  ["nyc", "New York, NY"],
  ["thebronx", "Bronx, NY"],
  ["newyork", "New York, NY"],
  ["newyorkcity", "New York, NY"],
  ["nuevayork", "New York, NY"],
  ["ciudaddenuevayork", "New York, NY"],
  ["filadelfia", "Philadelphia, PA"],
  ["nuevaorleans", "New Orleans, LA"],
  ["dc", "Washington, DC"],
  ["districtofcolumbia", "Washington, DC"],
  ["sf", "San Francisco, CA"],
  ["philly", "Philadelphia, PA"],
  ["vegas", "Las Vegas, NV"],
  ["slc", "Salt Lake City, UT"],
  ["nola", "New Orleans, LA"],
]);

/** The city that a state's name or letters may mean as well. */
const CITY_OF_STATE_NAME: ReadonlyMap<string, string> = new Map([
  ["la", "Los Angeles, CA"],
  ["washington", "Washington, DC"],
]);
const STATE_OF_CITY_NAME: ReadonlyMap<string, string> = new Map([
  ["newyork", "NY"],
  ["nuevayork", "NY"],
]);

/**
 * Returns the place that a visitor means: any ZIP code, city, county ('Cook County') or state, cities and counties with or
 * without their state, or 'latitude,longitude'. Of several of one name the largest is found, the others are its alternatives. A
 * ZIP code that no list has is placed at the center of those with its first three digits.
 */
export function findPlace(gazetteer: Gazetteer, location: string): FoundPlace {
  const typed = typedText(location);
  const place = typed.replace(COUNTRY, "");
  const text = place === typed ? typed : trimEndOf(place, /[\s,]/);
  const position = POSITION.exec(text);
  if (position) return findPosition(Number(position[1]), Number(position[2]));
  const zip = ZIP.exec(text)?.[1];
  if (zip) return findZip(gazetteer, zip);
  return findNamed(gazetteer, text);
}

function findPosition(latitude: number, longitude: number): FoundPlace {
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return { outcome: "unknown", near: [] };
  const label = `${latitude.toFixed(2)}, ${longitude.toFixed(2)}`;
  return found({ kind: "position", label, latitude, longitude, isApproximate: false });
}

function findZip(gazetteer: Gazetteer, zip: string): FoundPlace {
  const known = gazetteer.findZipCode(zip);
  if (known) {
    const { city, state, latitude, longitude } = known;
    return found({
      kind: "zip",
      label: `${city}, ${state} ${zip}`,
      latitude,
      longitude,
      isApproximate: false,
    });
  }
  const middle = middleOf(gazetteer.listZipCodes(zip.slice(0, 3)));
  if (!middle) return { outcome: "unknown", near: [] };
  return found({ kind: "zip", label: zip, ...middle, isApproximate: true });
}

function middleOf(zipCodes: readonly ZipCode[]): { latitude: number; longitude: number } | null {
  if (zipCodes.length === 0) return null;
  const mean = (of: "latitude" | "longitude") =>
    zipCodes.reduce((sum, zipCode) => sum + zipCode[of], 0) / zipCodes.length;
  return { latitude: mean("latitude"), longitude: mean("longitude") };
}

function findNamed(gazetteer: Gazetteer, text: string): FoundPlace {
  const words = wordsOf(text);
  const key = placeKey(words);
  const nickname = NICKNAMES.get(key);
  if (nickname) {
    const state = STATE_OF_CITY_NAME.get(key);
    return found(cityOf(gazetteer, nickname), state ? [stateOf(state)] : []);
  }
  const state = findState(text) ?? findState(words.join(" "));
  if (state) {
    const city = CITY_OF_STATE_NAME.get(key);
    return found(stateOf(state), city ? [cityOf(gazetteer, city)] : []);
  }
  const areas = text.includes(",") ? [] : listAreas(gazetteer, words);
  if (areas.length > 0) return foundArea(gazetteer, key, areas);
  return findInState(gazetteer, words) ?? { outcome: "unknown", near: nearOf(gazetteer, words, null) };
}

/** 'Evanston, IL', 'evanston illinois'; null where no state stands last. */
function findInState(gazetteer: Gazetteer, words: readonly string[]): FoundPlace | null {
  for (let count = Math.min(MAX_STATE_WORDS, words.length - 1); count > 0; count--) {
    const state = findState(words.slice(-count).join(" "));
    if (!state) continue;
    const name = words.slice(0, -count);
    const area = listAreas(gazetteer, name).find((candidate) => candidate.state === state);
    if (area) return found(pointOf(area));
    return { outcome: "unknown", near: nearOf(gazetteer, name, state) };
  }
  return null;
}

function listAreas(gazetteer: Gazetteer, words: readonly string[]): readonly NamedArea[] {
  const isCounty = words.length > 1 && COUNTY_WORDS.has(words.at(-1) ?? "");
  const cities = gazetteer.listCities(placeKey(words));
  return isCounty && cities.length === 0 ? gazetteer.listCounties(placeKey(words.slice(0, -1))) : cities;
}

function foundArea(gazetteer: Gazetteer, key: string, areas: readonly NamedArea[]): FoundPlace {
  const [largest, ...others] = areas as [NamedArea, ...NamedArea[]];
  const alike = gazetteer
    .listCitiesAlike(key)
    .filter(
      ({ size }) =>
        largest.kind === "city" &&
        size > MUCH_LARGER * largest.size &&
        !areas.some((area) => area.size === size),
    );
  return found(pointOf(largest), [...alike, ...others].map(pointOf));
}

/** What may be meant by a name that nothing in its state bears: the same name elsewhere, then names like it there. */
function nearOf(gazetteer: Gazetteer, name: readonly string[], state: string | null): Place[] {
  const alike = gazetteer.listCitiesAlike(placeKey(name));
  const inState = state === null ? alike : alike.filter((city) => city.state === state);
  const elsewhere = state === null ? [] : listAreas(gazetteer, name);
  return [...elsewhere, ...inState].slice(0, MAX_OTHERS).map(pointOf);
}

function cityOf(gazetteer: Gazetteer, cityAndState: string): Point {
  const [name = "", state] = cityAndState.split(", ");
  const city = gazetteer.listCities(placeKey(wordsOf(name))).find((candidate) => candidate.state === state);
  if (!city) throw new Error(`The gazetteer does not know ${cityAndState}.`);
  return pointOf(city);
}

function pointOf({ kind, name, state, latitude, longitude }: NamedArea): Point {
  const label = `${kind === "county" ? countyName(name, state) : name}, ${state}`;
  return { kind, label, latitude, longitude, isApproximate: false };
}

/** Virginia's and other independent cities count as counties under their own names. */
function countyName(name: string, state: string): string {
  if (/\bcity\b/i.test(name)) return name;
  if (state === "LA") return `${name} Parish`;
  return state === "AK" ? name : `${name} County`;
}

function stateOf(state: string): Place {
  return { kind: "state", label: US_STATES.get(state) ?? state, state };
}

function found(place: Place, alternatives: Place[] = []): FoundPlace {
  return { outcome: "found", place, alternatives: alternatives.slice(0, MAX_OTHERS) };
}
