import { cellName } from "#app/domain/mrf/cell-name.ts";
import { openCsvRows } from "#app/domain/mrf/csv-rows.ts";
import {
  cmsNameOf,
  findHospitalListColumns,
  type HospitalListColumn,
  REQUIRED_COLUMNS,
} from "./hospital-list-columns.ts";
import { displayHospitalName } from "./hospital-name.ts";
import { undoCapitals } from "./undo-capitals.ts";
import { isInUnitedStates } from "./us-coordinates.ts";
import { findState } from "./us-states.ts";

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
  /** Degrees; both or neither. */
  latitude: number | null;
  longitude: number | null;
};

/** `place` is a spreadsheet cell ("B12") or a row ("row 12"). */
export type HospitalListProblem = { place: string; message: string };

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
    onRow: (cells, rowNumber) => void (cells.some((cell) => cell !== "") && rows.push([cells, rowNumber])),
    onFault: (fault, rowNumber) =>
      problems.push({
        place: `row ${rowNumber}`,
        message: `The row is not read (${fault.replaceAll("-", " ")}).`,
      }),
  });
  csv.write(text.replace(/^\ufeff/, ""));
  csv.end();

  const [header, ...body] = rows;
  const columns = findHospitalListColumns(header?.[0] ?? []);
  const missingColumns = REQUIRED_COLUMNS.filter((column) => columns[column] < 0).map(cmsNameOf);
  if (missingColumns.length > 0) return { outcome: "not-a-hospital-list", missingColumns };

  const byCcn = new Map<string, ListedHospital>();
  for (const [cells, rowNumber] of body) {
    const report = (column: HospitalListColumn, message: string) =>
      void problems.push({ place: cellName(rowNumber, columns[column]), message });
    const hospital = readHospital((column) => cells[columns[column]] ?? "", report);
    if (!hospital) continue;
    if (byCcn.has(hospital.ccn)) report("ccn", `CCN ${hospital.ccn} came before; this row is left out.`);
    else byCcn.set(hospital.ccn, hospital);
  }
  return { outcome: "read", hospitals: [...byCcn.values()], problems };
}

type Cell = (column: HospitalListColumn) => string;
type Report = (column: HospitalListColumn, message: string) => void;

function readHospital(cell: Cell, report: Report): ListedHospital | null {
  const ccn = readCcn(cell("ccn"));
  const name = displayHospitalName(cell("name"));
  const state = findState(cell("state"));
  if (!ccn) report("ccn", `"${cell("ccn")}" is not a CCN of six characters; the row is left out.`);
  if (!name) report("name", "The hospital has no name; the row is left out.");
  if (!state) report("state", `"${cell("state")}" is not a state; the row is left out.`);
  if (!ccn || !name || !state) return null;
  return {
    ccn,
    name,
    address: displayText(cell("address")),
    city: displayText(cell("city")),
    state,
    zip: read("zip", readZip, "is not a ZIP code of five digits"),
    county: displayText(cell("county")),
    phone: read("phone", readPhone, "is not a telephone number of ten digits"),
    hospitalType: cell("hospitalType") || null,
    ownership: cell("ownership") || null,
    emergencyServices: read("emergencyServices", readYesNo, "is neither Yes nor No"),
    overallRating: read("overallRating", readRating, "is not a rating from 1 to 5"),
    ...readCoordinates(cell, report),
  };

  function read<Value>(
    column: HospitalListColumn,
    parse: (text: string) => Value | null,
    fault: string,
  ): Value | null {
    const text = cell(column);
    if (text === "" || /^(?:not available|n\/a)$/i.test(text)) return null;
    const value = parse(text);
    if (value === null) report(column, `"${text}" ${fault}.`);
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

function readCoordinates(cell: Cell, report: Report): Pick<ListedHospital, "latitude" | "longitude"> {
  const texts = [cell("latitude"), cell("longitude")];
  if (texts.every((text) => text === "")) return { latitude: null, longitude: null };
  const [latitude, longitude] = texts.map((text) =>
    /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN,
  );
  if (isInUnitedStates(latitude!, longitude!)) return { latitude: latitude!, longitude: longitude! };
  report("latitude", `"${texts.join(", ")}" is no place in the United States; it is left out.`);
  return { latitude: null, longitude: null };
}

function displayText(text: string): string | null {
  const tidy = text.replace(/\s+/g, " ").replace(/[\s,]+$/, "");
  return tidy === "" ? null : undoCapitals(tidy);
}
