import {
  appendEmpty,
  copyDecimal,
  type DecimalColumn,
  openDecimalColumn,
  putWhole,
} from "#app/domain/mrf/decimal-column.ts";
import { GIVEN, givenAt, methodologyNoAt, type RateColumns } from "#app/domain/mrf/rate-columns.ts";
import type { StandardChargeRecord } from "#app/domain/mrf/standard-charge-record.ts";
import { type CopyColumn, type CopyLines, copyValue } from "#app/platform/db/copy-rows.server.ts";
import type { ChargeKey } from "./charge-key.ts";
import type { GatheredRates } from "./gathered-rates.ts";
import { type MiddleDollar, middleDollar } from "./middle-dollar.ts";
import { addList } from "./rate-list.ts";
import type { RateText } from "./rate-texts.ts";

type OfFile = { hospitalId: number; importId: number };

/** A row of standard_charges: an item or service of a hospital's file, with its gross charge and cash price. */
export type StandardChargeRow = OfFile & {
  chargeNo: number;
  key: ChargeKey;
  record: StandardChargeRecord;
  /** Whether each of its payers has separate notes. */
  hasPayerNotes: boolean;
};

/** A charge's notes are with its payers, and here if each of these has separate notes. */
export const STANDARD_CHARGE_COLUMNS: readonly CopyColumn<StandardChargeRow>[] = [
  { name: "hospital_id", value: ({ hospitalId }) => hospitalId },
  { name: "import_id", value: ({ importId }) => importId },
  { name: "charge_no", value: ({ chargeNo }) => chargeNo },
  { name: "code_type", value: ({ key }) => key.codeType },
  { name: "code", value: ({ key }) => key.code },
  {
    name: "codes",
    value: ({ record }) => record.charge.codes.map(({ type, code }) => `${type} ${code}`).join(" | "),
  },
  { name: "description", value: ({ record }) => record.charge.description },
  { name: "setting", value: ({ record }) => record.charge.setting },
  { name: "billing_class", value: ({ key }) => key.billingClass },
  { name: "modifiers", value: ({ key }) => key.modifiers },
  { name: "drug_unit", value: ({ key }) => key.drugUnit },
  { name: "gross", value: ({ record }) => record.charge.gross },
  { name: "cash", value: ({ record }) => record.charge.cash },
  { name: "minimum", value: ({ record }) => record.charge.min },
  { name: "maximum", value: ({ record }) => record.charge.max },
  {
    name: "notes",
    value: ({ record, hasPayerNotes }) => (hasPayerNotes ? record.notes : null),
  },
  { name: "source_row", value: ({ record }) => record.sourceRow },
  { name: "source_item", value: ({ record }) => record.sourceItem },
];

/** The lists of charge_rates, each of one thing that rates say. */
const LIST_NAMES = [
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
] as const;
type ListName = (typeof LIST_NAMES)[number];

/** Numbers that we assign may increase one by one; amounts stay as they are. */
const OF_NUMBERS: ReadonlySet<ListName> = new Set([
  "plans",
  "algorithms",
  "methodologies",
  "notes",
  "source_rows",
]);

/** What the gathered rates say, a column for each list. */
export type RateLists = Readonly<Record<ListName, DecimalColumn>>;

export function openRateLists(): RateLists {
  const lists = LIST_NAMES.map((name) => [name, openDecimalColumn(0)] as const);
  return Object.fromEntries(lists) as Record<ListName, DecimalColumn>;
}

export const CHARGE_RATES_COLUMNS: readonly string[] = [
  ...["hospital_id", "import_id", "charge_no", "first_rate_no", "rate_count"],
  ...["dollar_count", "middle_dollar"],
  ...LIST_NAMES,
];

/**
 * Writes what a rate says into `lists`, at its place: plan, algorithm and notes by their numbers in the file, 0 = none. So
 * many arguments, as an object for each of millions of rates would be felt.
 */
export function writeRate(
  lists: RateLists,
  place: number,
  rates: RateColumns,
  at: number,
  planNo: number,
  algorithmNo: number,
  noteNo: number,
  sourceRow: number,
): void {
  const { decimals } = rates;
  const given = givenAt(rates, at);
  putWhole(lists.plans, place, planNo);
  writeDecimal(lists.dollars, place, decimals.dollar, at, given & GIVEN.dollar);
  writeDecimal(lists.percentages, place, decimals.percentage, at, given & GIVEN.percentage);
  writeNumber(lists.algorithms, place, algorithmNo);
  writeNumber(lists.methodologies, place, given & GIVEN.methodology ? methodologyNoAt(rates, at) : 0);
  writeDecimal(lists.estimated_amounts, place, decimals.estimatedAmount, at, given & GIVEN.estimatedAmount);
  writeDecimal(lists.median_amounts, place, decimals.medianAmount, at, given & GIVEN.medianAmount);
  writeDecimal(lists.percentiles_10, place, decimals.p10, at, given & GIVEN.p10);
  writeDecimal(lists.percentiles_90, place, decimals.p90, at, given & GIVEN.p90);
  writeDecimal(lists.claim_counts, place, decimals.count, at, given & GIVEN.count);
  writeNumber(lists.notes, place, noteNo);
  putWhole(lists.source_rows, place, sourceRow);
}

function writeDecimal(
  column: DecimalColumn,
  place: number,
  from: DecimalColumn,
  at: number,
  isGiven: number,
): void {
  if (isGiven === 0) appendEmpty(column, place);
  else copyDecimal(from, at, column, place);
}

function writeNumber(column: DecimalColumn, place: number, number: number): void {
  if (number === 0) appendEmpty(column, place);
  else putWhole(column, place, number);
}

/**
 * Adds a row of charge_rates: the rates that all plans negotiated for an item or service. The row holds the lists
 * and, in separate columns, the median that a price takes from them. Returns that median.
 */
export function addChargeRates(
  lines: CopyLines,
  { hospitalId, importId }: OfFile,
  lists: RateLists,
  { chargeNo, firstRateNo, places }: GatheredRates,
): MiddleDollar {
  const ofDollars = middleDollar(lists.dollars, places);
  const key = `${hospitalId}\t${importId}\t${chargeNo}\t${firstRateNo}\t${places.length}`;
  lines.add(`${key}\t${ofDollars.count}\t${copyValue(ofDollars.middle)}\t`);
  for (const name of LIST_NAMES) {
    if (name !== LIST_NAMES[0]) lines.add("\t");
    addList(lines, lists[name], places, OF_NUMBERS.has(name));
  }
  lines.add("\n");
  return ofDollars;
}

/** A row of rate_texts: a note or an algorithm of a file's rates. */
export const RATE_TEXT_COLUMNS: readonly CopyColumn<OfFile & RateText>[] = [
  { name: "hospital_id", value: ({ hospitalId }) => hospitalId },
  { name: "import_id", value: ({ importId }) => importId },
  { name: "text_no", value: ({ textNo }) => textNo },
  { name: "text", value: ({ text }) => text },
];
