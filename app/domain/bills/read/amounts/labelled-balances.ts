import type { AmountRole } from "#app/domain/reading/labels/amount-labels.ts";
import type { LabeledValue } from "#app/domain/reading/pairs/labelled-values.ts";
import type { PrintedAmount } from "#app/domain/reading/values/amounts.ts";

type LabelledAmount = LabeledValue<PrintedAmount>;

/** Whether the amount is another candidate with the balance of the last statement added. */
export function includesPreviousBalance(
  cents: number,
  candidates: LabelledAmount[],
  amounts: LabelledAmount[],
): boolean {
  const previous = previousBalancesIn(amounts);
  return candidates.some(({ value }) => previous.has(cents - value.cents));
}

/** Whether the balance of the last statement is added to the amount: the charges of this one. */
export function isAddedToPreviousBalance(
  cents: number,
  candidates: LabelledAmount[],
  amounts: LabelledAmount[],
): boolean {
  const previous = previousBalancesIn(amounts);
  return candidates.some(({ value }) => previous.has(value.cents - cents));
}

const previousBalancesIn = (amounts: LabelledAmount[]) =>
  new Set(
    amounts.flatMap(({ label, value }) =>
      label.roles.amount === "previous-balance" && value.cents > 0 ? [value.cents] : [],
    ),
  );

// A notice itemises few entries; every one doubles the sums to try.
const MAX_DEBT_ENTRIES = 6;

/** Whether interest and fees, of nothing too, less what was paid, turn the amount into another that is owed: the original balance
 *  of a debt (12 CFR 1006.34). */
export function growsIntoDebt(cents: number, amounts: LabelledAmount[]): boolean {
  const of = (...roles: (AmountRole | undefined)[]) =>
    amounts.filter(({ label }) => roles.includes(label.roles.amount));
  const fees = distinct(of("fee")).map(Math.abs).slice(0, MAX_DEBT_ENTRIES);
  if (fees.length === 0) return false;
  const credits = distinct(of("payment", "tendered", "adjustment", "discount"))
    .map(Math.abs)
    .slice(0, MAX_DEBT_ENTRIES);
  const owed = new Set(of("amount-due", "total").map(({ value }) => value.cents));
  owed.delete(cents);
  return subsetSums(fees).some((fee) =>
    subsetSums(credits).some((credit) => fee + credit > 0 && owed.has(cents + fee - credit)),
  );
}

const CREDITS: readonly (AmountRole | undefined)[] = ["payment", "tendered", "adjustment", "discount"];

/** Whether charges less the printed payments and adjustments leave a printed balance. */
export function explainsBalance(cents: number, amounts: LabelledAmount[]): boolean {
  const due = new Set(
    amounts.filter(({ label }) => label.roles.amount === "amount-due").map(({ value }) => value.cents),
  );
  due.delete(cents);
  if (due.size === 0) return false;
  const credits = distinct(amounts.filter(({ label }) => CREDITS.includes(label.roles.amount))).map(Math.abs);
  return subsetSums(credits).some((credit) => credit > 0 && due.has(cents - credit));
}

function distinct(amounts: LabelledAmount[]): number[] {
  const seen = new Map<string, number>();
  for (const { label, value } of amounts) seen.set(`${label.key} ${value.cents}`, value.cents);
  return [...seen.values()];
}

// Payments and adjustments of a summary are few; past ten the sums would prove anything.
function subsetSums(values: number[]): number[] {
  return values.slice(0, 10).reduce((sums, value) => sums.concat(sums.map((sum) => sum + value)), [0]);
}

export function sumsOtherTotals(candidate: LabelledAmount, all: LabelledAmount[]): boolean {
  const parts = all.filter(
    ({ label, value }) =>
      label.roles.amount !== "amount-due" &&
      value.cents < candidate.value.cents &&
      label.row !== candidate.label.row,
  );
  const values = [
    ...new Map(
      parts.map(({ label, value }) => [`${label.row.box.top} ${value.cents}`, value.cents]),
    ).values(),
  ];
  if (values.length < 2 || candidate.label.roles.amount === "amount-due") return false;
  return values.reduce((sum, cents) => sum + cents, 0) === candidate.value.cents;
}

export function wasDiscounted(cents: number, amounts: LabelledAmount[]): boolean {
  return amounts.some(
    ({ label, value }) =>
      (label.roles.amount === "discount" || label.roles.amount === "adjustment") &&
      amounts.some((other) => other.value.cents === cents - Math.abs(value.cents) && value.cents !== 0),
  );
}
