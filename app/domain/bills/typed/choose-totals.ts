import type { SummaryRole } from "./summary-words.ts";
import type { TypedTotals } from "./typed-bill.ts";

/** An amount that a row says to be no charge. */
export interface SummaryAmount {
  role: SummaryRole;
  /** What the row says of it. */
  text: string;
  cents: number;
}

/** Returns the totals that rows of a typed bill state, with charges of `sumCents` in all. Parts are added up where no row gives
 *  their sum. */
export function chooseTotals(amounts: readonly SummaryAmount[], sumCents: number): TypedTotals {
  const of = (role: SummaryRole) => amounts.filter((amount) => amount.role === role);
  const adjustmentsCents = sumOf(of("adjustment"));
  const insurancePaidCents = sumOf(of("insurance-paid"));
  const patientPaidCents = sumOf([...of("patient-paid"), ...paidCopays(of("other"))]);
  const named = (insurancePaidCents ?? 0) + (patientPaidCents ?? 0);
  const unnamed = of("paid").filter(({ cents }) => named === 0 || Math.abs(cents) !== named);
  const otherPaidCents = sumOf(unnamed);
  const takenOff = (adjustmentsCents ?? 0) + named + (otherPaidCents ?? 0);
  const totals = [...of("total"), ...of("subtotal"), ...of("part")];
  const fits = totals.find(({ cents }) => cents === sumCents);
  // A receipt's 'Total due today' is the total.
  const dueInAll =
    totals.length === 0
      ? of("due").find(({ cents, text }) => cents === sumCents && /total/i.test(text))
      : undefined;
  const left = of("total").filter(
    ({ cents }) => takenOff > 0 && cents === sumCents - takenOff && cents !== sumCents,
  );
  const isGross = (amount: SummaryAmount) => !left.includes(amount);
  const total =
    fits ??
    of("total").find((amount) => isGross(amount) && /charge|billed|chg|gross/i.test(amount.text)) ??
    (left.length > 0 ? of("subtotal")[0] : undefined) ??
    of("total").findLast(isGross) ??
    of("subtotal")[0] ??
    dueInAll ??
    of("part").at(-1);
  const due =
    chooseDue(of("due").filter((amount) => amount !== dueInAll)) ??
    (left[0] && total !== left[0] ? left[0] : undefined);
  return {
    chargesCents: total ? Math.abs(total.cents) : null,
    adjustmentsCents,
    insurancePaidCents,
    patientPaidCents,
    otherPaidCents,
    amountDueCents: due ? due.cents : null,
    previousCents: sumOf(amounts.filter(({ role, text }) => role === "other" && isEarlier(text))),
  };
}

const isEarlier = (text: string) =>
  /\b(?:previous|prior|prev|beginning|opening|forward|past due|last|old)\b/i.test(text) &&
  /\b(?:bal\w*|due|statement)\b/i.test(text);

/** 'Copay -30.00' was paid. */
const paidCopays = (others: readonly SummaryAmount[]) =>
  others.filter(({ cents, text }) => cents < 0 && /co-?pay/i.test(text));

/** The row that asks to pay, else the last balance. */
function chooseDue(due: readonly SummaryAmount[]): SummaryAmount | undefined {
  return due.findLast(({ text }) => /\b(?:owed?|due|pay|want|left|responsib\w*)\b/i.test(text)) ?? due.at(-1);
}

/** What rows of one kind come to; a row that is the sum of the others is one already. */
function sumOf(amounts: readonly SummaryAmount[]): number | null {
  if (amounts.length === 0) return null;
  const values = amounts.map(({ cents }) => Math.abs(cents));
  const sum = values.reduce((total, value) => total + value, 0);
  const stated = amounts.findIndex(
    ({ text, cents }) => /\btotal\b/i.test(text) && amounts.length > 1 && 2 * Math.abs(cents) === sum,
  );
  return values[stated] ?? sum;
}
