import { sql } from "drizzle-orm";
import { countDataChange } from "#app/platform/db/data-version.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isText, orNull, readRows } from "#app/platform/db/read-rows.server.ts";
import { type PlacedHospital, pairEnforcedHospital } from "./pair-enforced-hospitals.ts";

/** A hospital of the list that is nobody for sure, and who it may be. */
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

/** Finds anew which hospitals CMS's actions are about; only what differs is written. */
export async function matchEnforcement(db: Database): Promise<EnforcementMatches> {
  const listed = await readRows(
    db,
    { name: isText, street: isText, city: isText, state: isText },
    sql`select distinct hospital_name as name, street, city, state from enforcement_actions order by state, name, city, street`,
  );
  const byState = new Map<string, Known[]>();
  for (const known of await readKnown(db)) {
    const ofState = byState.get(known.state);
    if (ofState) ofState.push(known);
    else byState.set(known.state, [known]);
  }
  const matches: EnforcementMatches = { sureCount: 0, unsure: [], unknownCount: 0 };
  const links = listed.map((one) => {
    const paired = pairEnforcedHospital({ ...one, zip: null }, byState.get(one.state) ?? []);
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
