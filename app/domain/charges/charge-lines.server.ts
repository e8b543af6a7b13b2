import type { PayerCharge, StandardChargeRecord } from "#app/domain/mrf/standard-charge-record.ts";
import { METHODOLOGIES } from "#app/domain/mrf/valid-values.ts";
import type { CopyColumn } from "#app/platform/db/copy-rows.server.ts";
import type { ChargeKey } from "./charge-key.ts";
import type { GatheredRates } from "./gathered-rates.ts";
import { middleDollar } from "./middle-dollar.ts";
import { listText, type RateValue } from "./rate-list.ts";
import type { RateText } from "./rate-texts.ts";

type OfFile = { hospitalId: number; importId: number };

/** A row of standard_charges: an item or service of a hospital's file, with its gross charge and cash price. */
export type StandardChargeRow = OfFile & { chargeNo: number; key: ChargeKey; record: StandardChargeRecord };

/** A row of charge_rates: what all plans negotiated for that item or service. */
type ChargeRatesRow = OfFile & { gathered: GatheredRates; middle: ReturnType<typeof middleDollar> };

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

/** The columns of lists, in the order in which `sayRate` fills them. */
const LIST_COLUMNS = [
  "plans",
  "dollars",
  "percentages",
  "algorithms",
  "methodologies",
  "estimated_amounts",
  "median_amounts",
  "percentiles_10",
  "percentiles_90",
  "claim_counts",
  "notes",
  "source_rows",
];
const DOLLARS = LIST_COLUMNS.indexOf("dollars");

/** What one plan agreed to for a charge; notes and algorithm by their number among the file's texts. */
export type NumberedRate = {
  planNo: number;
  payer: PayerCharge;
  algorithmNo: number | null;
  noteNo: number | null;
  sourceRow: number;
};

/** Writes what a rate says into `said`, a value for each column of lists: one array for all of a million rates. */
export function sayRate(
  said: RateValue[],
  { planNo, payer, algorithmNo, noteNo, sourceRow }: NumberedRate,
): void {
  const { methodology, count } = payer;
  said[0] = planNo;
  said[1] = payer.dollar;
  said[2] = payer.percentage;
  said[3] = algorithmNo;
  said[4] = methodology === null ? null : METHODOLOGY_NUMBERS.get(methodology)!;
  said[5] = payer.estimatedAmount;
  said[6] = payer.medianAmount;
  said[7] = payer.p10;
  said[8] = payer.p90;
  said[9] = count === "1 through 10" ? "1" : count;
  said[10] = noteNo;
  said[11] = sourceRow;
}

/** Beside the lists, what a price takes from them: how many of the dollar amounts are prices and the middle one. */
export const CHARGE_RATES_COLUMNS: readonly CopyColumn<ChargeRatesRow>[] = [
  { name: "hospital_id", value: ({ hospitalId }) => hospitalId },
  { name: "import_id", value: ({ importId }) => importId },
  { name: "charge_no", value: ({ gathered }) => gathered.chargeNo },
  { name: "first_rate_no", value: ({ gathered }) => gathered.firstRateNo },
  { name: "rate_count", value: ({ gathered }) => gathered.rateCount },
  { name: "dollar_count", value: ({ middle }) => middle.count },
  { name: "middle_dollar", value: ({ middle }) => middle.middle },
  ...LIST_COLUMNS.map((name, index) => ({
    name,
    value: ({ gathered }: ChargeRatesRow) => {
      const list = gathered.lists[index];
      return list ? listText(list) : null;
    },
  })),
];

/** The row of a charge's rates. */
export function chargeRatesRow(file: OfFile, gathered: GatheredRates): ChargeRatesRow {
  const dollars = gathered.lists[DOLLARS];
  const middle = dollars ? middleDollar(dollars, gathered.rateCount) : { count: 0, middle: null };
  return { ...file, gathered, middle };
}

/** A row of rate_texts: a note or an algorithm of a file's rates. */
export const RATE_TEXT_COLUMNS: readonly CopyColumn<OfFile & RateText>[] = [
  { name: "hospital_id", value: ({ hospitalId }) => hospitalId },
  { name: "import_id", value: ({ importId }) => importId },
  { name: "text_no", value: ({ textNo }) => textNo },
  { name: "text", value: ({ text }) => text },
];
