import { readFileSync } from "node:fs";
import path from "node:path";
import { itemAt } from "#app/domain/item-at.ts";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { openNames } from "./names-alike.ts";
import { placeKey, wordsOf } from "./place-key.ts";

/** A ZIP code with its post office's city; county '' = not known (the territories'). */
export type ZipCode = {
  zip: string;
  city: string;
  state: string;
  county: string;
  latitude: number;
  longitude: number;
};

/** `size`: people, and among places that no list counts the number of ZIP codes; it orders, no more. */
export type NamedArea = {
  kind: "city" | "county";
  name: string;
  state: string;
  latitude: number;
  longitude: number;
  size: number;
};

/** The ZIP codes, cities and counties of the United States. Read at the first question, in 0.2 s. */
export type Gazetteer = {
  findZipCode(zip: string): ZipCode | null;
  /** Those that begin with these digits. */
  listZipCodes(digits: string): ZipCode[];
  /** Those of a name, by `placeKey`, the largest first. */
  listCities(key: string): readonly NamedArea[];
  listCounties(key: string): readonly NamedArea[];
  /** Cities whose names are spelled nearly so, the nearest and largest first. */
  listCitiesAlike(key: string): NamedArea[];
};

export function gazetteerFolder(): string {
  return path.join(projectRoot(), "app/domain/places/gazetteer");
}

export function openGazetteer(): Gazetteer {
  let read: Gazetteer | null = null;
  const gazetteer = () => {
    read ??= readGazetteer();
    return read;
  };
  return {
    findZipCode: (zip) => gazetteer().findZipCode(zip),
    listZipCodes: (digits) => gazetteer().listZipCodes(digits),
    listCities: (key) => gazetteer().listCities(key),
    listCounties: (key) => gazetteer().listCounties(key),
    listCitiesAlike: (key) => gazetteer().listCitiesAlike(key),
  };
}

function readGazetteer(): Gazetteer {
  const lines = readLines("zip-codes.tsv");
  const { cities, counties } = listAreas(lines);
  const names = openNames([...cities.keys()]);
  return {
    findZipCode(zip) {
      const index = firstFrom(lines, zip);
      const line = lines[index];
      return line?.startsWith(`${zip}\t`) ? zipCodeOf(line) : null;
    },
    listZipCodes(digits) {
      const found: ZipCode[] = [];
      for (let index = firstFrom(lines, digits); ; index++) {
        const line = lines[index];
        if (!line?.startsWith(digits)) return found;
        found.push(zipCodeOf(line));
      }
    },
    listCities: (key) => cities.get(key) ?? [],
    listCounties: (key) => counties.get(key) ?? [],
    listCitiesAlike: (key) =>
      names
        .listAlike(key)
        .flatMap(({ name, edits }) => (cities.get(name) ?? []).map((city) => ({ city, edits })))
        .sort((a, b) => a.edits - b.edits || b.city.size - a.city.size)
        .map(({ city }) => city),
  };
}

function readLines(fileName: string): string[] {
  return readFileSync(path.join(gazetteerFolder(), fileName), "utf8").trimEnd().split("\n");
}

function zipCodeOf(line: string): ZipCode {
  const [zip = "", city = "", state = "", county = "", latitude, longitude] = line.split("\t");
  return { zip, city, state, county, latitude: Number(latitude), longitude: Number(longitude) };
}

/** The first line that is not before `start`. */
function firstFrom(lines: readonly string[], start: string): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (itemAt(lines, middle) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

type AreasByKey = Map<string, NamedArea[]>;

/** GeoNames' cities, with those that only post offices are named for, and the counties of the ZIP codes. */
function listAreas(zipCodeLines: readonly string[]): { cities: AreasByKey; counties: AreasByKey } {
  const cities: AreasByKey = new Map();
  const counties: AreasByKey = new Map();
  for (const line of readLines("cities.tsv")) {
    const [name = "", state = "", latitude, longitude, people] = line.split("\t");
    addArea(cities, {
      kind: "city",
      name,
      state,
      latitude: Number(latitude),
      longitude: Number(longitude),
      size: Number(people),
    });
  }
  const [postCities, postCounties] = [openMiddles("city"), openMiddles("county")];
  for (const line of zipCodeLines) {
    const zipCode = zipCodeOf(line);
    postCities.add(zipCode);
    postCounties.add(zipCode);
  }
  for (const area of postCities.areas()) addArea(cities, area);
  for (const area of postCounties.areas()) addArea(counties, area);
  for (const areas of [...cities.values(), ...counties.values()]) areas.sort((a, b) => b.size - a.size);
  return { cities, counties };
}

/** Of two in one state that are called alike the first stays. */
function addArea(areas: AreasByKey, area: NamedArea): void {
  const key = placeKey(wordsOf(area.name));
  const known = areas.get(key);
  if (!known) areas.set(key, [area]);
  else if (!known.some(({ state }) => state === area.state)) known.push(area);
}

/** The center of the ZIP codes of each city or county. */
function openMiddles(kind: NamedArea["kind"]) {
  const areas = new Map<string, NamedArea>();
  return {
    add(zipCode: ZipCode) {
      const { state, latitude, longitude } = zipCode;
      const name = zipCode[kind];
      if (name === "") return;
      const id = `${name}\t${state}`;
      const area = areas.get(id);
      if (!area) {
        areas.set(id, { kind, name, state, latitude, longitude, size: 1 });
        return;
      }
      area.size += 1;
      area.latitude += (latitude - area.latitude) / area.size;
      area.longitude += (longitude - area.longitude) / area.size;
    },
    areas: () => areas.values(),
  };
}
