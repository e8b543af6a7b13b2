import type { PrintedAmount } from "#app/domain/reading/values/amounts.ts";
import type { TableRow } from "../tokens/table-row.ts";
import { hasCode } from "./charge-line.ts";

type Charged = TableRow & { amount: PrintedAmount };

const MOST_WORDS = 8;

/** Whether a row has no more than a text and an amount, or takes a service back: sums must prove it to be a charge. */
export function isPossibleCharge(read: TableRow): read is Charged {
  if (!read.amount || read.amount.cents === 0 || read.isSummary || !read.description) return false;
  if (read.amount.cents < 0 && hasCode(read)) return true;
  return !read.isProse && read.description.value.split(" ").length <= MOST_WORDS;
}

/** Whether a row is a charge for certain: one with a code, or in a table one that says what was done and when. */
export function isCharge(read: TableRow, isInTable: boolean): read is Charged {
  if (!read.amount || read.amount.cents < 0 || read.isSummary) return false;
  if (read.procedure) return true;
  if (!isInTable) return read.revenueCode !== null && read.description !== null;
  if (read.revenueCode !== null) return true;
  return !read.isProse && read.description !== null && (read.date !== null || read.hasDescriptionInColumn);
}
