import type pg from "pg";
import { normaliseHospitalName } from "../names/hospital-name.ts";
import type { HospitalIdentity } from "./hospital-match.ts";
import type { WrittenHospital } from "./written-hospital.ts";

/** The columns of a HospitalIdentity; `h` is a row of hospitals. */
export const IDENTITY_COLUMNS = `h.hospital_id as id, h.name, h.state, h.city, h.street, h.zip, h.ccn, h.npis, h.eins,
  h.stated_ccns as "statedCcns", h.license_numbers as "licenseNumbers"`;

/** Whether `matchHospital` may find `h` for the hospital `own` of its state: it shares the name, the ZIP code or a number. */
export const IS_LIKELY = `(h.match_name = own.match_name or h.zip = own.zip or h.ccn = own.ccn or h.ccn = any(own.stated_ccns)
  or own.ccn = any(h.stated_ccns) or h.stated_ccns && own.stated_ccns or h.npis && own.npis or h.eins && own.eins
  or h.license_numbers && own.license_numbers)`;

/** The known hospitals that a price file may mean. */
export async function listLikelyHospitals(
  client: pg.ClientBase,
  written: WrittenHospital,
  isSample: boolean,
): Promise<(HospitalIdentity & { id: number })[]> {
  const { rows } = await client.query<HospitalIdentity & { id: number }>({
    name: "list-likely-hospitals",
    text: `
      select ${IDENTITY_COLUMNS}
      from hospitals h, (select $1::text as state, $2::boolean as is_sample, $3::text as match_name, $4::text as zip,
        null::text as ccn, $5::text[] as stated_ccns, $6::text[] as npis, $7::text[] as eins,
        $8::text[] as license_numbers) own
      where h.state = own.state and h.is_sample = own.is_sample and ${IS_LIKELY}`,
    values: [
      written.state,
      isSample,
      normaliseHospitalName(written.name),
      written.zip,
      written.statedCcns,
      written.npis,
      written.eins,
      written.licenseNumbers,
    ],
  });
  return rows;
}

/** What hospitals that were merged with others were called; the number is the one that was kept. */
export async function listMergedNames(
  client: pg.ClientBase,
  written: WrittenHospital,
): Promise<(HospitalIdentity & { id: number })[]> {
  const { rows } = await client.query<HospitalIdentity & { id: number }>({
    name: "list-merged-names",
    text: `
      select h.hospital_id as id, name, state, city, street, zip, null as ccn, npis, eins,
        stated_ccns as "statedCcns", license_numbers as "licenseNumbers"
      from merged_hospitals h where state = $1 and match_name = $2`,
    values: [written.state, normaliseHospitalName(written.name)],
  });
  return rows;
}
