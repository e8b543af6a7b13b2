import type pg from "pg";
import { firstRow } from "#app/platform/db/first-row.ts";

const FACTS = [
  ...["name", "ccn", "city", "street", "zip", "county", "address", "phone", "hospital_type", "ownership"],
  ...["emergency_services", "overall_rating", "quality", "latitude", "longitude"],
];
const NUMBERS = ["stated_ccns", "npis", "eins", "license_numbers"];

/** Gives the kept hospital of a merge the facts back that it had before, where it has the other one's; what came since stays. */
export async function giveBackFacts(client: pg.ClientBase, mergeId: number): Promise<void> {
  const facts = FACTS.map(
    (column) =>
      `${column} = case when kept.${column} is not distinct from other.${column} then before.${column} else kept.${column} end`,
  );
  const numbers = NUMBERS.map(
    (column) => `${column} = array(
      select unnest(kept.${column}) except (select unnest(other.${column}) except select unnest(before.${column}))
      order by 1)`,
  );
  await client.query(
    `update hospitals kept set ${[...facts, ...numbers].join(", ")},
       is_position_approximate = case when kept.latitude is not distinct from other.latitude
         then before.is_position_approximate else kept.is_position_approximate end
     from hospital_merges m, jsonb_populate_record(null::hospitals, m.other) other,
       jsonb_populate_record(null::hospitals, m.kept_before) before
     where m.merge_id = $1 and kept.hospital_id = m.kept_id`,
    [mergeId],
  );
}

/** Gives both their places, the kept one only where it has the merged ones still. */
export async function giveBackLocations(
  client: pg.ClientBase,
  mergeId: number,
  otherId: number,
): Promise<void> {
  const { rows } = await client.query<{
    keptId: number;
    former: Place[];
    ofOther: Place[];
    present: Place[];
  }>(
    `select kept_id as "keptId", along -> 'keptLocations' as former, along -> 'otherLocations' as "ofOther", (
       select coalesce(jsonb_agg(jsonb_build_array(name, address) order by location_no), '[]')
       from hospital_locations where hospital_id = kept_id) as present
     from hospital_merges where merge_id = $1`,
    [mergeId],
  );
  const { keptId, former, ofOther, present } = firstRow(rows);
  await writePlaces(client, otherId, ofOther);
  const asMerged = [[...former, ...ofOther], ofOther].map((places) => JSON.stringify(places));
  if (asMerged.includes(JSON.stringify(present))) await writePlaces(client, keptId, former);
}

type Place = [name: string | null, address: string | null];

async function writePlaces(
  client: pg.ClientBase,
  hospitalId: number,
  places: readonly Place[],
): Promise<void> {
  await client.query("delete from hospital_locations where hospital_id = $1", [hospitalId]);
  await client.query(
    `insert into hospital_locations (hospital_id, location_no, name, address)
     select $1, place_no, place ->> 0, place ->> 1 from jsonb_array_elements($2) with ordinality p(place, place_no)`,
    [hospitalId, JSON.stringify(places)],
  );
}

/** Bills that visitors shared of the other hospital bear its name again. */
export async function restoreBillHospital(client: pg.ClientBase, mergeId: number): Promise<void> {
  await client.query(
    `update shared_bills set hospital_name = other ->> 'name'
     from hospital_merges m
     where m.merge_id = $1 and id in (select jsonb_array_elements_text(along -> 'billIds')::uuid)`,
    [mergeId],
  );
}
