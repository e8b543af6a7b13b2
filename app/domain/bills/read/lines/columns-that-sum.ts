import { bothEnds } from "../choice/both-ends.ts";
import { conceptsIn, type LabelConcept } from "../choice/label-concepts.ts";
import { headingText } from "../choice/near-text.ts";
import { sharesEdge } from "../layout/geometry.ts";
import { type Row, textOf } from "../layout/rows.ts";
import { findAmounts, type PrintedAmount } from "../tokens/amounts.ts";
import type { ChargeLine, ReadingContext } from "../tokens/table-row.ts";
import { chargesAround } from "./charges-around-amounts.ts";
import { textBefore, textBehind } from "./text-beside-amount.ts";

/** More than a column has that nothing else tells. */
const MOST_AMOUNTS = 150;
const FEWEST_CHARGES = 3;
const FEWEST_OF_SECTION = 2;

/**
 * The charges of a document whose headings and codes do not lead to them all: amounts in one column, over pages, that come to a printed
 * total, whatever stands between them. What was done is beside each, or in the rows around it; sums by section are passed over.
 * None where the rows speak of payments or of what is due: these come to the charges, too.
 * @param totals What charges may come to, in cents.
 */
export function findColumnThatSums(
  rows: readonly Row[],
  context: ReadingContext,
  totals: ReadonlySet<number>,
): ChargeLine[] {
  const mayBeBare = (index: number) =>
    context.wholeDollars && rows[index - 1]?.pageIndex === rows[index + 1]?.pageIndex; // else it may number the page
  const amounts = rows.flatMap((row, index) =>
    findAmounts(row, context.cents).filter(
      ({ isMoney, cents }) => cents > 0 && (isMoney || (mayBeBare(index) && cents % 100 === 0)),
    ),
  );
  let best: PrintedAmount[] = [];
  for (const side of ["right", "left"] as const) {
    for (const column of columnsBy(side, amounts)) {
      const run = longestRun(bothEnds(column, MOST_AMOUNTS), totals);
      if (run.length > best.length && !saysSummary(headingText(run[0]!, rows))) best = run;
    }
  }
  return chargesAround(best, rows, context);
}

/** Amounts whose right or left edges stand above each other, on all pages. */
function columnsBy(side: "right" | "left", amounts: readonly PrintedAmount[]): PrintedAmount[][] {
  const columns: PrintedAmount[][] = [];
  for (const amount of amounts) {
    const column = columns.find(([first]) => first && sharesEdge(amount.box, first.box, side));
    if (column) column.push(amount);
    else columns.push([amount]);
  }
  const long = columns.filter(({ length }) => length >= FEWEST_CHARGES);
  return [...long, ...overPages(long)];
}

const MOST_OVER_PAGES = 12;

/** Columns that go on at another place of the next page, as where facts stand beside the first page's charges alone. */
function overPages(columns: readonly PrintedAmount[][]): PrintedAmount[][] {
  const goesOnIn = (column: PrintedAmount[], other: PrintedAmount[]) =>
    column.at(-1)!.row.pageIndex + 1 === other[0]!.row.pageIndex;
  const joined = columns.flatMap((column) =>
    columns.filter((other) => goesOnIn(column, other)).map((other) => [...column, ...other]),
  );
  return joined.slice(0, MOST_OVER_PAGES);
}

/** The most amounts that follow each other in a column and come to one of the totals, without the sums of sections. */
function longestRun(column: readonly PrintedAmount[], totals: ReadonlySet<number>): PrintedAmount[] {
  const headsSection = column.map((_, at) => isSumOfNext(column, at));
  const isOfSummary = column.map(saysSummaryBeside);
  let best: PrintedAmount[] = [];
  for (let start = 0; start < column.length; start++) {
    const run: PrintedAmount[] = [];
    let sum = 0;
    let section = { cents: 0, count: 0 };
    for (let at = start; at < column.length; at++) {
      const amount = column[at]!;
      if (headsSection[at]) {
        section = { cents: 0, count: 0 };
        continue;
      }
      if (section.count >= FEWEST_OF_SECTION && amount.cents === section.cents) {
        section = { cents: 0, count: 0 };
        continue;
      }
      if (isOfSummary[at]) {
        const isAtFoot = column[at + 1]?.row.pageIndex !== amount.row.pageIndex; // of a slip to tear off
        if (isAtFoot) continue;
        break;
      }
      section = { cents: section.cents + amount.cents, count: section.count + 1 };
      run.push(amount);
      sum += amount.cents;
      if (run.length >= FEWEST_CHARGES && run.length > best.length && totals.has(sum)) best = [...run];
    }
  }
  return best;
}

/** "Day 1  $3,927.23" heads the charges that come to it. */
function isSumOfNext(column: readonly PrintedAmount[], at: number): boolean {
  let sum = 0;
  for (let next = at + 1; next < column.length && sum < column[at]!.cents; next++) {
    sum += column[next]!.cents;
    if (sum === column[at]!.cents) return next - at >= FEWEST_OF_SECTION;
  }
  return false;
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

/** The text beside an amount says that it is no charge. */
function saysSummaryBeside(amount: PrintedAmount): boolean {
  const part = textBefore(amount) ?? textBehind(amount);
  return part !== null && saysSummary(textOf(amount.row.words.slice(part.start, part.end)));
}
