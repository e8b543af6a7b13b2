import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import {
  isFlag,
  isInteger,
  isListOf,
  isNumber,
  isText,
  orNull,
  readRows,
  type Shape,
} from "#app/platform/db/read-rows.server.ts";
import type { HospitalChoice } from "./hospital-choice.ts";
import { normaliseHospitalName } from "./hospital-name.ts";
import { ccnToShow } from "./hospital-numbers.ts";
import { cityName, listedAddress } from "./listed-address.ts";
import { typedText } from "./typed-text.ts";
import { findState } from "./us-states.ts";

export type { HospitalChoice };

/** A hospital with its present price file; null = not published, or only the hospital list of CMS would know. */
export type HospitalDetails = HospitalChoice & {
  zip: string | null;
  phone: string | null;
  latitude: number | null;
  longitude: number | null;
  /** Whether the coordinates are only those of its ZIP code or city. */
  isPositionApproximate: boolean;
  hospitalType: string | null;
  ownership: string | null;
  emergencyServices: boolean | null;
  /** Stars of CMS, 1 to 5. */
  overallRating: number | null;
  /** CMS Certification Number, of CMS's list or its price files. */
  ccn: string | null;
  /** Type 2 NPIs. */
  npis: string[];
  /** Nine digits, of its files' names. A corporation's: other hospitals may have it. */
  eins: string[];
  negotiationStatus: "Fixed" | "Negotiable";
  isSample: boolean;
  importId: number;
  fileName: string;
  /** ISO day, the file's own. */
  fileDate: string | null;
  sourceUrl: string | null;
  /** ISO time. */
  importedAt: string;
  priceCount: number;
  serviceCount: number;
  cashPriceCount: number;
  chargeCount: number;
  negotiatedChargeCount: number;
  payerCount: number;
};

export type FoundHospitalByName =
  | { outcome: "found"; hospital: HospitalDetails }
  | { outcome: "several"; hospitals: HospitalChoice[] }
  | { outcome: "unknown" };

/** More of one name are in no list of US hospitals. */
const MOST_CHOICES = 100;

/**
 * The hospital of a short id among those with prices, whatever its name, or the one that it was merged with; without an id the one of a name, in any case,
 * and where none is written so, in any usual spelling ('St Joseph' is 'Saint Joseph'). "several": state, city or the id
 * must say which.
 */
export async function findHospital(
  db: Database,
  { name, id, state, city }: { name: string; id?: string; state?: string; city?: string },
): Promise<FoundHospitalByName> {
  if (id) return findHospitalById(db, id);
  const text = typedText(name);
  if (text === "") return { outcome: "unknown" };
  const rows = await readRows(
    db,
    { ...HOSPITAL_ROW, isWrittenSo: isFlag },
    sql`
    select ${HOSPITAL_COLUMNS}, lower(h.name) = lower(${text}) as "isWrittenSo"
    from hospitals h join imports i on i.import_id = h.current_import_id
    where (lower(h.name) = lower(${text}) or h.match_name = ${normaliseHospitalName(text)} and h.match_name <> '')
      ${state ? sql`and h.state = ${findState(state) ?? ""}` : sql``}
      ${city ? sql`and lower(h.city) = lower(${typedText(city)})` : sql``}
    order by h.state, h.city, h.hospital_id limit ${MOST_CHOICES}`,
  );
  const writtenSo = rows.filter(({ isWrittenSo }) => isWrittenSo);
  const found = writtenSo.length > 0 ? writtenSo : rows;
  const [first, another] = found;
  if (!first) return { outcome: "unknown" };
  if (!another) return { outcome: "found", hospital: readDetails(first) };
  return {
    outcome: "several",
    hospitals: found.map((row) => ({
      hospitalId: row.hospitalId,
      shortId: row.shortId,
      name: row.name,
      city: cityName(row.city),
      state: row.state,
      address: listedAddress(row),
    })),
  };
}

async function findHospitalById(db: Database, id: string): Promise<FoundHospitalByName> {
  const rows = await readRows<HospitalRow>(
    db,
    HOSPITAL_ROW,
    sql`
    select ${HOSPITAL_COLUMNS} from hospitals h join imports i on i.import_id = h.current_import_id
    where h.short_id = ${typedText(id)}
      or h.hospital_id = (select hospital_id from merged_hospitals where short_id = ${typedText(id)})`,
  );
  return rows[0] ? { outcome: "found", hospital: readDetails(rows[0]) } : { outcome: "unknown" };
}

type HospitalRow = Omit<HospitalDetails, "negotiationStatus"> & {
  statedCcns: string[];
  street: string | null;
  isNegotiable: boolean;
};

const HOSPITAL_ROW: Shape<HospitalRow> = {
  hospitalId: isInteger,
  shortId: isText,
  name: isText,
  city: orNull(isText),
  state: isText,
  street: orNull(isText),
  zip: orNull(isText),
  address: orNull(isText),
  phone: orNull(isText),
  latitude: orNull(isNumber),
  longitude: orNull(isNumber),
  isPositionApproximate: isFlag,
  hospitalType: orNull(isText),
  ownership: orNull(isText),
  emergencyServices: orNull(isFlag),
  overallRating: orNull(isInteger),
  ccn: orNull(isText),
  statedCcns: isListOf(isText),
  npis: isListOf(isText),
  eins: isListOf(isText),
  isSample: isFlag,
  importId: isInteger,
  fileName: isText,
  fileDate: orNull(isText),
  sourceUrl: orNull(isText),
  importedAt: isText,
  priceCount: isInteger,
  serviceCount: isInteger,
  cashPriceCount: isInteger,
  chargeCount: isInteger,
  negotiatedChargeCount: isInteger,
  payerCount: isInteger,
  isNegotiable: isFlag,
};

const HOSPITAL_COLUMNS = sql`
  h.hospital_id as "hospitalId", h.short_id as "shortId", h.name, h.city, h.state, h.street, h.zip, h.address, h.phone, h.latitude, h.longitude,
  h.is_position_approximate as "isPositionApproximate",
  h.hospital_type as "hospitalType", h.ownership, h.emergency_services as "emergencyServices",
  h.overall_rating as "overallRating", h.ccn, h.stated_ccns as "statedCcns", h.npis, h.eins, h.is_sample as "isSample", i.import_id as "importId",
  i.file_name as "fileName", i.file_date::text as "fileDate", i.source_url as "sourceUrl",
  to_char(i.imported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "importedAt",
  i.price_count as "priceCount", i.service_count as "serviceCount", i.cash_price_count as "cashPriceCount",
  i.charge_count as "chargeCount", i.negotiated_charge_count as "negotiatedChargeCount",
  i.payer_count as "payerCount",
  exists (
    select from published_outcomes where hospital = h.short_id
      and (is_negotiable or (figures ->> 'wonThird')::integer >= 2) -- a third of 11 is three at least
  ) as "isNegotiable"`;

function readDetails(row: HospitalRow & { isWrittenSo?: boolean }): HospitalDetails {
  const { street, isNegotiable, statedCcns, isWrittenSo: _, ...hospital } = row;
  return {
    ...hospital,
    ccn: ccnToShow({ ccn: row.ccn, statedCcns }),
    city: cityName(row.city),
    address: listedAddress(row),
    negotiationStatus: isNegotiable ? "Negotiable" : "Fixed",
  };
}
