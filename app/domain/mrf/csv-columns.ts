import { cellName } from "./cell-name.ts";
import { normaliseHeaderName } from "./csv-header.ts";
import {
  CHARGE_PARTS,
  findWidePayers,
  type PayerColumns,
  tallPayerColumns,
  V3_PARTS,
} from "./csv-payer-columns.ts";
import { listAmountColumns, listUnreadColumns, type UnreadCsvColumn } from "./csv-unread-columns.ts";
import type { MrfProblem, MrfProblemAbout, MrfRule } from "./mrf-problem.ts";
import type { RecordField } from "./standard-charge-record.ts";
import type { TemplateVersion } from "./template-version.ts";

export type CsvColumns = {
  layout: "tall" | "wide";
  names: string[];
  codes: { code: number; type: number }[];
  modifiers: number;
  billingClass: number;
  at: Record<RecordField, number>;
  payers: PayerColumns[];
  /** The columns of amounts among those that are read. */
  amounts: number[];
  unread: UnreadCsvColumn[];
};

const ROW_3 = 3;
const MAX_CODES = 100;

/**
 * Maps row 3 to columns; the order is free. `columns` is null where no row could be read: neither tall nor wide, or
 * without description, setting or a code pair. Missing, repeated, unknown and placeholder names are problems.
 */
export function readCsvColumns(
  row: readonly string[],
  version: TemplateVersion,
): { columns: CsvColumns | null; problems: MrfProblem[] } {
  const names = row.map(normaliseHeaderName);
  const first = new Map<string, number>();
  const problems: MrfProblem[] = [];
  const report = (
    column: number,
    rule: MrfRule,
    about: MrfProblemAbout = {},
    severity: MrfProblem["severity"] = "error",
  ) => problems.push({ place: cellName(ROW_3, column), rule, about, severity });
  names.forEach((name, column) => {
    if (!first.has(name)) first.set(name, column);
    else if (name === "") report(column, "column-duplicate", { kind: "nameless" });
    else report(column, "column-duplicate", { kind: "named", name: row[column] });
    if (version === "3.0" && hasPlaceholder(name))
      report(column, "column-placeholder", { name: row[column] });
  });
  const at = (name: string) => first.get(name) ?? -1;

  const isTall = first.has("payer_name") && first.has("plan_name");
  const widePayers = findWidePayers(row, names, version);
  // Only a column of a payer and a plan contradicts the tall layout: one without a plan may be anything.
  const isWide = isTall ? widePayers.some(({ key }) => key.includes("|")) : widePayers.length > 0;
  if (isTall === isWide) {
    report(-1, "layout-unclear");
    return { columns: null, problems };
  }
  const codeCount = countCodes(names);
  for (const name of requiredColumns(version, codeCount, isTall ? [] : widePayers.map(({ key }) => key))) {
    if (!first.has(name)) report(-1, "column-missing", { name });
  }
  names.forEach((name, column) => {
    if (version === "3.0" && name.split("|")[0] === "estimated_amount") {
      report(column, "estimated-amount-retired", {}, "warning");
    }
  });

  const codes = Array.from({ length: codeCount }, (_, i) => ({
    code: at(`code|${i + 1}`),
    type: at(`code|${i + 1}|type`),
  }));
  const chargeColumns = {
    at: {
      description: at("description"),
      setting: at("setting"),
      gross: at("standard_charge|gross"),
      cash: at("standard_charge|discounted_cash"),
      min: at("standard_charge|min"),
      max: at("standard_charge|max"),
      notes: at("additional_generic_notes"),
      drugUnit: at("drug_unit_of_measurement"),
      drugType: at("drug_type_of_measurement"),
    },
    payers: isTall ? [tallPayerColumns(at)] : widePayers.map(({ columns }) => columns),
  };
  const unread = listUnreadColumns(names, chargeColumns, hasPlaceholder);
  for (const { column, rule } of unread) {
    if (rule === "column-unread") report(column, rule, { name: row[column] }, "warning");
  }
  for (const { named, at } of chargeColumns.payers) {
    if (named?.planName !== "") continue;
    const columns = Object.values(at).filter((column) => column >= 0);
    for (const column of columns) report(column, "column-without-plan", { name: row[column] }, "warning");
  }
  const columns: CsvColumns = {
    layout: isTall ? "tall" : "wide",
    names: [...row],
    codes: codes.filter((pair) => pair.code >= 0 && pair.type >= 0),
    modifiers: at("modifiers"),
    billingClass: at("billing_class"),
    ...chargeColumns,
    amounts: listAmountColumns(chargeColumns),
    unread,
  };
  const readable = columns.at.description >= 0 && columns.at.setting >= 0 && columns.codes.length > 0;
  return { columns: readable ? columns : null, problems };
}

function hasPlaceholder(name: string): boolean {
  return /\[(i|payer_name|plan_name)\]/.test(name);
}

function countCodes(names: readonly string[]): number {
  const numbers = names.map((name) => /^code\|(\d+)(\|type)?$/.exec(name)?.[1] ?? "0");
  return Math.min(MAX_CODES, Math.max(0, ...numbers.map(Number)));
}

function requiredColumns(version: TemplateVersion, codeCount: number, payers: readonly string[]): string[] {
  const pairs = Array.from({ length: Math.max(1, codeCount) }, (_, i) => [
    `code|${i + 1}`,
    `code|${i + 1}|type`,
  ]);
  const base = [
    "description",
    "setting",
    "standard_charge|gross",
    "standard_charge|discounted_cash",
    "standard_charge|min",
    "standard_charge|max",
    "additional_generic_notes",
  ];
  const drugs =
    version === "2.2" || version === "3.0"
      ? ["drug_unit_of_measurement", "drug_type_of_measurement", "modifiers"]
      : [];
  const amounts = version === "3.0" ? V3_PARTS : version === "2.2" ? ["estimated_amount"] : [];
  const tall = [
    "payer_name",
    "plan_name",
    ...CHARGE_PARTS.map((part) => `standard_charge|${part}`),
    ...amounts,
  ];
  const wide = payers.flatMap((payer) => [
    ...CHARGE_PARTS.map((part) => `standard_charge|${payer}|${part}`),
    `additional_payer_notes|${payer}`,
    ...amounts.map((part) => `${part}|${payer}`),
  ]);
  return [...base, ...pairs.flat(), ...drugs, ...(payers.length > 0 ? wide : tall)];
}
