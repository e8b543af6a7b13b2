import { cellName } from "./cell-name.ts";
import { normaliseHeaderName } from "./csv-header.ts";
import type { MrfProblem, MrfProblemAbout, MrfRule } from "./mrf-problem.ts";
import type { PayerField, RecordField } from "./standard-charge-record.ts";
import type { TemplateVersion } from "./template-version.ts";

/** Where a payer's values stand in a row; -1 = no such column. `named` holds the wide header's names. */
export type PayerColumns = {
  named: { payerName: string; planName: string } | null;
  at: Record<PayerField, number>;
};

export type CsvColumns = {
  layout: "tall" | "wide";
  names: string[];
  codes: { code: number; type: number }[];
  modifiers: number;
  billingClass: number;
  at: Record<RecordField, number>;
  payers: PayerColumns[];
};

const CHARGE_PARTS = ["negotiated_dollar", "negotiated_percentage", "negotiated_algorithm", "methodology"];
const V3_PARTS = ["median_amount", "10th_percentile", "90th_percentile", "count"];
const NO_COLUMNS: Record<PayerField, number> = {
  payerName: -1,
  planName: -1,
  dollar: -1,
  percentage: -1,
  algorithm: -1,
  methodology: -1,
  estimatedAmount: -1,
  medianAmount: -1,
  p10: -1,
  p90: -1,
  count: -1,
  notes: -1,
};
const FIELD_OF_PART: Record<string, PayerField> = {
  negotiated_dollar: "dollar",
  negotiated_percentage: "percentage",
  negotiated_algorithm: "algorithm",
  methodology: "methodology",
  estimated_amount: "estimatedAmount",
  median_amount: "medianAmount",
  "10th_percentile": "p10",
  "90th_percentile": "p90",
  count: "count",
  additional_payer_notes: "notes",
};
const ROW_3 = 3;
const MOST_CODES = 100;

/**
 * Maps row 3 to columns; the order is free. `columns` is null where no row could be read: neither tall nor wide, or
 * without description, setting or a code pair. Missing, repeated and placeholder names are problems.
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
    if (version === "3.0" && /\[(i|payer_name|plan_name)\]/.test(name)) {
      report(column, "column-placeholder", { name: row[column] });
    }
  });
  const at = (name: string) => first.get(name) ?? -1;

  const isTall = first.has("payer_name") && first.has("plan_name");
  const wide = findWidePayers(row, names, version);
  if (isTall === wide.size > 0) {
    report(-1, "layout-unclear");
    return { columns: null, problems };
  }
  const codeCount = countCodes(names);
  for (const name of requiredColumns(version, codeCount, [...wide.keys()])) {
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
  const columns: CsvColumns = {
    layout: isTall ? "tall" : "wide",
    names: [...row],
    codes: codes.filter((pair) => pair.code >= 0 && pair.type >= 0),
    modifiers: at("modifiers"),
    billingClass: at("billing_class"),
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
    payers: isTall ? [tallPayer(at)] : [...wide.values()],
  };
  const readable = columns.at.description >= 0 && columns.at.setting >= 0 && columns.codes.length > 0;
  return { columns: readable ? columns : null, problems };
}

function tallPayer(at: (name: string) => number): PayerColumns {
  return {
    named: null,
    at: {
      payerName: at("payer_name"),
      planName: at("plan_name"),
      dollar: at("standard_charge|negotiated_dollar"),
      percentage: at("standard_charge|negotiated_percentage"),
      algorithm: at("standard_charge|negotiated_algorithm"),
      methodology: at("standard_charge|methodology"),
      estimatedAmount: at("estimated_amount"),
      medianAmount: at("median_amount"),
      p10: at("10th_percentile"),
      p90: at("90th_percentile"),
      count: at("count"),
      notes: at("additional_payer_notes"),
    },
  };
}

/** The payers and plans of a wide header, by "payer|plan" in lower case, in the order they first appear. */
function findWidePayers(
  row: readonly string[],
  names: readonly string[],
  version: TemplateVersion,
): Map<string, PayerColumns> {
  const versionParts = version === "3.0" ? V3_PARTS : version === "2.2" ? ["estimated_amount"] : [];
  const announcing = new Set(["additional_payer_notes", ...versionParts]);
  const parts = names.map((name) => name.split("|"));
  const payers = new Map<string, PayerColumns>();
  const chargePart = (name: readonly string[]) =>
    name.length === 4 && name[0] === "standard_charge" && CHARGE_PARTS.includes(name[3]!) ? name[3]! : null;

  parts.forEach((name, column) => {
    const isPayers = chargePart(name) !== null || (name.length === 3 && announcing.has(name[0]!));
    const key = `${name[1]}|${name[2]}`;
    if (!isPayers || payers.has(key) || (version === "3.0" && isPlaceholder(name))) return;
    const written = row[column]!.split("|");
    const named = { payerName: written[1]!.trim(), planName: written[2]!.trim() };
    payers.set(key, { named, at: { ...NO_COLUMNS } });
  });
  parts.forEach((name, column) => {
    const part = chargePart(name) ?? (name.length === 3 ? name[0]! : "");
    const payer = payers.get(`${name[1]}|${name[2]}`);
    const field = FIELD_OF_PART[part];
    if (payer && field && payer.at[field] < 0) payer.at[field] = column;
  });
  return payers;
}

function isPlaceholder(name: readonly string[]): boolean {
  return name[1] === "[payer_name]" || name[2] === "[plan_name]";
}

function countCodes(names: readonly string[]): number {
  const numbers = names.map((name) => /^code\|(\d+)(\|type)?$/.exec(name)?.[1] ?? "0");
  return Math.min(MOST_CODES, Math.max(0, ...numbers.map(Number)));
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
