import { isInside } from "#app/domain/reading/page/rows.ts";
import type { ReadRow } from "../tokens/read-row.ts";
import { OF_NO_CLAIM } from "../vocabulary/claim-labels.ts";
import { columnAt, columnsOf, type MoneyColumn } from "./columns.ts";
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

/** Whether a row behind the total of dated ones has no day, and is none: the running sums of a year may stand in the same columns. */
export const isBehindTotal = (block: readonly ReadRow[], line: ReadRow) =>
  block.slice(-1).some(startsWithTotal) &&
  block.every((one) => startsWithDay(one) || startsWithTotal(one)) &&
  !startsWithDay(line) &&
  !startsWithTotal(line);

/** The rows of a block, each with the line right below it where every row has one that prints a day and amounts alone: coinsurance below copay. */
export function withSecondLines(block: readonly ReadRow[], lines: readonly ReadRow[]): readonly ReadRow[] {
  const columns = columnsOf(block);
  const pairs = block.map((line) => [line, lines[line.index + 1]] as const);
  const areParted = block.length > 1 && pairs.every(([, second]) => second && isSecondLine(second, columns));
  return areParted ? pairs.flatMap(([line, second]) => (second ? [line, second] : [])) : block;
}

const isSecondLine = ({ row, amounts, days, isOfTable }: ReadRow, columns: readonly MoneyColumn[]) =>
  !isOfTable &&
  amounts.length > 0 &&
  amounts.every(({ box }) => columnAt(columns, box)) &&
  row.words.every((_, at) => isInside(amounts, at) || isInside(days, at));

/** Whether nothing between two rows of amounts begins another table. */
export function goesOn(lines: readonly ReadRow[], last: ReadRow, next: ReadRow): boolean {
  const between = lines.slice(last.index + 1, next.index);
  const isSamePage = last.row.pageIndex === next.row.pageIndex;
  if (isSamePage && between.length > MAX_LINES_BETWEEN) return false;
  if (between.length > 0 && OF_NO_CLAIM.test(next.text) && !startsWithDay(next)) return false;
  return !between.some((line) => isHeading(line) || line.claimNumbers.length > 0);
}

const MAX_LINES_BETWEEN = 5;
