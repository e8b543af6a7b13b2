import type { PayerCharge, StandardChargeRecord } from "#app/domain/mrf/standard-charge-record.ts";
import { METHODOLOGIES } from "#app/domain/mrf/valid-values.ts";
import type { CopyColumn } from "#app/platform/db/copy-rows.server.ts";
import type { ChargeKey } from "./charge-key.ts";
import type { GatheredRates } from "./gathered-rates.ts";
import { listOf, listOfNumbers } from "./rate-list.ts";
import type { RateText } from "./rate-texts.ts";

type OfFile = { hospitalId: number; importId: number };

/** A row of standard_charges: an item or service of a hospital's file, with its gross charge and cash price. */
export type StandardChargeRow = OfFile & { chargeNo: number; key: ChargeKey; record: StandardChargeRecord };

/** A row of charge_rates: what all plans negotiated for that item or service. `textNoOf` numbers notes and algorithms. */
export type ChargeRatesRow = OfFile & {
  gathered: GatheredRates;
  textNoOf: (text: string | null) => number | null;
};

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

const METHODOLOGY_NUMBERS: ReadonlyMap<string, number> = new Map(
  [...METHODOLOGIES].map((methodology, index) => [methodology, index + 1]),
);

const rateList =
  (saidBy: (payer: PayerCharge) => string | number | null) =>
  ({ gathered }: ChargeRatesRow) =>
    listOf(gathered.rates, ({ payer }) => saidBy(payer));

export const CHARGE_RATES_COLUMNS: readonly CopyColumn<ChargeRatesRow>[] = [
  { name: "hospital_id", value: ({ hospitalId }) => hospitalId },
  { name: "import_id", value: ({ importId }) => importId },
  { name: "charge_no", value: ({ gathered }) => gathered.chargeNo },
  { name: "first_rate_no", value: ({ gathered }) => gathered.firstRateNo },
  { name: "rate_count", value: ({ gathered }) => gathered.rates.length },
  { name: "plans", value: ({ gathered }) => listOfNumbers(gathered.rates, ({ planNo }) => planNo) },
  { name: "dollars", value: rateList(({ dollar }) => dollar) },
  { name: "percentages", value: rateList(({ percentage }) => percentage) },
  {
    name: "algorithms",
    value: ({ gathered, textNoOf }) => listOf(gathered.rates, ({ payer }) => textNoOf(payer.algorithm)),
  },
  {
    name: "methodologies",
    value: rateList(({ methodology }) =>
      methodology === null ? null : METHODOLOGY_NUMBERS.get(methodology)!,
    ),
  },
  { name: "estimated_amounts", value: rateList(({ estimatedAmount }) => estimatedAmount) },
  { name: "median_amounts", value: rateList(({ medianAmount }) => medianAmount) },
  { name: "percentiles_10", value: rateList(({ p10 }) => p10) },
  { name: "percentiles_90", value: rateList(({ p90 }) => p90) },
  { name: "claim_counts", value: rateList(({ count }) => (count === "1 through 10" ? "1" : count)) },
  {
    name: "notes",
    value: ({ gathered, textNoOf }) => listOf(gathered.rates, ({ notes }) => textNoOf(notes)),
  },
  {
    name: "source_rows",
    value: ({ gathered }) => listOfNumbers(gathered.rates, ({ sourceRow }) => sourceRow),
  },
];

/** A row of rate_texts: a note or an algorithm of a file's rates. */
export const RATE_TEXT_COLUMNS: readonly CopyColumn<OfFile & RateText>[] = [
  { name: "hospital_id", value: ({ hospitalId }) => hospitalId },
  { name: "import_id", value: ({ importId }) => importId },
  { name: "text_no", value: ({ textNo }) => textNo },
  { name: "text", value: ({ text }) => text },
];
