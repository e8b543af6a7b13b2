import { itemAt } from "#app/domain/item-at.ts";
import type { PayerField } from "./standard-charge-record.ts";
import type { TemplateVersion } from "./template-version.ts";

/** Where a payer's values are in a row; -1 = no such column. `named` holds the wide header's names. */
export type PayerColumns = {
  named: { payerName: string; planName: string } | null;
  at: Record<PayerField, number>;
};

export const CHARGE_PARTS = [
  "negotiated_dollar",
  "negotiated_percentage",
  "negotiated_algorithm",
  "methodology",
];
export const V3_PARTS = ["median_amount", "10th_percentile", "90th_percentile", "count"];

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

/** The payer's columns of the tall layout; `at` finds a column by its name. */
export function tallPayerColumns(at: (name: string) => number): PayerColumns {
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

/** A payer that the names of wide columns announce; `key` is their middle, "payer|plan" or "payer", in lower case. */
export type WidePayer = { key: string; columns: PayerColumns };

/** The payers and plans of a wide header in the order they first appear; a payer may stand there without a plan. */
export function findWidePayers(
  row: readonly string[],
  names: readonly string[],
  version: TemplateVersion,
): WidePayer[] {
  const versionParts = version === "3.0" ? V3_PARTS : version === "2.2" ? ["estimated_amount"] : [];
  const announcing = new Set([...CHARGE_PARTS, "additional_payer_notes", ...versionParts]);
  const payers = new Map<string, WidePayer>();
  const columns = names.map((name) => readColumnName(name.split("|")));

  columns.forEach((name, column) => {
    if (!name || !announcing.has(name.part)) return;
    const key = name.between.join("|");
    if (payers.has(key) || (version === "3.0" && isPlaceholder(name.between))) return;
    const [, payerName = "", planName = ""] = itemAt(row, column).split("|");
    const named = {
      payerName: payerName.trim(),
      planName: name.between.length === 2 ? planName.trim() : "",
    };
    payers.set(key, { key, columns: { named, at: { ...NO_COLUMNS } } });
  });
  columns.forEach((name, column) => {
    const payer = name ? payers.get(name.between.join("|")) : undefined;
    const field = name ? FIELD_OF_PART[name.part] : undefined;
    if (payer && field && payer.columns.at[field] < 0) payer.columns.at[field] = column;
  });
  return [...payers.values()];
}

/** Splits 'standard_charge|PAYER|PLAN|methodology', 'count|PAYER|PLAN' or the same without a plan; null = another column. */
function readColumnName(parts: readonly string[]): { part: string; between: readonly string[] } | null {
  const [first = "", last = first] = [parts[0], parts.at(-1)];
  const isCharge = first === "standard_charge" && CHARGE_PARTS.includes(last);
  const part = isCharge ? last : first;
  const between = isCharge ? parts.slice(1, -1) : parts.slice(1);
  const names = between.length === 2 || (between.length === 1 && between[0] !== "");
  return names && part in FIELD_OF_PART ? { part, between } : null;
}

function isPlaceholder([payerName, planName]: readonly string[]): boolean {
  return payerName === "[payer_name]" || planName === "[plan_name]";
}
