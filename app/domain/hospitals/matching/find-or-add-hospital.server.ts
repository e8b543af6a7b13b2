import type pg from "pg";
import { isoFileDate } from "#app/domain/mrf/file-date.ts";
import type { MrfHeader } from "#app/domain/mrf/mrf-header.ts";
import { firstRow } from "#app/platform/db/first-row.ts";
import { streetNumberOf } from "../addresses/street-number.ts";
import { normaliseHospitalName } from "../names/hospital-name.ts";
import { HospitalGone } from "./hospital-gone.ts";
import { matchHospital } from "./hospital-match.ts";
import { listLikelyHospitals, listMergedNames } from "./likely-hospitals.server.ts";
import { recordJoinedFile } from "./record-joined-file.server.ts";
import {
  type NamingFile,
  type UnclearHospital,
  type WrittenHospital,
  writtenHospital,
} from "./written-hospital.ts";

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
 * The hospital that a price file names, added where it is not known yet, and locked until the transaction ends. A file that
 * names a known one otherwise, or in another street, is recorded as merged into it, so that it can be taken back.
 * "unclear": the file names no hospital or state, or two known ones fit it alike; none is guessed.
 */
export async function findOrAddHospital(
  client: pg.ClientBase,
  file: NamingFile,
  isSample: boolean,
): Promise<FoundHospital> {
  const written = writtenHospital(file);
  if ("unclear" in written) return { outcome: "unclear", hospital: written };
  const present = matchHospital(written, await listLikelyHospitals(client, written, isSample));
  const match =
    present.outcome === "none" && !isSample
      ? matchHospital(written, await listMergedNames(client, written))
      : present;
  if (match.outcome === "ambiguous") {
    const candidates = match.candidates.map(({ id, name }) => ({ hospitalId: id, name }));
    return { outcome: "unclear", hospital: { unclear: "several-fit", name: written.name, candidates } };
  }
  if (match.outcome === "none") return addOrFind(client, written, file.header, isSample);
  const hospitalId = match.candidate.id;
  // The lock first: what comes after sees what an import of the same hospital committed before.
  const locked = await client.query<{ hasMerges: boolean }>({
    name: "lock-hospital",
    text: `select exists (select from hospital_merges where kept_id = hospital_id) as "hasMerges"
      from hospitals where hospital_id = $1 for update`,
    values: [hospitalId],
  });
  const hospital = await readHospital(client, hospitalId);
  if (!locked.rows[0] || !hospital) throw new HospitalGone();
  if (!isSample) {
    const { candidate, by } = match;
    await recordJoinedFile(client, { file, written, candidate, by, hasMerges: locked.rows[0].hasMerges });
  }
  const name = await updateHospital(client, hospital, written, file.header);
  return { outcome: "found", hospital: { ...hospital, name } };
}

async function addOrFind(
  client: pg.ClientBase,
  written: WrittenHospital,
  header: MrfHeader,
  isSample: boolean,
): Promise<FoundHospital> {
  const { hospitalId, isNew } = await addHospital(client, written, header, isSample);
  if (!isNew) {
    const hospital = await readHospital(client, hospitalId);
    if (!hospital) throw new HospitalGone();
    return { outcome: "found", hospital };
  }
  const { name, state } = written;
  const none = { currentImportId: null, currentFileDate: null };
  return { outcome: "found", hospital: { hospitalId, name, state, isNew, ...none } };
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
        insert into hospitals (name, match_name, street_number, state, city, street, zip, address, stated_ccns, npis,
          eins, license_numbers, is_sample)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
        on conflict on constraint hospitals_identity do update set name = excluded.name
        returning hospital_id as "hospitalId", xmax = 0 as "isNew"),
      located as (${insertLocations('(select "hospitalId" from added)', 14)})
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
      written.statedCcns,
      written.npis,
      written.eins,
      written.licenseNumbers,
      isSample,
      header.locations,
      header.addresses,
    ],
  });
  return firstRow(rows);
}

/** Adds what a file says of its hospital to what is known, and returns the hospital's name: name and locations are those of
 *  the newest file, in whatever order files come in. */
async function updateHospital(
  client: pg.ClientBase,
  { hospitalId, name: formerName, currentFileDate }: ImportedHospital,
  written: WrittenHospital,
  header: MrfHeader,
): Promise<string> {
  const fileDate = header.lastUpdatedOn === null ? null : isoFileDate(header.lastUpdatedOn);
  const isOlder = fileDate !== null && currentFileDate !== null && fileDate < currentFileDate;
  const name = isOlder ? formerName : written.name;
  await client.query(
    `update hospitals set name = $2,
       stated_ccns = array(select distinct unnest(stated_ccns || $3::text[]) order by 1),
       npis = array(select distinct unnest(npis || $4::text[]) order by 1),
       eins = array(select distinct unnest(eins || $5::text[]) order by 1),
       license_numbers = array(select distinct unnest(license_numbers || $6::text[]) order by 1),
       city = coalesce(city, $7), street = coalesce(street, $8), zip = coalesce(zip, $9),
       address = coalesce(address, $10)
     where hospital_id = $1`,
    [
      hospitalId,
      name,
      written.statedCcns,
      written.npis,
      written.eins,
      written.licenseNumbers,
      written.city,
      written.street,
      written.zip,
      written.address,
    ],
  );
  if (isOlder) return name;
  await client.query("delete from hospital_locations where hospital_id = $1", [hospitalId]);
  await client.query({
    name: "add-locations",
    text: insertLocations("$1", 2),
    values: [hospitalId, header.locations, header.addresses],
  });
  return name;
}

/** `first`: the number of the parameter that holds the names; the addresses' is the next one. */
function insertLocations(hospitalId: string, first: number): string {
  return `
    insert into hospital_locations (hospital_id, location_no, name, address)
    select ${hospitalId}, row_number() over (), name, address
    from unnest($${first}::text[], $${first + 1}::text[]) as l(name, address)
    on conflict do nothing`;
}

async function readHospital(client: pg.ClientBase, hospitalId: number): Promise<ImportedHospital | null> {
  const { rows } = await client.query<Omit<ImportedHospital, "isNew">>(
    `select hospital_id as "hospitalId", name, state, current_import_id as "currentImportId",
       (select file_date::text from imports where import_id = current_import_id) as "currentFileDate"
     from hospitals where hospital_id = $1`,
    [hospitalId],
  );
  return rows[0] ? { ...rows[0], isNew: false } : null;
}
