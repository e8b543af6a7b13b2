import type { ReadRow } from "../tokens/read-row.ts";
import { OF_NO_CLAIM } from "../vocabulary/claim-labels.ts";
import { columnAt, type MoneyColumn } from "./columns.ts";
import { isHeading } from "./headings-of-blocks.ts";
import { startsWithDay, startsWithTotal } from "./record-groups.ts";

/** Whether a row belongs to a service or total printed on two lines, as either line after the first, or is the
 *  row after one. The two lines have partly different columns. */
export function isNextOfTwoLines(
  lines: readonly ReadRow[],
  last: ReadRow,
  line: ReadRow,
  columns: readonly MoneyColumn[],
): boolean {
  const opensRecord = (one: ReadRow | undefined) =>
    one !== undefined && (startsWithDay(one) || startsWithTotal(one));
  if (line.index !== last.index + 1 || opensRecord(last) === opensRecord(line)) return false;
  return opensRecord(lines[line.index + 1]) || line.amounts.some(({ box }) => columnAt(columns, box));
}

/** Whether a row after the total of dated ones has no day, and isn't dated: the running sums of a year may be in the same
 *  columns. */
export const isBehindTotal = (block: readonly ReadRow[], line: ReadRow) =>
  block.slice(-1).some(startsWithTotal) &&
  block.every((one) => startsWithDay(one) || startsWithTotal(one)) &&
  !startsWithDay(line) &&
  !startsWithTotal(line);

/** Whether nothing between two rows of amounts begins another table. */
export function goesOn(lines: readonly ReadRow[], last: ReadRow, next: ReadRow): boolean {
  const between = lines.slice(last.index + 1, next.index);
  const isSamePage = last.row.pageIndex === next.row.pageIndex;
  if (isSamePage && between.length > MAX_LINES_BETWEEN) return false;
  if (between.length > 0 && OF_NO_CLAIM.test(next.text) && !startsWithDay(next)) return false;
  return !between.some((line) => isHeading(line) || line.claimNumbers.length > 0);
}

const MAX_LINES_BETWEEN = 5;
