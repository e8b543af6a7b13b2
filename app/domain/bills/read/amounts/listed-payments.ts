import { summaryRoleOf } from "../../typed/summary-rows.ts";
import { type Row, textOf } from "../layout/rows.ts";
import type { PrintedAmount } from "../tokens/amounts.ts";
import type { PrintedDate } from "../tokens/dates.ts";
import type { Labelled } from "../tokens/labelled-values.ts";

/** A payment with its day, as a row of its own prints it. */
export interface ListedPayment {
  date: PrintedDate;
  amount: PrintedAmount;
}

/** What a row may say of its amount, and be a payment. */
const PAID: readonly (string | null)[] = ["paid", "patient-paid", "insurance-paid"];
/** "Last payment 05/01/2026" says again what was paid, maybe of another bill. */
const SAYS_AGAIN = /\b(?:last|previous|prior|recent|total|since|through|to date|ytd)\b/i;

/** The rows that are one payment each: a day, words for a payment, and one amount that was taken off. */
export function findPaymentRows(
  printed: ReadonlyMap<Row, PrintedAmount[]>,
  datesOf: ReadonlyMap<Row, PrintedDate[]>,
): ListedPayment[] {
  return [...printed].flatMap(([row, amounts]) => {
    const [date, ...otherDates] = datesOf.get(row) ?? [];
    const taken = amounts.filter(({ cents }) => cents < 0);
    const amount = taken.length > 0 ? taken[0] : amounts[0];
    if (!date || otherDates.length > 0 || !amount || taken.length > 1) return [];
    if (taken.length === 0 && amounts.length > 1) return [];
    const text = textBesides(row, [date, ...amounts]);
    return !SAYS_AGAIN.test(text) && PAID.includes(summaryRoleOf(text)) ? [{ date, amount }] : [];
  });
}

function textBesides(row: Row, spans: readonly { start: number; end: number }[]): string {
  return textOf(row.words.filter((_, at) => !spans.some(({ start, end }) => at >= start && at < end)));
}

/** The payments, where they add up to an amount that is labelled as paid, or to what is missing between charges and the
 *  amount due; else null: a row may be printed twice, or was not read. Amounts in cents. */
export function provenPayments(
  payments: readonly ListedPayment[],
  labelled: readonly Labelled<PrintedAmount>[],
  { chargesCents, dueCents }: { chargesCents: number | null; dueCents: number | null },
): ListedPayment[] | null {
  if (payments.length === 0) return null;
  const ofList = new Set(payments.map(({ amount }) => amount));
  const centsOf = (...roles: string[]) =>
    labelled
      .filter(({ label, value }) => roles.includes(label.roles.amount!) && !ofList.has(value))
      .map(({ value }) => Math.abs(value.cents));
  const paidCents = payments.reduce((sum, { amount }) => sum + Math.abs(amount.cents), 0);
  if (centsOf("payment", "tendered").includes(paidCents)) return [...payments];
  if (chargesCents === null || dueCents === null) return null;
  const missingCents = chargesCents - dueCents - paidCents;
  const adjustments = centsOf("adjustment", "discount");
  return [0, ...adjustments].includes(missingCents) ? [...payments] : null;
}
