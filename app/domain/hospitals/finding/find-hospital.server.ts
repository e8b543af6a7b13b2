import { sql } from "drizzle-orm";
import { FROM_WATCHED, REASON_SQL } from "#app/domain/sources/find-price-file-standing.server.ts";
import { PRICE_FILE_REASONS, type PriceFileReason } from "#app/domain/sources/price-file-state.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import {
  isFlag,
  isInteger,
  isListOf,
  isNumber,
  isOneOf,
  isText,
  orNull,
  readRows,
  type Shape,
} from "#app/platform/db/read-rows.server.ts";
import { cityName, listedAddress } from "../addresses/listed-address.ts";
import { findState } from "../addresses/us-states.ts";
import { normaliseHospitalName } from "../names/hospital-name.ts";
import { typedText } from "../names/typed-text.ts";
import { ccnToShow } from "../numbers/hospital-numbers.ts";
import { type HospitalQuality, isHospitalQuality } from "../traits/hospital-quality.ts";
import type { HospitalChoice } from "./hospital-choice.ts";

export type { HospitalChoice };

/** A hospital by what CMS's list and its own files say of it; null = neither says. */
export type HospitalFacts = HospitalChoice & {
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
  /** What else CMS's list says of its quality. */
  quality: HospitalQuality | null;
  /** CMS Certification Number, of CMS's list or its price files. */
  ccn: string | null;
  /** Type 2 NPIs. */
  npis: string[];
  /** Nine digits, of its files' names. A corporation's: other hospitals may have it. */
  eins: string[];
};

/** A hospital with its present price file. */
export type HospitalDetails = HospitalFacts & {
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

/** A hospital without a price file here, and why. */
export type NotLoadedFacts = HospitalFacts & { fileReason: PriceFileReason };

export type FoundHospitalByName =
  | { outcome: "found"; hospital: HospitalDetails }
  | { outcome: "several"; hospitals: HospitalChoice[] }
  /** CMS's list has it, and its price file is not here, which does not mean that it publishes none. */
  | { outcome: "not-loaded"; hospital: NotLoadedFacts }
  | { outcome: "unknown" };

/** More of one name are in no list of US hospitals. */
const MAX_CHOICES = 100;

/**
 * The hospital of a short id, whatever its name, or the one that it was merged with; without an id the one of a name, in
 * any case, and where none is written so, in any usual spelling ('St Joseph' is 'Saint Joseph'). Those with prices come before
 * others. "several": state, city or the id must say which.
 */
export async function findHospital(
  db: Database,
  { name, id, state, city }: { name: string; id?: string; state?: string; city?: string },
): Promise<FoundHospitalByName> {
  if (id) return findHospitalById(db, id);
  const text = typedText(name);
  if (text === "") return { outcome: "unknown" };
  const isMeant = sql`
    (lower(h.name) = lower(${text}) or h.match_name = ${normaliseHospitalName(text)} and h.match_name <> '')
      ${state ? sql`and h.state = ${findState(state) ?? ""}` : sql``}
      ${city ? sql`and lower(h.city) = lower(${typedText(city)})` : sql``}`;
  const isWrittenSo = sql`lower(h.name) = lower(${text}) as "isWrittenSo"`;
  const inOrder = sql`order by h.state, h.city, h.hospital_id limit ${MAX_CHOICES}`;
  const loaded = await readRows(
    db,
    { ...HOSPITAL_ROW, isWrittenSo: isFlag },
    sql`select ${HOSPITAL_COLUMNS}, ${isWrittenSo} ${FROM_LOADED} where ${isMeant} ${inOrder}`,
  );
  const [first, another] = bestWritten(loaded);
  if (first) return another ? severalOf(loaded) : { outcome: "found", hospital: readDetails(first) };
  const listed = await readRows(
    db,
    { ...NOT_LOADED_ROW, isWrittenSo: isFlag },
    sql`select ${NOT_LOADED_COLUMNS}, ${isWrittenSo} ${FROM_NOT_LOADED} and ${isMeant} ${inOrder}`,
  );
  const [only, more] = bestWritten(listed);
  if (!only) return { outcome: "unknown" };
  return more ? severalOf(listed) : { outcome: "not-loaded", hospital: readFacts(only) };
}

/** Those whose names are written as they were typed, before those that are only spelt alike. */
function bestWritten<Row extends { isWrittenSo: boolean }>(rows: readonly Row[]): Row[] {
  const writtenSo = rows.filter(({ isWrittenSo }) => isWrittenSo);
  return writtenSo.length > 0 ? writtenSo : [...rows];
}

function severalOf(rows: readonly (FactsRow & { isWrittenSo: boolean })[]): FoundHospitalByName {
  return {
    outcome: "several",
    hospitals: bestWritten(rows).map((row) => ({
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
  const isMeant = sql`(h.short_id = ${typedText(id)}
    or h.hospital_id = (select hospital_id from merged_hospitals where short_id = ${typedText(id)}))`;
  const [loaded] = await readRows<HospitalRow>(
    db,
    HOSPITAL_ROW,
    sql`select ${HOSPITAL_COLUMNS} ${FROM_LOADED} where ${isMeant}`,
  );
  if (loaded) return { outcome: "found", hospital: readDetails(loaded) };
  const [listed] = await readRows(
    db,
    NOT_LOADED_ROW,
    sql`select ${NOT_LOADED_COLUMNS} ${FROM_NOT_LOADED} and ${isMeant}`,
  );
  return listed ? { outcome: "not-loaded", hospital: readFacts(listed) } : { outcome: "unknown" };
}

const FROM_LOADED = sql`from hospitals h join imports i on i.import_id = h.current_import_id`;
const FROM_NOT_LOADED = sql`from ${FROM_WATCHED} where h.current_import_id is null and h.ccn is not null`;

type FactsRow = HospitalFacts & { statedCcns: string[]; street: string | null };

const FACTS_ROW: Shape<FactsRow> = {
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
  quality: orNull(isHospitalQuality),
  ccn: orNull(isText),
  statedCcns: isListOf(isText),
  npis: isListOf(isText),
  eins: isListOf(isText),
};

const NOT_LOADED_ROW: Shape<FactsRow & { fileReason: PriceFileReason }> = {
  ...FACTS_ROW,
  fileReason: isOneOf(PRICE_FILE_REASONS),
};

type HospitalRow = Omit<HospitalDetails, "negotiationStatus"> & FactsRow & { isNegotiable: boolean };

const HOSPITAL_ROW: Shape<HospitalRow> = {
  ...FACTS_ROW,
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

const FACTS_COLUMNS = sql`
  h.hospital_id as "hospitalId", h.short_id as "shortId", h.name, h.city, h.state, h.street, h.zip, h.address, h.phone, h.latitude, h.longitude,
  h.is_position_approximate as "isPositionApproximate",
  h.hospital_type as "hospitalType", h.ownership, h.emergency_services as "emergencyServices",
  h.overall_rating as "overallRating", h.quality, h.ccn, h.stated_ccns as "statedCcns", h.npis, h.eins`;

const NOT_LOADED_COLUMNS = sql`${FACTS_COLUMNS}, ${REASON_SQL} as "fileReason"`;

const HOSPITAL_COLUMNS = sql`
  ${FACTS_COLUMNS}, h.is_sample as "isSample", i.import_id as "importId",
  i.file_name as "fileName", i.file_date::text as "fileDate", i.source_url as "sourceUrl",
  to_char(i.imported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "importedAt",
  i.price_count as "priceCount", i.service_count as "serviceCount", i.cash_price_count as "cashPriceCount",
  i.charge_count as "chargeCount", i.negotiated_charge_count as "negotiatedChargeCount",
  i.payer_count as "payerCount",
  exists (
    select from published_outcomes where hospital = h.short_id
      and (is_negotiable or (figures ->> 'wonThird')::integer >= 2) -- a third of 11 is three at least
  ) as "isNegotiable"`;

function readDetails({ isNegotiable, ...row }: HospitalRow): HospitalDetails {
  return { ...readFacts(row), negotiationStatus: isNegotiable ? "Negotiable" : "Fixed" };
}

function readFacts<Row extends FactsRow & { isWrittenSo?: boolean }>(row: Row) {
  const { street: _, statedCcns, isWrittenSo: __, ...hospital } = row;
  return {
    ...hospital,
    ccn: ccnToShow({ ccn: row.ccn, statedCcns }),
    city: cityName(row.city),
    address: listedAddress(row),
  };
}
