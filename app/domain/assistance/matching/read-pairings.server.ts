import type pg from "pg";
import type { MatchedFacility, MatchedHospital } from "./matched-hospital.ts";
import { type FacilityPairing, pairFacilities } from "./pair-facilities.ts";

/** A pairing with what an operator said of the facility: a hospital, or that it is none of the site's. */
export type SaidPairing = FacilityPairing & {
  /** Null: nothing was said, or of a hospital that is gone. `hospitalId` null: none of them. */
  said: { hospitalId: number | null } | null;
};

/** The hospitals of all current filings, each with the one of the site that it is, or may be. Fictional filings are of
 *  fictional hospitals alone. */
export async function readPairings(client: pg.ClientBase): Promise<SaidPairing[]> {
  const pairings: SaidPairing[] = [];
  for (const isSample of [false, true]) {
    const facilities = await readFacilities(client, isSample);
    if (facilities.length === 0) continue;
    const paired = pairFacilities(facilities, await readHospitals(client, isSample));
    const said = await readSaid(client);
    pairings.push(
      ...paired.map((pairing) => ({ ...pairing, said: said.get(keyOf(pairing.facility)) ?? null })),
    );
  }
  return pairings;
}

async function readFacilities(client: pg.ClientBase, isSample: boolean): Promise<MatchedFacility[]> {
  const { rows } = await client.query<MatchedFacility>(
    `select filing_id as "filingId", facility_no as "facilityNo", filer_name as "filerName",
       filer_state as "filerState", f.ein as "filerEin",
       a.ein, a.name, city, state, zip
     from assistance_facilities a join assistance_filings f using (filing_id)
     where is_current and is_sample = $1 order by filing_id, facility_no`,
    [isSample],
  );
  return rows;
}

/** Each under its name, and under those of the hospitals that were merged with it. */
async function readHospitals(client: pg.ClientBase, isSample: boolean): Promise<MatchedHospital[]> {
  const { rows } = await client.query<MatchedHospital>(
    `with known as (
       select hospital_id, name, city, state, zip, eins || array(
         select ein from assistance_ein_pairs p where p.ccn = h.ccn or p.ccn = any(h.stated_ccns)) as eins
       from hospitals h where is_sample = $1)
     select hospital_id as "hospitalId", name, city, state, zip, eins from known
     union all
     select m.hospital_id, m.name, m.city, m.state, m.zip, known.eins
     from merged_hospitals m join known using (hospital_id)
     order by 1, 2`,
    [isSample],
  );
  return rows;
}

async function readSaid(client: pg.ClientBase): Promise<ReadonlyMap<string, { hospitalId: number | null }>> {
  const { rows } = await client.query<{ ein: string; name: string; hospitalId: number | null }>(
    `select ein, facility_name as name, coalesce(h.hospital_id, m.hospital_id) as "hospitalId"
     from assistance_matches_said
     left join hospitals h on h.short_id = hospital_short_id
     left join merged_hospitals m on m.short_id = hospital_short_id
     where hospital_short_id is null or h.hospital_id is not null or m.hospital_id is not null`,
  );
  return new Map(rows.map(({ ein, name, hospitalId }) => [keyOf({ ein, name }), { hospitalId }]));
}

function keyOf({ ein, name }: { ein: string; name: string }): string {
  return `${ein} ${name}`;
}
