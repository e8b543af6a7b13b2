import type pg from "pg";
import type { MrfHeader } from "#app/domain/mrf/mrf-header.ts";
import { type HospitalIdentity, matchHospital } from "./hospital-match.ts";
import { normaliseHospitalName } from "./hospital-name.ts";
import { streetNumberOf } from "./street-number.ts";
import { type UnclearHospital, type WrittenHospital, writtenHospital } from "./written-hospital.ts";

/** The hospital that a price file is of, with the file whose prices it shows now; null = none yet. */
export type ImportedHospital = {
  hospitalId: number;
  name: string;
  state: string;
  isNew: boolean;
  currentImportId: number | null;
  /** ISO day; null also where that file gave no date. */
  currentFileDate: string | null;
};

export type FoundHospital =
  | { outcome: "found"; hospital: ImportedHospital }
  | { outcome: "unclear"; hospital: UnclearHospital };

/**
 * The hospital that a price file names, added where it is not known yet, and locked until the transaction ends.
 * "unclear": the file names no hospital or state, or two known ones fit it alike; none is guessed.
 */
export async function findOrAddHospital(
  client: pg.ClientBase,
  header: MrfHeader,
  isSample: boolean,
): Promise<FoundHospital> {
  const written = writtenHospital(header);
  if ("unclear" in written) return { outcome: "unclear", hospital: written };
  const present = matchHospital(written, await listCandidates(client, written, isSample));
  const match =
    present.outcome === "none" && !isSample
      ? matchHospital(written, await listMergedCandidates(client, written))
      : present;
  if (match.outcome === "ambiguous") {
    const candidates = match.candidates.map(({ id, name }) => ({ hospitalId: Number(id), name }));
    return { outcome: "unclear", hospital: { unclear: "several-fit", name: written.name, candidates } };
  }
  if (match.outcome === "none") return addOrFind(client, written, header, isSample);
  const hospitalId = Number(match.candidate.id);
  await updateHospital(client, hospitalId, written);
  await client.query("delete from hospital_locations where hospital_id = $1", [hospitalId]);
  await addLocations(client, hospitalId, header);
  return { outcome: "found", hospital: await readLocked(client, hospitalId) };
}

async function addOrFind(
  client: pg.ClientBase,
  written: WrittenHospital,
  header: MrfHeader,
  isSample: boolean,
): Promise<FoundHospital> {
  const { hospitalId, isNew } = await addHospital(client, written, header, isSample);
  if (!isNew) return { outcome: "found", hospital: await readLocked(client, hospitalId) };
  const { name, state } = written;
  const none = { currentImportId: null, currentFileDate: null };
  return { outcome: "found", hospital: { hospitalId, name, state, isNew, ...none } };
}

async function listCandidates(
  client: pg.ClientBase,
  written: WrittenHospital,
  isSample: boolean,
): Promise<HospitalIdentity[]> {
  const { rows } = await client.query<HospitalIdentity>({
    name: "list-hospital-candidates",
    text: `
      select hospital_id as id, name, state, city, street, zip, ccn, npis, license_number as "licenseNumber"
      from hospitals
      where state = $1 and is_sample = $2
        and (match_name = $3 or license_number = $4 or ccn = $4 or zip = $5 or npis && $6)`,
    values: [
      written.state,
      isSample,
      normaliseHospitalName(written.name),
      written.licenseNumber,
      written.zip,
      written.npis,
    ],
  });
  return rows;
}

/** What hospitals that were merged with others were called; the number is the one that was kept. */
async function listMergedCandidates(
  client: pg.ClientBase,
  written: WrittenHospital,
): Promise<HospitalIdentity[]> {
  const { rows } = await client.query<HospitalIdentity>({
    name: "list-merged-candidates",
    text: `
      select hospital_id as id, name, state, city, street, zip, null as ccn, npis, license_number as "licenseNumber"
      from merged_hospitals where state = $1 and match_name = $2`,
    values: [written.state, normaliseHospitalName(written.name)],
  });
  return rows;
}

/** Adds the hospital; where another import was faster, it is that one's, and not new. */
async function addHospital(
  client: pg.ClientBase,
  written: WrittenHospital,
  header: MrfHeader,
  isSample: boolean,
): Promise<{ hospitalId: number; isNew: boolean }> {
  const { rows } = await client.query<{ hospitalId: number; isNew: boolean }>({
    name: "add-hospital",
    text: `
      with added as (
        insert into hospitals (
          name, match_name, street_number, state, city, street, zip, address, npis, license_number, is_sample)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
        on conflict on constraint hospitals_identity do update set name = excluded.name
        returning hospital_id as "hospitalId", xmax = 0 as "isNew"),
      located as (${insertLocations('(select "hospitalId" from added)', 12)})
      select * from added`,
    values: [
      written.name,
      normaliseHospitalName(written.name),
      streetNumberOf(written.street) ?? "",
      written.state,
      written.city,
      written.street,
      written.zip,
      written.address,
      written.npis,
      written.licenseNumber,
      isSample,
      header.locations,
      header.addresses,
    ],
  });
  return rows[0]!;
}

/** What the newest file says of the hospital, besides what only the hospital list knows. */
async function updateHospital(
  client: pg.ClientBase,
  hospitalId: number,
  written: WrittenHospital,
): Promise<void> {
  await client.query(
    `update hospitals set name = $2,
       npis = array(select distinct unnest(npis || $3::text[]) order by 1),
       license_number = coalesce($4, license_number), city = coalesce(city, $5), street = coalesce(street, $6),
       zip = coalesce(zip, $7), address = coalesce(address, $8)
     where hospital_id = $1`,
    [
      hospitalId,
      written.name,
      written.npis,
      written.licenseNumber,
      written.city,
      written.street,
      written.zip,
      written.address,
    ],
  );
}

async function addLocations(client: pg.ClientBase, hospitalId: number, header: MrfHeader): Promise<void> {
  await client.query({
    name: "add-locations",
    text: insertLocations("$1", 2),
    values: [hospitalId, header.locations, header.addresses],
  });
}

/** `first`: the number of the parameter that holds the names; the addresses' is the next one. */
function insertLocations(hospitalId: string, first: number): string {
  return `
    insert into hospital_locations (hospital_id, location_no, name, address)
    select ${hospitalId}, row_number() over (), name, address
    from unnest($${first}::text[], $${first + 1}::text[]) as l(name, address)
    on conflict do nothing`;
}

/** The hospital, once locked: this sees what an import of the same hospital committed before. */
async function readLocked(client: pg.ClientBase, hospitalId: number): Promise<ImportedHospital> {
  const { rows } = await client.query<Omit<ImportedHospital, "isNew">>(
    `select hospital_id as "hospitalId", name, state, current_import_id as "currentImportId",
       (select file_date::text from imports where import_id = current_import_id) as "currentFileDate"
     from hospitals where hospital_id = $1`,
    [hospitalId],
  );
  return { ...rows[0]!, isNew: false };
}
