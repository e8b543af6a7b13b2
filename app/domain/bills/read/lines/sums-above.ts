import type { TableRow } from "../tokens/table-row.ts";
import { type ChargeLine, hasCode, sumCents } from "./charge-line.ts";

interface SumInRow {
  /** Whether a row says what the charges above it come to. */
  isOfCharges: boolean;
  /** Whether it says what is left of such a sum. */
  isLeft: boolean;
  /** What is left of the last sum below the row; null: none was printed. */
  leftCents: number | null;
}

/** What a row says of the charges above: "Charges 100.00 / Insurance (80.00) / Now payable 20.00". */
export function weighSum(
  read: TableRow,
  { lines, leftCents }: { lines: readonly ChargeLine[]; leftCents: number | null },
): SumInRow {
  const cents = read.amount?.cents ?? null;
  const isLeft = cents !== null && cents === leftCents && !hasCode(read);
  if (isSumAbove(read, lines)) return { isOfCharges: true, isLeft, leftCents: cents };
  const isTakenOff = leftCents !== null && cents !== null && cents < 0;
  return { isOfCharges: false, isLeft, leftCents: isTakenOff ? leftCents + cents : leftCents };
}

/** A row without a code that says what the charges above it come to, all of them or the last ones of the table, is their total,
 *  whatever it is called. */
function isSumAbove({ amount, procedure, revenueCode, units }: TableRow, lines: readonly ChargeLine[]) {
  if (procedure || revenueCode || units || !amount) return false;
  let sum = 0;
  const start = lines.findLastIndex((line, index) => {
    sum += line.amount.cents;
    return sum === amount.cents && index <= lines.length - 2;
  });
  return start >= 0;
}

/** Whether a row says as a total what all charges so far come to. */
export const sumsLines = ({ amount, isSummary }: TableRow, lines: readonly ChargeLine[]) =>
  isSummary && lines.length > 0 && amount?.cents === sumCents(lines);
