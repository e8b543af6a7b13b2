import type pg from "pg";
import { streetNumberOf } from "../addresses/street-number.ts";
import { normaliseHospitalName } from "../names/hospital-name.ts";
import { haveDifferentStreets, haveEqualNames } from "./hospital-agreement.ts";
import type { HospitalIdentity, MatchEvidence } from "./hospital-match.ts";
import type { NamingFile, WrittenHospital } from "./written-hospital.ts";

type JoinedFile = {
  file: NamingFile;
  written: WrittenHospital;
  candidate: HospitalIdentity & { id: number };
  by: MatchEvidence;
  /** Whether anything was merged into the hospital. */
  hasMerges: boolean;
};

/**
 * Writes down that a file joins a hospital that it names otherwise or places in another street, before the hospital takes
 * over anything of it. A file that calls the hospital as one does that became a part of it belongs to that record.
 */
export async function recordJoinedFile(
  client: pg.ClientBase,
  { file, written, candidate, by, hasMerges }: JoinedFile,
): Promise<void> {
  const isNamedSo = haveEqualNames(written, candidate) && !haveDifferentStreets(written, candidate);
  if (isNamedSo && !hasMerges) return;
  const { importId, header } = file;
  const { name, street } = written;
  const { address, statedCcns, licenseNumbers, ccn: _, ...same } = written;
  const other = {
    ...same,
    address,
    match_name: normaliseHospitalName(name),
    street_number: streetNumberOf(street) ?? "",
    stated_ccns: statedCcns,
    license_numbers: licenseNumbers,
  };
  const { rowCount } = await client.query(
    `update hospital_merges set import_ids = import_ids || $2::int
     where merge_id = (
       select max(merge_id) from hospital_merges where kept_id = $1 and taken_back_at is null
         and other ->> 'match_name' = $3 and other ->> 'street_number' = $4
         and other ->> 'zip' is not distinct from $5)`,
    [candidate.id, importId, other.match_name, other.street_number, written.zip],
  );
  if (rowCount || isNamedSo) return;
  const { locations, addresses } = header;
  const otherLocations = Array.from({ length: Math.max(locations.length, addresses.length) }, (_, index) => [
    locations[index] ?? null,
    addresses[index] ?? null,
  ]);
  await client.query(
    `insert into hospital_merges (kept_id, evidence, is_automatic, import_ids, other, kept_before, along)
     select hospital_id, $2::text, true, array[$3::int], $4::jsonb, to_jsonb(h), jsonb_build_object('otherLocations', $5::jsonb,
       'keptLocations', (
         select coalesce(jsonb_agg(jsonb_build_array(name, address) order by location_no), '[]')
         from hospital_locations l where l.hospital_id = h.hospital_id),
       'shortIds', '[]'::jsonb, 'mergeIds', '[]'::jsonb, 'pairIds', '[]'::jsonb, 'billIds', '[]'::jsonb)
     from hospitals h where hospital_id = $1`,
    [candidate.id, by, importId, JSON.stringify(other), JSON.stringify(otherLocations)],
  );
}
