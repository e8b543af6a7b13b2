import type pg from "pg";
import type { MrfHeader } from "#app/domain/mrf/mrf-header.ts";
import { streetNumberOf } from "../addresses/street-number.ts";
import { normaliseHospitalName } from "../names/hospital-name.ts";
import type { FoundHospital } from "./find-or-add-hospital.server.ts";
import { type NamingFile, type WrittenHospital, writtenHospital } from "./written-hospital.ts";

type NewHospital = {
  hospitalId: number;
  importId: number;
  header: MrfHeader;
  written: WrittenHospital;
  isSample: boolean;
};

/**
 * The hospitals of several price files where hardly any is known: each is taken for a new one and added with all the others,
 * with the file's import as its present one. Whether one of another name or address is known is left to be asked (`hasTwin`).
 */
export function openNewHospitals() {
  const taken: NewHospital[] = [];
  return {
    /** Returns the hospital that a file's header names, under a number that no other hospital has. */
    take(hospitalId: number, file: NamingFile, isSample: boolean): FoundHospital {
      const written = writtenHospital(file);
      if ("unclear" in written) return { outcome: "unclear", hospital: written };
      const { header, importId } = file;
      taken.push({ hospitalId, importId, header, written, isSample });
      const { name, state } = written;
      const none = { currentImportId: null, currentFileDate: null };
      return {
        outcome: "found",
        hospital: { hospitalId, name, state, isNew: true, ...none },
      };
    },
    /** Adds them in one statement; false: one is known under its very name and address, or named twice. */
    async add(client: pg.ClientBase): Promise<boolean> {
      const rows = taken.map(hospitalRow);
      const { rows: added } = await client.query({
        name: "add-hospitals",
        text: ADD_HOSPITALS,
        values: [JSON.stringify(rows), JSON.stringify(taken.flatMap(locationRows))],
      });
      return added.length === rows.length;
    },
  };
}

function hospitalRow({ hospitalId, importId, written, isSample }: NewHospital) {
  return {
    hospital_id: hospitalId,
    name: written.name,
    match_name: normaliseHospitalName(written.name),
    street_number: streetNumberOf(written.street) ?? "",
    state: written.state,
    city: written.city,
    street: written.street,
    zip: written.zip,
    address: written.address,
    stated_ccns: written.statedCcns,
    npis: written.npis,
    eins: written.eins,
    license_numbers: written.licenseNumbers,
    is_sample: isSample,
    current_import_id: importId,
  } satisfies Record<(typeof COLUMNS)[number], unknown>;
}

/** Rows of hospital_locations, numbered as the file lists them. */
function locationRows({ hospitalId, header }: NewHospital) {
  const { locations, addresses } = header;
  return Array.from({ length: Math.max(locations.length, addresses.length) }, (_, index) => ({
    hospital_id: hospitalId,
    location_no: index + 1,
    name: locations[index] ?? null,
    address: addresses[index] ?? null,
  }));
}

const COLUMNS = [
  ...(["hospital_id", "name", "match_name", "street_number", "state", "city", "street", "zip"] as const),
  ...([
    "address",
    "stated_ccns",
    "npis",
    "eins",
    "license_numbers",
    "is_sample",
    "current_import_id",
  ] as const),
];

const ADD_HOSPITALS = `
  with added as (
    insert into hospitals (${COLUMNS.join(", ")}) overriding system value
    select ${COLUMNS.join(", ")} from jsonb_populate_recordset(null::hospitals, $1)
    on conflict on constraint hospitals_identity do nothing
    returning hospital_id),
  located as (
    insert into hospital_locations (hospital_id, location_no, name, address)
    select hospital_id, location_no, name, address from jsonb_populate_recordset(null::hospital_locations, $2)
    where hospital_id in (select hospital_id from added))
  select hospital_id from added`;
