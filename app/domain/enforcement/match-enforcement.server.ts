import { sql } from "drizzle-orm";
import { countDataChange } from "#app/platform/db/data-version.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isText, orNull, readRows } from "#app/platform/db/read-rows.server.ts";
import { streetNumberOf } from "../hospitals/addresses/street-number.ts";
import { normaliseHospitalName } from "../hospitals/names/hospital-name.ts";
import { type PlacedHospital, pairEnforcedHospital } from "./pair-enforced-hospitals.ts";

/** A hospital of the list that matches none for certain, and its candidates. */
export interface UnsureHospital {
  name: string;
  city: string;
  state: string;
  candidates: { hospitalId: number; name: string }[];
}

export interface EnforcementMatches {
  sureCount: number;
  unsure: UnsureHospital[];
  unknownCount: number;
}

type Known = PlacedHospital & { hospitalId: number; state: string };

/** Finds again which hospitals CMS's actions are about; only what differs is written. */
export async function matchEnforcement(db: Database): Promise<EnforcementMatches> {
  const listed = await readRows(
    db,
    { name: isText, street: isText, city: isText, state: isText },
    sql`select distinct hospital_name as name, street, city, state from enforcement_actions order by state, name, city, street`,
  );
  const findNear = indexByPlace(await readKnown(db));
  const matches: EnforcementMatches = { sureCount: 0, unsure: [], unknownCount: 0 };
  const links = listed.map((one) => {
    const paired = pairEnforcedHospital({ ...one, zip: null }, findNear(one));
    if (paired.outcome === "sure") matches.sureCount += 1;
    else if (paired.outcome === "unknown") matches.unknownCount += 1;
    else {
      const candidates = paired.candidates.map(({ hospitalId, name }) => ({ hospitalId, name }));
      matches.unsure.push({ name: one.name, city: one.city, state: one.state, candidates });
    }
    return { ...one, hospital_id: paired.outcome === "sure" ? paired.hospital.hospitalId : null };
  });
  const { rowCount } = await db.execute(sql`
    update enforcement_actions a set hospital_id = link.hospital_id
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb)
      link(name text, street text, city text, state text, hospital_id int)
    where a.hospital_name = link.name and a.street = link.street and a.city = link.city and a.state = link.state
      and a.hospital_id is distinct from link.hospital_id`);
  if (rowCount) await countDataChange(db);
  return matches;
}

/** The hospitals of a state in the same city or at the same house number: who may be meant at all. Each with each other one takes
 *  minutes for the country. */
function indexByPlace(
  known: readonly Known[],
): (listed: Omit<PlacedHospital, "zip"> & { state: string }) => Known[] {
  const byPlace = new Map<string, Known[]>();
  for (const hospital of known) {
    for (const place of placesOf(hospital)) {
      const there = byPlace.get(place);
      if (there) there.push(hospital);
      else byPlace.set(place, [hospital]);
    }
  }
  return (listed) => [...new Set(placesOf(listed).flatMap((place) => byPlace.get(place) ?? []))];
}

function placesOf({ state, city, street }: Omit<PlacedHospital, "zip"> & { state: string }): string[] {
  const number = streetNumberOf(street);
  const town = normaliseHospitalName(city ?? "");
  return [...(town ? [`${state} in ${town}`] : []), ...(number ? [`${state} at ${number}`] : [])];
}

function readKnown(db: Database): Promise<Known[]> {
  return readRows(
    db,
    {
      hospitalId: isInteger,
      name: isText,
      street: orNull(isText),
      city: orNull(isText),
      zip: orNull(isText),
      state: isText,
    },
    sql`select hospital_id as "hospitalId", name, street, city, zip, state from hospitals
        where not is_sample and state in (select state from enforcement_actions) order by hospital_id`,
  );
}
