import { bothEnds } from "#app/domain/reading/page/both-ends.ts";
import { sharesEdge } from "#app/domain/reading/page/geometry.ts";
import { textOf } from "#app/domain/reading/page/rows.ts";
import { type Entry, runThatSums } from "#app/domain/reading/sums/run-that-sums.ts";
import type { PrintedAmount } from "#app/domain/reading/values/amounts.ts";
import { conceptsIn, type LabelConcept } from "../tokens/label-concepts.ts";
import { headingText } from "../tokens/near-text.ts";
import { textBefore, textBehind } from "../tokens/text-beside-amount.ts";
import type { Tokens } from "../tokens/tokens.ts";
import type { ChargeLine } from "./charge-line.ts";
import { chargesAround } from "./charges-around-amounts.ts";

/** More than a column has that nothing else tells. */
const MAX_AMOUNTS = 150;
const MIN_CHARGES = 3;
const MIN_OF_SECTION = 2;

/**
 * Finds the charges if headings and codes miss some: amounts in one column, across pages, that add up to a printed
 * total. Rows between them don't matter. The service is next to each amount or in the rows around it; section sums
 * are skipped. Empty if the rows are about payments or the amount due, since those also add up to the charges.
 * @param totals What the charges may add up to, in cents.
 */
export function findColumnThatSums(tokens: Tokens, totals: ReadonlySet<number>): ChargeLine[] {
  const amounts = amountsAboveZero(tokens);
  let best: PrintedAmount[] = [];
  for (const column of [...columnsBy("right", amounts), ...columnsBy("left", amounts)]) {
    const run = longestRun(bothEnds(column, MAX_AMOUNTS), totals);
    const [first] = run;
    if (first && run.length > best.length && !saysSummary(headingText(first, tokens.rows))) best = run;
  }
  return chargesAround(best, tokens);
}

/** Those of money; and where no cents are printed, whole numbers between two rows of a page, which number no pages. */
function amountsAboveZero({ all, ways }: Tokens): PrintedAmount[] {
  return all.flatMap(({ row: { index }, amounts }) => {
    const isBetween = all[index - 1]?.row.pageIndex === all[index + 1]?.row.pageIndex;
    const mayBeBare = ways.wholeDollars && isBetween;
    return amounts.filter(({ isMoney, cents }) => cents > 0 && (isMoney || (mayBeBare && cents % 100 === 0)));
  });
}

/** Amounts whose right or left edges stand above each other, on all pages. */
function columnsBy(side: "right" | "left", amounts: readonly PrintedAmount[]): PrintedAmount[][] {
  const columns: PrintedAmount[][] = [];
  for (const amount of amounts) {
    const column = columns.find(([first]) => first && sharesEdge(amount.box, first.box, side));
    if (column) column.push(amount);
    else columns.push([amount]);
  }
  const long = columns.filter(({ length }) => length >= MIN_CHARGES);
  return [...long, ...overPages(long)];
}

const MAX_OVER_PAGES = 12;

/** Returns columns that continue at another place of the next page, as where facts are next to the first page's charges only. */
function overPages(columns: readonly PrintedAmount[][]): PrintedAmount[][] {
  const pageOf = (amount: PrintedAmount | undefined) => amount?.row.pageIndex ?? Number.NaN;
  const joined = columns.flatMap((column) =>
    columns
      .filter((other) => pageOf(column.at(-1)) + 1 === pageOf(other[0]))
      .map((other) => [...column, ...other]),
  );
  return joined.slice(0, MAX_OVER_PAGES);
}

/** The most amounts that follow each other in a column and come to one of the totals, without the sums of sections. */
function longestRun(column: readonly PrintedAmount[], totals: ReadonlySet<number>): PrintedAmount[] {
  const entries = column.map((amount, at): Entry<PrintedAmount> => {
    const isLastOfPage = column[at + 1]?.row.pageIndex !== amount.row.pageIndex;
    return {
      item: amount,
      cents: amount.cents,
      headsSection: isSumOfNext(column, at),
      // The last one of a page may be of a slip to tear off.
      isOther: !saysSummaryBeside(amount) ? null : isLastOfPage ? "passed-over" : "the-end",
    };
  });
  let best: PrintedAmount[] = [];
  for (let start = 0; start < entries.length; start++) {
    const run = runThatSums(entries.slice(start), totals, MIN_CHARGES);
    if (run.length > best.length) best = run;
  }
  return best;
}

/** "Day 1  $3,927.23" heads the charges that come to it. */
function isSumOfNext(column: readonly PrintedAmount[], at: number): boolean {
  const cents = column[at]?.cents ?? 0;
  let sum = 0;
  const end = column.findIndex((amount, next) => {
    if (next > at) sum += amount.cents;
    return sum >= cents;
  });
  return end - at >= MIN_OF_SECTION && sum === cents;
}

const OF_SUMMARIES: readonly LabelConcept[] = [
  "due",
  "balance",
  "payment",
  "adjustment",
  "insurer",
  "share",
  "allowed",
  "previous",
  "plan",
  "enclosed",
  "tax",
];

const saysSummary = (text: string) => conceptsIn(text).some((concept) => OF_SUMMARIES.includes(concept));

function saysSummaryBeside(amount: PrintedAmount): boolean {
  const part = textBefore(amount) ?? textBehind(amount);
  return part !== null && saysSummary(textOf(amount.row.words.slice(part.start, part.end)));
}
