import { tidyLine } from "#app/domain/forms/tidy-text.ts";
import { cellTexts, isBlankRow } from "#app/domain/mrf/csv-row.ts";
import { openCsvRows } from "#app/domain/mrf/csv-rows.ts";
import { findState } from "../hospitals/addresses/us-states.ts";
import { ENFORCEMENT_ACTION_NAMES, ENFORCEMENT_ACTIONS, type ListedAction } from "./enforcement-action.ts";

/** A row that says no action that can be told. `row` counts from 1, headings included. */
export interface EnforcementProblem {
  row: number;
  reason: "unreadable-row" | "no-case" | "no-hospital" | "unknown-state" | "unknown-action" | "no-date";
  written: string;
}

export type EnforcementReading =
  | { outcome: "read"; actions: ListedAction[]; problems: EnforcementProblem[] }
  | { outcome: "not-this-list"; missingColumns: string[] };

const COLUMNS = {
  caseId: "Case_ID",
  hospitalName: "Hosp_Name",
  street: "Hosp_Address",
  city: "City",
  state: "State",
  action: "Action",
  actedOn: "Action_Date",
} as const;

/** The list has some 12,000 rows. */
export const MAX_ENFORCEMENT_ROWS = 200_000;
const MAX_CELL_CHARACTERS = 300;

/**
 * Reads CMS's list of enforcement actions as CSV; columns by name, in any order and case. A row without case, hospital, state,
 * known action or day is a problem and left out; of a repeated action one is kept.
 */
export function readEnforcementList(text: string): EnforcementReading {
  const rows: { cells: string[]; row: number }[] = [];
  const problems: EnforcementProblem[] = [];
  const csv = openCsvRows({
    onRow: (row) => {
      if (!isBlankRow(row) && rows.length <= MAX_ENFORCEMENT_ROWS) {
        rows.push({ cells: cellTexts(row), row: row.rowNumber });
      }
    },
    onFault: (_, row) => problems.push({ row, reason: "unreadable-row", written: "" }),
  });
  csv.write(Buffer.from(text.replace(/^\ufeff/, "")));
  csv.end();
  const [header, ...body] = rows;
  const names = (header?.cells ?? []).map(columnName);
  const places = Object.fromEntries(
    Object.entries(COLUMNS).map(([column, name]) => [column, names.indexOf(columnName(name))]),
  );
  const missingColumns = Object.entries(COLUMNS).flatMap(([column, name]) =>
    (places[column] ?? -1) < 0 ? [name] : [],
  );
  if (missingColumns.length > 0) return { outcome: "not-this-list", missingColumns };
  const actions = new Map<string, ListedAction>();
  for (const { cells, row } of body) {
    const read = readAction((column) =>
      tidyLine((cells[places[column] ?? -1] ?? "").slice(0, MAX_CELL_CHARACTERS)),
    );
    if ("reason" in read) problems.push({ row, ...read });
    else actions.set(`${read.caseId}\n${read.action}\n${read.actedOn}`, read);
  }
  return { outcome: "read", actions: [...actions.values()], problems };
}

const columnName = (name: string) => name.toLowerCase().replace(/[^a-z]/g, "");

function readAction(
  cell: (column: keyof typeof COLUMNS) => string,
): ListedAction | Omit<EnforcementProblem, "row"> {
  const [caseId, hospitalName] = [cell("caseId"), cell("hospitalName")];
  if (caseId === "") return { reason: "no-case", written: "" };
  if (hospitalName === "") return { reason: "no-hospital", written: "" };
  const state = findState(cell("state"));
  if (state === null) return { reason: "unknown-state", written: cell("state") };
  const words = cell("action").toLowerCase();
  const action = ENFORCEMENT_ACTION_NAMES.find((name) => ENFORCEMENT_ACTIONS[name] === words);
  if (!action) return { reason: "unknown-action", written: cell("action") };
  const actedOn = readDay(cell("actedOn"));
  if (actedOn === null) return { reason: "no-date", written: cell("actedOn") };
  return { caseId, hospitalName, street: cell("street"), city: cell("city"), state, action, actedOn };
}

/** '03/31/2026' or '2026-03-31' as an ISO day; null: no day of the calendar. */
function readDay(written: string): string | null {
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(written);
  const iso = american
    ? `${american[3]}-${american[1]?.padStart(2, "0")}-${american[2]?.padStart(2, "0")}`
    : written.slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null;
  const moment = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== iso ? null : iso;
}
