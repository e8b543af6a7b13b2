import { findBalanceChains } from "../amounts/balance-chains.ts";
import type { Row } from "../layout/rows.ts";
import type { PrintedAmount } from "../tokens/amounts.ts";
import type { TableHeading } from "../tokens/table-headings.ts";
import type { ChargeLine, ReadingContext } from "../tokens/table-row.ts";
import { findChargeCards } from "./charge-cards.ts";
import { withChargesInTwoColumns } from "./charges-in-two-columns.ts";
import { findColumnThatSums } from "./columns-that-sum.ts";
import { findChargeLines } from "./line-items.ts";
import { countCoded, sumCents } from "./reconcile-lines.ts";
import { findSummedLines } from "./summed-lines.ts";

/** The charges of a document by its headings and codes; and where those come to nothing that is printed, by sums: down a column, in
 *  two columns beside each other, or card by card. `possible` as `findChargeLines`.
 *  @param money All amounts of money that are printed. */
export function findLines(
  rows: Row[],
  headings: TableHeading[],
  context: ReadingContext,
  money: PrintedAmount[],
): { lines: ChargeLine[]; possible: ChargeLine[] } {
  const { lines: named, possible } = findChargeLines(rows, headings, context);
  const balances = startsOfBalances(money);
  const totals = new Set([...balances, context.largestCents, ...largestOfTotals(money)]);
  if (balances.has(sumCents(named)))
    return { lines: withColumnThatSums(named, rows, context, totals), possible };
  const summed = findSummedLines(rows, possible, balances);
  const longer = summed.length > named.length ? summed : named;
  const some = longer.length > 0 ? longer : findLinesOfLargest(rows, possible, context);
  const listed = withChargesInTwoColumns(some, rows, context);
  const lines = listed.length > 0 ? listed : findChargeCards(rows, context.dates, context.persons);
  return { lines: withColumnThatSums(lines, rows, context, totals), possible };
}

/** The charges, or those that stand in one column and come to a printed total, where they are more, or have codes that these lack. */
function withColumnThatSums(
  lines: ChargeLine[],
  rows: Row[],
  context: ReadingContext,
  totals: ReadonlySet<number>,
): ChargeLine[] {
  const isProven = lines.length >= FEWEST_LINES_OF_LARGEST && totals.has(sumCents(lines));
  if (isProven && lines.every(({ procedure }) => procedure !== null)) return lines;
  const inColumn = findColumnThatSums(rows, context, totals);
  const isPossible = sumCents(lines) <= Math.max(...totals);
  if ((isPossible && sumCents(inColumn) < sumCents(lines)) || inColumn.length < lines.length) return lines;
  const [coded, codedInColumn] = [countCoded(lines), countCoded(inColumn)];
  const isMore = sumCents(inColumn) > sumCents(lines);
  if (!isProven && isMore && codedInColumn >= coded) return inColumn;
  const isLonger = inColumn.length > lines.length && (!isProven || isMore);
  return codedInColumn > coded || (isLonger && (!isProven || codedInColumn === coded)) ? inColumn : lines;
}

/** The largest amount of each row that begins as a total, in cents: a plan adds up the claim, and the year below. */
function largestOfTotals(money: readonly PrintedAmount[]): Iterable<number> {
  const largest = new Map<Row, number>();
  for (const { row, cents } of money)
    if (/^\W*totals?\b/i.test(row.words[0]!.text)) largest.set(row, Math.max(cents, largest.get(row) ?? 0));
  return largest.values();
}

/** What something is taken off of, in cents: the charges, where a document says no more. */
function startsOfBalances(money: PrintedAmount[]): Set<number> {
  const balances = findBalanceChains(money).filter(({ amounts }) => amounts.some(({ cents }) => cents < 0));
  return new Set(balances.map(({ amounts }) => amounts[0]!.cents));
}

const FEWEST_LINES_OF_LARGEST = 3;

/** Rows that come to the largest amount of the document, which only a sentence may call the charges. */
function findLinesOfLargest(
  rows: Row[],
  possible: ChargeLine[],
  { largestCents }: ReadingContext,
): ChargeLine[] {
  const lines = findSummedLines(rows, possible, new Set([largestCents]));
  return lines.length < FEWEST_LINES_OF_LARGEST ? [] : lines;
}
