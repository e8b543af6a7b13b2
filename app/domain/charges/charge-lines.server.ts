import type { PayerCharge, StandardChargeRecord } from "#app/domain/mrf/standard-charge-record.ts";
import { copyValue } from "#app/platform/db/copy-rows.server.ts";
import type { ChargeKey } from "./charge-key.ts";

export const STANDARD_CHARGE_COLUMNS = [
  "hospital_id",
  "import_id",
  "charge_no",
  "code_type",
  "code",
  "codes",
  "description",
  "setting",
  "billing_class",
  "modifiers",
  "drug_unit",
  "gross",
  "cash",
  "minimum",
  "maximum",
  "notes",
  "source_row",
  "source_item",
] as const;

export const NEGOTIATED_CHARGE_COLUMNS = [
  "hospital_id",
  "import_id",
  "charge_no",
  "rate_no",
  "plan_no",
  "dollar",
  "percentage",
  "algorithm",
  "methodology",
  "estimated_amount",
  "median_amount",
  "percentile_10",
  "percentile_90",
  "claim_count",
  "notes",
  "source_row",
] as const;

/**
 * A line of COPY into standard_charges. `ids` is the line's start: hospital and import, with a tab after each. A
 * charge's notes stand with its payers, and here where each of these has notes of its own.
 */
export function standardChargeLine(
  ids: string,
  chargeNo: number,
  key: ChargeKey,
  record: StandardChargeRecord,
): string {
  return `${ids}${chargeNo}\t${copyValue(key.codeType)}\t${copyValue(key.code)}\t${copyValue(
    record.codes.map(({ type, code }) => `${type} ${code}`).join(" | "),
  )}\t${copyValue(record.description)}\t${record.setting}\t${copyValue(key.billingClass)}\t${copyValue(
    key.modifiers,
  )}\t${copyValue(key.drugUnit)}\t${amount(record.gross)}\t${amount(record.cash)}\t${amount(record.min)}\t${amount(
    record.max,
  )}\t${record.payers.every(({ notes }) => notes !== null) ? copyValue(record.notes) : "\\N"}\t${record.sourceRow}\t${record.sourceItem ?? "\\N"}\n`;
}

/** A line of COPY into negotiated_charges. */
export function negotiatedChargeLine(
  ids: string,
  numbers: { chargeNo: number; rateNo: number; planNo: number },
  payer: PayerCharge,
  record: StandardChargeRecord,
): string {
  return `${ids}${numbers.chargeNo}\t${numbers.rateNo}\t${numbers.planNo}\t${amount(payer.dollar)}\t${amount(
    payer.percentage,
  )}\t${copyValue(payer.algorithm)}\t${payer.methodology ?? "\\N"}\t${amount(payer.estimatedAmount)}\t${amount(
    payer.medianAmount,
  )}\t${amount(payer.p10)}\t${amount(payer.p90)}\t${copyValue(payer.count)}\t${copyValue(
    payer.notes ?? record.notes,
  )}\t${record.sourceRow}\n`;
}

const amount = (decimal: string | null) => decimal ?? "\\N";
