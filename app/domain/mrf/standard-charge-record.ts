import type { Setting } from "#app/domain/billing-codes/comparable-key.ts";
import type { CodeType } from "#app/domain/billing-codes/service-code.ts";

/** A code as the file gives it; the type is null only where the file gives none that its template knows. */
export type WrittenCode = { code: string; type: CodeType | null };

/**
 * What one payer's plan pays. Amounts are exact decimal strings in dollars, the percentage in percent; null = blank.
 * `estimatedAmount` is of templates 2.x, the percentiles and `count` ("0", "1 through 10" or a number) of 3.0.
 */
export type PayerCharge = {
  payerName: string | null;
  planName: string | null;
  dollar: string | null;
  percentage: string | null;
  algorithm: string | null;
  methodology: string | null;
  estimatedAmount: string | null;
  medianAmount: string | null;
  p10: string | null;
  p90: string | null;
  count: string | null;
  notes: string | null;
};

/**
 * An item or service with what it costs, no matter who pays. Amounts are exact decimal strings in dollars; null = none published,
 * not zero. `setting` is null and `codes` empty only where a row describes a modifier. `modifiers` and `billingClass` are as
 * written.
 */
export type StandardCharge = {
  description: string;
  codes: WrittenCode[];
  setting: Setting | null;
  billingClass: string | null;
  modifiers: string[];
  drug: { unit: string; type: string } | null;
  gross: string | null;
  cash: string | null;
  min: string | null;
  max: string | null;
};

/**
 * One row of a CSV (a tall row has at most one payer) or one entry of `standard_charges` in a JSON file. What its payers
 * pay are so many of the rates read with it, from `firstRate` on.
 */
export type StandardChargeRecord = {
  /** CSV: the row, as a spreadsheet counts. JSON: the index in `standard_charge_information`. */
  sourceRow: number;
  /** JSON: the index in that item's `standard_charges`; null in a CSV. */
  sourceItem: number | null;
  /** Rows of a tall file that repeat a charge for another payer may share one object. */
  charge: StandardCharge;
  notes: string | null;
  firstRate: number;
  rateCount: number;
};

export type PayerField = keyof PayerCharge;
export type RecordField =
  | "description"
  | "setting"
  | "gross"
  | "cash"
  | "min"
  | "max"
  | "notes"
  | "drugUnit"
  | "drugType";
