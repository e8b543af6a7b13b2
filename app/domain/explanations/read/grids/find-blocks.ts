import { heightOf } from "#app/domain/reading/page/rows.ts";
import { NO_ROLE, scoreHeading } from "../kinds/amount-roles.ts";
import { claimNumbersIn } from "../tokens/claim-numbers.ts";
import type { ReadRow } from "../tokens/read-row.ts";
import type { Block } from "./block.ts";
import { columnsOf, type MoneyColumn, standsIn } from "./columns.ts";
import { isMoneyRow } from "./money-rows.ts";
import { otherColumnsOf, textColumnsOf } from "./other-columns.ts";
import { startsWithDay, startsWithTotal } from "./record-groups.ts";
import { withRunningHeadings } from "./running-headings.ts";

const MOST_LINES_BETWEEN = 5;
const MOST_HEADING_LINES = 5;

export function findBlocks(lines: readonly ReadRow[]): Block[] {
  const blocks: ReadRow[][] = [];
  let columns: MoneyColumn[] = [];
  for (const line of lines) {
    if (!isMoneyRow(line)) continue;
    const open = blocks.at(-1);
    const last = open?.at(-1);
    if (open && last && goesOn(lines, last, line) && standsIn(columns, line) && !isBehindTotal(open, line)) {
      open.push(line);
      if (open.length < 8) columns = columnsOf(open);
    } else {
      blocks.push([line]);
      columns = columnsOf([line]);
    }
  }
  const found = blocks.map((block) => ({
    lines: block,
    columns: columnsOf(block),
    otherColumns: otherColumnsOf(block),
    textColumns: textColumnsOf(block),
    headings: labelsBelow(lines, block) ?? headingsAbove(lines, block[0]?.index ?? 0),
  }));
  return withRunningHeadings(
    found.filter((block) => !isOfYear(block)),
    lines,
  );
}

/** Whether a row behind the total of dated ones has no day, and is none: the running sums of a year may stand in the same columns. */
const isBehindTotal = (block: readonly ReadRow[], line: ReadRow) =>
  block.slice(-1).some(startsWithTotal) &&
  block.every((one) => startsWithDay(one) || startsWithTotal(one)) &&
  !startsWithDay(line) &&
  !startsWithTotal(line);

const OF_YEAR = /\b(?:deductible|out[- ]of[- ]pocket|oop)\b/;
const HEADS_YEAR = /\b(?:used|met|limit|maximum|remaining|so far|to date|accumulat\w*)\b/;

/** Whether a table tells the running sums of a year: "Deductible, individual" below "Used" and "Limit". */
const isOfYear = ({ lines, headings }: Pick<Block, "lines" | "headings">) =>
  lines.some(({ text }) => OF_YEAR.test(text)) &&
  !lines.some((line) => line.days.length > 0 || startsWithTotal(line)) &&
  headings.some(({ text }) => HEADS_YEAR.test(text));

/** Whether nothing between two rows of amounts begins another table. */
function goesOn(lines: readonly ReadRow[], last: ReadRow, next: ReadRow): boolean {
  const between = lines.slice(last.index + 1, next.index);
  const isSamePage = last.row.pageIndex === next.row.pageIndex;
  if (isSamePage && between.length > MOST_LINES_BETWEEN) return false;
  return !between.some((line) => isHeading(line) || claimNumbersIn(line).length > 0);
}

const LEAST_LIKENESS = 0.75;

/** Whether the cells of a row are headings of amounts, two at least. */
export function isHeading(line: ReadRow): boolean {
  const { row } = line;
  if (row.cellStarts.length < 3 || line.amounts.length > 0) return false;
  const cells = row.cellStarts.map((start, index) => row.words.slice(start, row.cellStarts[index + 1]));
  const headings = cells.filter((words) =>
    [...scoreHeading(words.map(({ text }) => text).join(" "))].some(
      ([role, score]) => role !== NO_ROLE && score >= LEAST_LIKENESS,
    ),
  );
  return headings.length >= 2;
}

/** The labels below a single row of amounts alone, as large figures have them; null: they are none, or it has headings above. */
function labelsBelow(lines: readonly ReadRow[], [row, another]: readonly ReadRow[]): ReadRow[] | null {
  const below = row && lines[row.index + 1];
  if (!below || another || below.row.pageIndex !== row.row.pageIndex || !isHeading(below)) return null;
  const above = lines[row.index - 1];
  const isAlone = row.row.words.every((_, at) =>
    row.amounts.some(({ start, end }) => at >= start && at < end),
  );
  const gap = below.row.box.top - row.row.box.bottom;
  const isNear = gap <= MOST_GAP_IN_HEIGHTS * heightOf(below.row.box);
  return isAlone && isNear && !(above && isHeading(above)) ? [below] : null;
}

const MOST_GAP_IN_HEIGHTS = 2.6;
const MOST_WORDS_OF_SENTENCE = 9;

function headingsAbove(lines: readonly ReadRow[], first: number): ReadRow[] {
  const headings: ReadRow[] = [];
  let below = lines[first];
  for (let index = first - 1; index >= 0 && headings.length < MOST_HEADING_LINES; index--) {
    const line = lines[index];
    if (!line || !below || line.row.pageIndex !== below.row.pageIndex) break;
    const gap = below.row.box.top - line.row.box.bottom;
    if (gap > MOST_GAP_IN_HEIGHTS * heightOf(line.row.box) || isMoneyRow(line)) break;
    if (line.row.cellStarts.length === 1 && line.row.words.length > MOST_WORDS_OF_SENTENCE) break;
    if (headings.length > 0 && claimNumbersIn(line).length > 0) break;
    headings.unshift(line);
    below = line;
  }
  return headings;
}
