import { itemAt } from "#app/domain/item-at.ts";
import {
  copyDecimal,
  type DecimalColumn,
  decimalText,
  openDecimalColumn,
  widenDecimalColumn,
} from "./decimal-column.ts";
import type { PayerCharge, PayerField, StandardChargeRecord } from "./standard-charge-record.ts";
import { METHODOLOGIES, MIN_CLAIMS } from "./valid-values.ts";

/** The bit of each thing that a rate may say; unset = blank. */
export const GIVEN = {
  payerName: 1,
  planName: 1 << 1,
  dollar: 1 << 2,
  percentage: 1 << 3,
  algorithm: 1 << 4,
  methodology: 1 << 5,
  estimatedAmount: 1 << 6,
  medianAmount: 1 << 7,
  p10: 1 << 8,
  p90: 1 << 9,
  count: 1 << 10,
  notes: 1 << 11,
} as const satisfies Record<PayerField, number>;

/** What the dictionaries ask of a rate besides: that its notes hold words, its methodology is 'other', its count is 0. */
export const SAYS = { words: 1 << 12, otherMethodology: 1 << 13, noClaims: 1 << 14 } as const;

/** The price in one of the three ways of 45 CFR 180.50. */
export const A_CHARGE = GIVEN.dollar | GIVEN.percentage | GIVEN.algorithm;

export const DECIMAL_FIELDS = [
  "dollar",
  "percentage",
  "estimatedAmount",
  "medianAmount",
  "p10",
  "p90",
  "count",
] as const satisfies PayerField[];
export type DecimalField = (typeof DECIMAL_FIELDS)[number];

/** The amounts that a rate may give, in dollars, percent or words. */
export const AMOUNTS = A_CHARGE | GIVEN.estimatedAmount | GIVEN.medianAmount | GIVEN.p10 | GIVEN.p90;

/** A plan as the file names it, '' where it does not. */
export type NamedPlan = { payerName: string; planName: string };

/**
 * What payers' plans pay, the rates of a batch of records one after the other and a column for each thing that they say. Of
 * things that are not `given` the columns hold nothing of use. Columns are replaced where they grow.
 */
export type RateColumns = {
  length: number;
  given: Uint16Array;
  /** Numbers into `plans`, which grows while the file is read. */
  planIndex: Uint32Array;
  plans: NamedPlan[];
  /** Numbers into the methodologies, from 1. */
  methodology: Uint8Array;
  /** A count of claims that is told as '1 through 10' is 1. */
  decimals: Record<DecimalField, DecimalColumn>;
  algorithm: string[];
  notes: string[];
};

const FIRST_CAPACITY = 64;
const METHODOLOGY_NAMES = [...METHODOLOGIES];

export function openRateColumns(): RateColumns {
  return {
    length: 0,
    given: new Uint16Array(0),
    planIndex: new Uint32Array(0),
    plans: [],
    methodology: new Uint8Array(0),
    decimals: {
      dollar: openDecimalColumn(0),
      percentage: openDecimalColumn(0),
      estimatedAmount: openDecimalColumn(0),
      medianAmount: openDecimalColumn(0),
      p10: openDecimalColumn(0),
      p90: openDecimalColumn(0),
      count: openDecimalColumn(0),
    },
    algorithm: [],
    notes: [],
  };
}

/** Makes room for so many rates behind the last. */
export function reserveRates(rates: RateColumns, count: number): void {
  const needed = rates.length + count;
  if (needed <= rates.given.length) return;
  const capacity = Math.max(FIRST_CAPACITY, 2 * needed);
  rates.given = widened(rates.given, new Uint16Array(capacity));
  rates.planIndex = widened(rates.planIndex, new Uint32Array(capacity));
  rates.methodology = widened(rates.methodology, new Uint8Array(capacity));
  for (const field of DECIMAL_FIELDS) widenDecimalColumn(rates.decimals[field], capacity);
  rates.algorithm.length = capacity;
  rates.notes.length = capacity;
}

function widened<Column extends Uint8Array | Uint16Array | Uint32Array>(from: Column, to: Column): Column {
  to.set(from);
  return to;
}

/** Lets go of the rates; the plans stay. */
export function clearRates(rates: RateColumns): void {
  rates.length = 0;
  for (const field of DECIMAL_FIELDS) rates.decimals[field].long.clear();
}

/** Keeps those of the last `count` rates that `isKept` by their place among them. */
export function keepRates(rates: RateColumns, count: number, isKept: (index: number) => boolean): void {
  const first = rates.length - count;
  let to = first;
  for (let index = 0; index < count; index++) {
    if (!isKept(index)) continue;
    if (first + index !== to) copyRate(rates, first + index, to);
    to += 1;
  }
  rates.length = to;
}

/** The bits of what a rate says. */
export function givenAt(rates: RateColumns, at: number): number {
  return rates.given[at]!;
}

/** Where the plan of a rate stands among `plans`. */
export function planIndexAt(rates: RateColumns, at: number): number {
  return rates.planIndex[at]!;
}

/** The number of a rate's methodology, from 1; of nothing, where none is given. */
export function methodologyNoAt(rates: RateColumns, at: number): number {
  return rates.methodology[at]!;
}

/** The algorithm of a rate that gives one. */
export function algorithmAt(rates: RateColumns, at: number): string {
  return rates.algorithm[at]!;
}

/** The notes of a rate that gives some. */
export function notesAt(rates: RateColumns, at: number): string {
  return rates.notes[at]!;
}

function copyRate(rates: RateColumns, from: number, to: number): void {
  for (const column of [rates.given, rates.planIndex, rates.methodology]) column[to] = column[from]!;
  for (const field of DECIMAL_FIELDS) copyDecimal(rates.decimals[field], from, rates.decimals[field], to);
  rates.algorithm[to] = rates.algorithm[from]!;
  rates.notes[to] = rates.notes[from]!;
}

/** The rates of a record as objects. */
export function payerCharges(rates: RateColumns, record: StandardChargeRecord): PayerCharge[] {
  return Array.from({ length: record.rateCount }, (_, index) => payerCharge(rates, record.firstRate + index));
}

function payerCharge(rates: RateColumns, at: number): PayerCharge {
  const has = (field: PayerField) => (givenAt(rates, at) & GIVEN[field]) !== 0;
  const decimal = (field: DecimalField) => (has(field) ? decimalText(rates.decimals[field], at) : null);
  const { payerName, planName } = itemAt(rates.plans, planIndexAt(rates, at));
  const count = decimal("count");
  return {
    payerName: has("payerName") ? payerName : null,
    planName: has("planName") ? planName : null,
    dollar: decimal("dollar"),
    percentage: decimal("percentage"),
    algorithm: has("algorithm") ? algorithmAt(rates, at) : null,
    methodology: has("methodology") ? itemAt(METHODOLOGY_NAMES, methodologyNoAt(rates, at) - 1) : null,
    estimatedAmount: decimal("estimatedAmount"),
    medianAmount: decimal("medianAmount"),
    p10: decimal("p10"),
    p90: decimal("p90"),
    count: count === "1" ? MIN_CLAIMS : count,
    notes: has("notes") ? notesAt(rates, at) : null,
  };
}
