import {
  boxAround,
  cellEnd,
  cellsOf,
  heightOf,
  isInside,
  overlapsAcross,
  textOf,
} from "#app/domain/reading/page/rows.ts";
import { HEADING_TO_TABLE, isWithin, NAMES_AMOUNT } from "#app/domain/reading/reach.ts";
import { namesAmount } from "../kinds/amount-roles.ts";
import type { ReadRow } from "../tokens/read-row.ts";
import { OF_NO_CLAIM } from "../vocabulary/claim-labels.ts";
import type { Block } from "./block.ts";
import { columnAt, columnsOf, type MoneyColumn, standsIn } from "./columns.ts";
import { otherColumnsOf, textColumnsOf } from "./other-columns.ts";
import { startsWithDay, startsWithTotal } from "./record-groups.ts";
import { tableHeadings } from "./slot-headings.ts";

const MOST_LINES_BETWEEN = 5;
const MOST_HEADING_LINES = 5;

export function findBlocks(lines: readonly ReadRow[]): Block[] {
  const blocks: ReadRow[][] = [];
  let columns: MoneyColumn[] = [];
  for (const line of lines) {
    if (!line.isOfTable) continue;
    const open = blocks.at(-1);
    const last = open?.at(-1);
    const isInColumns =
      standsIn(columns, line) || (last !== undefined && isNextOfTwoLines(lines, last, line, columns));
    if (open && last && goesOn(lines, last, line) && isInColumns && !isBehindTotal(open, line)) {
      open.push(line);
      if (open.length < 8) columns = columnsOf(open);
    } else {
      blocks.push([line]);
      columns = columnsOf([line]);
    }
  }
  const found = blocks.map((block) =>
    withHeadings({
      lines: block,
      columns: columnsOf(block),
      otherColumns: otherColumnsOf(block),
      textColumns: textColumnsOf(block),
      headings: labelsBelow(lines, block) ?? headingsAbove(lines, block[0]?.index ?? 0),
    }),
  );

  return withRunningHeadings(
    found.filter((block) => !isOfYear(block)),
    lines,
  );
}

const withHeadings = (block: Omit<Block, "headed">): Block => ({ ...block, headed: tableHeadings(block, 1) });

/** Whether a row is the second printed line of a service or of a total, or follows one: their amounts stand in columns of their own in part. */
function isNextOfTwoLines(
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
const isBehindTotal = (block: readonly ReadRow[], line: ReadRow) =>
  block.slice(-1).some(startsWithTotal) &&
  block.every((one) => startsWithDay(one) || startsWithTotal(one)) &&
  !startsWithDay(line) &&
  !startsWithTotal(line);

const OF_YEAR = /\b(?:deductible|out[- ]of[- ]pocket|oop)\b/;
const HEADS_YEAR = /\b(?:used|met|limit|maximum|remaining|so far|to date|accumulat\w*)\b/;

/** Whether a table tells the running sums of a year: "Deductible, individual" below "Used" and "Limit", or lines that say it themselves. */
const isOfYear = ({ lines, headings }: Pick<Block, "lines" | "headings">) =>
  lines.some(({ text }) => OF_YEAR.test(text)) &&
  !lines.some((line) => line.days.length > 0 || startsWithTotal(line)) &&
  (headings.some(({ text }) => HEADS_YEAR.test(text)) ||
    lines.every(({ text }) => OF_YEAR.test(text) && OF_NO_CLAIM.test(text)));

/** Whether nothing between two rows of amounts begins another table. */
function goesOn(lines: readonly ReadRow[], last: ReadRow, next: ReadRow): boolean {
  const between = lines.slice(last.index + 1, next.index);
  const isSamePage = last.row.pageIndex === next.row.pageIndex;
  if (isSamePage && between.length > MOST_LINES_BETWEEN) return false;
  if (between.length > 0 && OF_NO_CLAIM.test(next.text) && !startsWithDay(next)) return false;
  return !between.some((line) => isHeading(line) || line.claimNumbers.length > 0);
}

/** Whether the cells of a row are headings of amounts, two at least. */
export function isHeading(line: ReadRow): boolean {
  const { row } = line;
  if (row.cellStarts.length < 3 || line.amounts.length > 0) return false;
  return cellsOf(row).filter((words) => namesAmount(textOf(words), NAMES_AMOUNT)).length >= 2;
}

/** The labels below a single row of amounts alone, as large figures have them; null: they are none, or it has headings above. */
function labelsBelow(lines: readonly ReadRow[], [row, another]: readonly ReadRow[]): ReadRow[] | null {
  const below = row && lines[row.index + 1];
  if (!below || another || !isWithin(HEADING_TO_TABLE, row.row, below.row) || !isHeading(below)) return null;
  const above = lines[row.index - 1];
  const isAlone = row.row.words.every((_, at) => isInside(row.amounts, at));
  return isAlone && !(above && isHeading(above)) ? [below] : null;
}

const MOST_WORDS_OF_SENTENCE = 9;

function headingsAbove(lines: readonly ReadRow[], first: number): ReadRow[] {
  const headings: ReadRow[] = [];
  let below = lines[first];
  for (let index = first - 1; index >= 0 && headings.length < MOST_HEADING_LINES; index--) {
    const line = lines[index];
    if (!line || !below || line.isOfTable) break;
    if (!isWithin(HEADING_TO_TABLE, line.row, below.row, heightOf(line.row.box))) break;
    if (line.row.cellStarts.length === 1 && line.row.words.length > MOST_WORDS_OF_SENTENCE) break;
    if (headings.length > 0 && line.claimNumbers.length > 0) break;
    headings.unshift(line);
    below = line;
  }
  return headings;
}

/** Headings with less than so many names of amounts say too little. */
const LEAST_NAMES = 1.5;
/** Of the columns so many at least. */
const LEAST_SHARE = 0.6;
const MOST_LINES_ABOVE = 80;
/** In all of a document: notices of several pages try 50, and a try takes up to half a millisecond. */
const MOST_LINES_TRIED = 100;
const LINES_OF_HEADING = 5;
const FEWEST_CELLS = 2;

/**
 * The tables with the headings that count for them. A plan heads a table once and prints several claims below, each with its facts between, or
 * goes on with it on the next page: rows without headings of their own stand under the nearest ones above that name their columns.
 */
function withRunningHeadings(blocks: readonly Block[], lines: readonly ReadRow[]): Block[] {
  const budget = { tries: MOST_LINES_TRIED };
  return blocks.map((block) => {
    if (block.headed.score >= LEAST_NAMES || block.columns.length < 2) return block;
    if (block.lines.some(({ text }) => OF_NO_CLAIM.test(text))) return block;
    const headings = nearestAbove(block, lines, budget);
    return headings ? withHeadings({ ...block, headings }) : block;
  });
}

function nearestAbove(
  block: Block,
  lines: readonly ReadRow[],
  budget: { tries: number },
): readonly ReadRow[] | null {
  const first = block.lines[0]?.index ?? 0;
  for (let end = first - 1; end > Math.max(0, first - MOST_LINES_ABOVE) && budget.tries > 0; end--) {
    const last = lines[end];
    if (!last || last.row.cellStarts.length < FEWEST_CELLS || last.isOfTable) continue;
    budget.tries--;
    const start = startOf(lines, end);
    const found = tableHeadings({ ...block, headings: lines.slice(start, end + 1) }, 1);
    const isNamed = found.score >= Math.max(LEAST_NAMES, LEAST_SHARE * block.columns.length);
    if (isNamed && found.lines.includes(last)) return found.lines;
  }
  return null;
}

/** The first of the lines of one heading that ends with this line. */
function startOf(lines: readonly ReadRow[], end: number): number {
  let start = end;
  while (start > 0 && end - start < LINES_OF_HEADING - 1) {
    const above = lines[start - 1];
    if (!above || above.row.pageIndex !== lines[end]?.row.pageIndex || above.isOfTable) break;
    start--;
  }
  return start;
}

/** Whether a word of a line heads a column of amounts, and so is no name: "Contractual" above "Adjustment". */
export function headsAmounts(lines: readonly ReadRow[]): (line: ReadRow, start: number) => boolean {
  const heads = new Map<ReadRow, Set<number>>();
  for (const block of findBlocks(lines)) {
    for (const line of block.headed.lines) {
      const { row } = line;
      // "Provider: Oak Clinic" is a fact.
      if (row.words.some(({ text }) => text.endsWith(":"))) continue;
      const own = heads.get(line) ?? new Set<number>();
      for (const start of row.cellStarts) {
        const end = cellEnd(row, start);
        const box = boxAround(row.words.slice(start, end));
        if (!block.columns.some(({ left, right }) => overlapsAcross({ ...box, left, right }, box))) continue;
        for (let index = start; index < end; index++) own.add(index);
      }
      heads.set(line, own);
    }
  }
  return (line, start) => heads.get(line)?.has(start) ?? false;
}
