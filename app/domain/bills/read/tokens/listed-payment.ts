import { textOf } from "#app/domain/reading/page/rows.ts";
import type { PrintedAmount } from "#app/domain/reading/values/amounts.ts";
import type { PrintedDate } from "#app/domain/reading/values/dates.ts";
import { summaryRoleOf } from "../../typed/summary-rows.ts";
import { wordsIn } from "./row-in-table.ts";
import type { TokenRow } from "./token-row.ts";

/** A payment with its day, as a separate row prints it. */
export interface ListedPayment {
  date: PrintedDate;
  amount: PrintedAmount;
}

/** What a row may say of its amount, and be a payment. */
const PAID: readonly (string | null)[] = ["paid", "patient-paid", "insurance-paid"];
/** "Last payment 05/01/2026" says again what was paid, maybe of another bill. */
const SAYS_AGAIN = /\b(?:last|previous|prior|recent|total|since|through|to date|ytd)\b/i;

/** Returns the one payment in a row: a day, words for a payment, and one amount that was subtracted. Null: the row isn't one. */
export function paymentIn({ row, dates, charged }: TokenRow): ListedPayment | null {
  const [date, ...otherDates] = dates;
  const taken = charged.filter(({ cents }) => cents < 0);
  const [amount, ...others] = taken.length > 0 ? taken : charged;
  if (!date || otherDates.length > 0 || !amount || others.length > 0) return null;
  const values = new Set([date, ...charged].flatMap(wordsIn));
  const text = textOf(row.words.filter((_, at) => !values.has(at)));
  return !SAYS_AGAIN.test(text) && PAID.includes(summaryRoleOf(text)) ? { date, amount } : null;
}
