import type { PayerCharge, StandardChargeRecord } from "#app/domain/mrf/standard-charge-record.ts";
import type { CopyColumn } from "#app/platform/db/copy-rows.server.ts";
import type { ChargeKey } from "./charge-key.ts";

type OfImport = { hospitalId: number; importId: number; chargeNo: number; record: StandardChargeRecord };

/** A row of standard_charges: an item or service of a hospital's file, with its gross charge and cash price. */
export type StandardChargeRow = OfImport & { key: ChargeKey };

/** A row of negotiated_charges: what one plan of a payer negotiated for that item or service. */
export type NegotiatedChargeRow = OfImport & { rateNo: number; planNo: number; payer: PayerCharge };

/** A charge's notes stand with its payers, and here where each of these has notes of its own. */
export const STANDARD_CHARGE_COLUMNS: readonly CopyColumn<StandardChargeRow>[] = [
  { name: "hospital_id", value: ({ hospitalId }) => hospitalId },
  { name: "import_id", value: ({ importId }) => importId },
  { name: "charge_no", value: ({ chargeNo }) => chargeNo },
  { name: "code_type", value: ({ key }) => key.codeType },
  { name: "code", value: ({ key }) => key.code },
  {
    name: "codes",
    value: ({ record }) => record.codes.map(({ type, code }) => `${type} ${code}`).join(" | "),
  },
  { name: "description", value: ({ record }) => record.description },
  { name: "setting", value: ({ record }) => record.setting },
  { name: "billing_class", value: ({ key }) => key.billingClass },
  { name: "modifiers", value: ({ key }) => key.modifiers },
  { name: "drug_unit", value: ({ key }) => key.drugUnit },
  { name: "gross", value: ({ record }) => record.gross },
  { name: "cash", value: ({ record }) => record.cash },
  { name: "minimum", value: ({ record }) => record.min },
  { name: "maximum", value: ({ record }) => record.max },
  {
    name: "notes",
    value: ({ record }) => (record.payers.every(({ notes }) => notes !== null) ? record.notes : null),
  },
  { name: "source_row", value: ({ record }) => record.sourceRow },
  { name: "source_item", value: ({ record }) => record.sourceItem },
];

export const NEGOTIATED_CHARGE_COLUMNS: readonly CopyColumn<NegotiatedChargeRow>[] = [
  { name: "hospital_id", value: ({ hospitalId }) => hospitalId },
  { name: "import_id", value: ({ importId }) => importId },
  { name: "charge_no", value: ({ chargeNo }) => chargeNo },
  { name: "rate_no", value: ({ rateNo }) => rateNo },
  { name: "plan_no", value: ({ planNo }) => planNo },
  { name: "dollar", value: ({ payer }) => payer.dollar },
  { name: "percentage", value: ({ payer }) => payer.percentage },
  { name: "algorithm", value: ({ payer }) => payer.algorithm },
  { name: "methodology", value: ({ payer }) => payer.methodology },
  { name: "estimated_amount", value: ({ payer }) => payer.estimatedAmount },
  { name: "median_amount", value: ({ payer }) => payer.medianAmount },
  { name: "percentile_10", value: ({ payer }) => payer.p10 },
  { name: "percentile_90", value: ({ payer }) => payer.p90 },
  { name: "claim_count", value: ({ payer }) => payer.count },
  { name: "notes", value: ({ payer, record }) => payer.notes ?? record.notes },
  { name: "source_row", value: ({ record }) => record.sourceRow },
];
