import { tidyLine } from "#app/domain/forms/tidy-text.ts";
import { cellName } from "#app/domain/mrf/cell-name.ts";
import { cellTexts, isBlankRow } from "#app/domain/mrf/csv-row.ts";
import { type CsvRowFault, openCsvRows } from "#app/domain/mrf/csv-rows.ts";
import { trimEndOf } from "#app/platform/text/trim-end-of.ts";
import { isInUnitedStates } from "../addresses/us-coordinates.ts";
import { findState } from "../addresses/us-states.ts";
import { displayHospitalName } from "../names/hospital-name.ts";
import { undoCapitals } from "../names/undo-capitals.ts";
import type { COMPARED_GROUPS, ListedQuality } from "../traits/hospital-quality.ts";
import {
  cmsNameOf,
  findHospitalListColumns,
  type HospitalListColumn,
  REQUIRED_COLUMNS,
} from "./hospital-list-columns.ts";

/** A hospital of the list, texts in display form; null = the list does not say. */
export type ListedHospital = {
  /** CMS Certification Number, six characters. */
  ccn: string;
  name: string;
  address: string | null;
  city: string | null;
  /** Two letters. */
  state: string;
  /** Five digits. */
  zip: string | null;
  county: string | null;
  /** "(334) 793-8701". */
  phone: string | null;
  hospitalType: string | null;
  ownership: string | null;
  emergencyServices: boolean | null;
  /** Stars, 1 to 5. */
  overallRating: number | null;
  /** Null: the list has no columns of it. */
  quality: ListedQuality | null;
  /** Degrees; both or neither. */
  latitude: number | null;
  longitude: number | null;
};

/** `place` is a spreadsheet cell ("B12") or a row ("row 12"); `written` is what stands there, '' for a whole row. */
export type HospitalListProblem = { place: string; reason: HospitalListReason; written: string };

export type HospitalListReason =
  | CsvRowFault
  | "ccn-format"
  | "ccn-again"
  | "name-missing"
  | "state-unknown"
  | "zip-format"
  | "phone-format"
  | "not-yes-or-no"
  | "rating-format"
  | "count-format"
  | "not-in-the-united-states";

export type HospitalListReading =
  | { outcome: "read"; hospitals: ListedHospital[]; problems: HospitalListProblem[] }
  | { outcome: "not-a-hospital-list"; missingColumns: string[] };

/**
 * Reads the CMS list 'Hospital General Information' as CSV, or one with coordinates joined to it; columns by name,
 * in any order. A cell that cannot be read is a problem and null; a row without CCN, name or state, or with a CCN
 * that came before, is a problem and left out. Source: CMS Provider Data Catalog, xubh-q36u.
 */
export function readHospitalList(text: string): HospitalListReading {
  const rows: [cells: string[], rowNumber: number][] = [];
  const problems: HospitalListProblem[] = [];
  const csv = openCsvRows({
    onRow: (row) => void (isBlankRow(row) || rows.push([cellTexts(row), row.rowNumber])),
    onFault: (fault, rowNumber) =>
      problems.push({
        place: `row ${rowNumber}`,
        reason: fault,
        written: "",
      }),
  });
  csv.write(Buffer.from(text.replace(/^\ufeff/, "")));
  csv.end();

  const [header, ...body] = rows;
  const columns = findHospitalListColumns(header?.[0] ?? []);
  const missingColumns = REQUIRED_COLUMNS.filter((column) => columns[column] < 0).map(cmsNameOf);
  if (missingColumns.length > 0) return { outcome: "not-a-hospital-list", missingColumns };

  const byCcn = new Map<string, ListedHospital>();
  for (const [cells, rowNumber] of body) {
    const report: Report = (column, reason, written) =>
      void problems.push({ place: cellName(rowNumber, columns[column]), reason, written });
    const hospital = readHospital(
      (column) => cells[columns[column]] ?? "",
      report,
      columns.birthingFriendly >= 0,
    );
    if (!hospital) continue;
    if (byCcn.has(hospital.ccn)) report("ccn", "ccn-again", hospital.ccn);
    else byCcn.set(hospital.ccn, hospital);
  }
  return { outcome: "read", hospitals: [...byCcn.values()], problems };
}

type Cell = (column: HospitalListColumn) => string;
type Report = (column: HospitalListColumn, reason: HospitalListReason, written: string) => void;

function readHospital(cell: Cell, report: Report, hasQuality: boolean): ListedHospital | null {
  const ccn = readCcn(cell("ccn"));
  const name = displayHospitalName(cell("name"));
  const state = findState(cell("state"));
  if (!ccn) report("ccn", "ccn-format", cell("ccn"));
  if (!name) report("name", "name-missing", "");
  if (!state) report("state", "state-unknown", cell("state"));
  if (!ccn || !name || !state) return null;
  return {
    ccn,
    name,
    address: displayText(cell("address")),
    city: displayText(cell("city")),
    state,
    zip: read("zip", readZip, "zip-format"),
    county: displayText(cell("county")),
    phone: read("phone", readPhone, "phone-format"),
    hospitalType: cell("hospitalType") || null,
    ownership: cell("ownership") || null,
    emergencyServices: read("emergencyServices", readYesNo, "not-yes-or-no"),
    overallRating: read("overallRating", readRating, "rating-format"),
    quality: hasQuality ? readQuality() : null,
    ...readCoordinates(cell, report),
  };

  function readQuality(): ListedQuality {
    const count = (column: HospitalListColumn) => read(column, readCount, "count-format");
    const compared = (group: (typeof COMPARED_GROUPS)[number]) => {
      const [better, same, worse] = (["Better", "Same", "Worse"] as const).map((how) =>
        count(`${group}${how}`),
      );
      return better == null || same == null || worse == null ? null : { better, same, worse };
    };
    return {
      isBirthingFriendly: read("birthingFriendly", readYesNo, "not-yes-or-no") ?? false,
      mortality: compared("mortality"),
      safety: compared("safety"),
      readmission: compared("readmission"),
      experience: count("experienceCount"),
      timeliness: count("timelinessCount"),
    };
  }

  function read<Value>(
    column: HospitalListColumn,
    parse: (text: string) => Value | null,
    reason: HospitalListReason,
  ): Value | null {
    const text = cell(column);
    if (text === "" || /^(?:not available|n\/a)$/i.test(text)) return null;
    const value = parse(text);
    if (value === null) report(column, reason, text);
    return value;
  }
}

/** Spreadsheets lose a number's leading zero: a CCN of five digits gets it back. */
function readCcn(text: string): string | null {
  const ccn = text.toUpperCase().padStart(6, "0");
  return text.length >= 5 && /^\d{2}[\dA-Z]\d{2}[\dA-Z]$/.test(ccn) ? ccn : null;
}

function readZip(text: string): string | null {
  return /^(\d{3,5})(?:-\d{4})?$/.exec(text)?.[1]?.padStart(5, "0") ?? null;
}

function readPhone(text: string): string | null {
  const digits = text.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  return digits.length === 10 ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : null;
}

function readYesNo(text: string): boolean | null {
  if (/^(?:yes|y|true)$/i.test(text)) return true;
  return /^(?:no|n|false)$/i.test(text) ? false : null;
}

function readRating(text: string): number | null {
  return /^[1-5]$/.test(text) ? Number(text) : null;
}

function readCount(text: string): number | null {
  return /^\d{1,3}$/.test(text) ? Number(text) : null;
}

function readCoordinates(cell: Cell, report: Report): Pick<ListedHospital, "latitude" | "longitude"> {
  const texts = [cell("latitude"), cell("longitude")];
  if (texts.every((text) => text === "")) return { latitude: null, longitude: null };
  const latitude = readDegrees(cell("latitude"));
  const longitude = readDegrees(cell("longitude"));
  if (isInUnitedStates(latitude, longitude)) return { latitude, longitude };
  report("latitude", "not-in-the-united-states", texts.join(", "));
  return { latitude: null, longitude: null };
}

/** NaN: no number. */
function readDegrees(text: string): number {
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}

function displayText(text: string): string | null {
  const tidy = trimEndOf(tidyLine(text), /[\s,]/);
  return tidy === "" ? null : undoCapitals(tidy);
}
