import type { Tokens } from "../tokens/tokens.ts";
import { findChargeCards } from "./charge-cards.ts";
import { type ChargeLine, countCoded, sumCents } from "./charge-line.ts";
import { findChargesInTables } from "./charges-in-tables.ts";
import { findChargesInTwoColumns } from "./charges-in-two-columns.ts";
import { findColumnThatSums } from "./columns-that-sum.ts";
import { findPrintedTotals, type PrintedTotals } from "./printed-totals.ts";
import { findSummedLines } from "./summed-lines.ts";

/** The charges of a document by its headings and codes; and where those come to nothing that is printed, by sums: down a column, in
 *  two columns beside each other, or card by card. `possible` as `findChargesInTables`. */
export function findLines(tokens: Tokens): { lines: ChargeLine[]; possible: ChargeLine[] } {
  const { lines: named, possible } = findChargesInTables(tokens);
  const totals = findPrintedTotals(tokens);
  if (totals.balances.has(sumCents(named)))
    return { lines: withColumnThatSums(named, tokens, totals), possible };
  const summed = findSummedLines(tokens, possible, totals.balances);
  const longer = summed.length > named.length ? summed : named;
  const some = longer.length > 0 ? longer : findLinesOfLargest(tokens, possible);
  const inTwoColumns = findChargesInTwoColumns(tokens);
  const taken = new Set(inTwoColumns.map(({ row }) => row));
  const others = some.filter(({ row }) => !taken.has(row));
  const itemise = others.length >= inTwoColumns.length && sumCents(others) >= sumCents(inTwoColumns);
  const listed = inTwoColumns.length === 0 ? some : itemise ? others : inTwoColumns;
  const lines = listed.length > 0 ? listed : findChargeCards(tokens);
  return { lines: withColumnThatSums(lines, tokens, totals), possible };
}

/** The charges, or those that stand in one column and come to a printed total, where they are more, or have codes that these lack. */
function withColumnThatSums(lines: ChargeLine[], tokens: Tokens, { all }: PrintedTotals): ChargeLine[] {
  const isProven = lines.length >= FEWEST_LINES_OF_LARGEST && all.has(sumCents(lines));
  if (isProven && lines.every(({ procedure }) => procedure !== null)) return lines;
  const inColumn = findColumnThatSums(tokens, all);
  const isPossible = sumCents(lines) <= Math.max(...all);
  if ((isPossible && sumCents(inColumn) < sumCents(lines)) || inColumn.length < lines.length) return lines;
  const [coded, codedInColumn] = [countCoded(lines), countCoded(inColumn)];
  const isMore = sumCents(inColumn) > sumCents(lines);
  if (!isProven && isMore && codedInColumn >= coded) return inColumn;
  const isLonger = inColumn.length > lines.length && (!isProven || isMore);
  return codedInColumn > coded || (isLonger && (!isProven || codedInColumn === coded)) ? inColumn : lines;
}

const FEWEST_LINES_OF_LARGEST = 3;

/** Rows that come to the largest amount of the document, which only a sentence may call the charges. */
function findLinesOfLargest(tokens: Tokens, possible: ChargeLine[]): ChargeLine[] {
  const lines = findSummedLines(tokens, possible, new Set([tokens.largestCents]));
  return lines.length < FEWEST_LINES_OF_LARGEST ? [] : lines;
}
