import { cellsOf, heightOf, isInside, textOf } from "#app/domain/reading/page/rows.ts";
import { HEADING_TO_TABLE, isWithin, NAMES_AMOUNT } from "#app/domain/reading/reach.ts";
import { namesAmount } from "../kinds/amount-roles.ts";
import type { ReadRow } from "../tokens/read-row.ts";
import { OF_NO_CLAIM } from "../vocabulary/claim-labels.ts";
import type { Block } from "./block.ts";
import { tableHeadings } from "./slot-headings.ts";

export const withHeadings = (block: Omit<Block, "headed">): Block => ({
  ...block,
  headed: tableHeadings(block, 1),
});

/** Whether the cells of a row are headings of amounts, two at least. */
export function isHeading(line: ReadRow): boolean {
  const { row } = line;
  if (row.cellStarts.length < 3 || line.amounts.length > 0) return false;
  return cellsOf(row).filter((words) => namesAmount(textOf(words), NAMES_AMOUNT)).length >= 2;
}

/** The labels below a single row of amounts alone, as large figures have them; null: they are none, or it has headings above. */
export function labelsBelow(lines: readonly ReadRow[], [row, another]: readonly ReadRow[]): ReadRow[] | null {
  const below = row && lines[row.index + 1];
  if (!below || another || !isWithin(HEADING_TO_TABLE, row.row, below.row) || !isHeading(below)) return null;
  const above = lines[row.index - 1];
  const isAlone = row.row.words.every((_, at) => isInside(row.amounts, at));
  return isAlone && !(above && isHeading(above)) ? [below] : null;
}

const MAX_HEADING_LINES = 5;
const MAX_WORDS_OF_SENTENCE = 9;

export function headingsAbove(lines: readonly ReadRow[], first: number): ReadRow[] {
  const headings: ReadRow[] = [];
  let below = lines[first];
  for (let index = first - 1; index >= 0 && headings.length < MAX_HEADING_LINES; index--) {
    const line = lines[index];
    if (!line || !below || line.isOfTable) break;
    if (!isWithin(HEADING_TO_TABLE, line.row, below.row, heightOf(line.row.box))) break;
    if (line.row.cellStarts.length === 1 && line.row.words.length > MAX_WORDS_OF_SENTENCE) break;
    if (headings.length > 0 && line.claimNumbers.length > 0) break;
    headings.unshift(line);
    below = line;
  }
  return headings;
}

/** Headings with less than so many names of amounts say too little. */
const MIN_NAMES = 1.5;

/** Of the columns so many at least. */
const MIN_SHARE = 0.6;
const MAX_LINES_ABOVE = 80;

/** In all of a document: notices of several pages try 50, and a try takes up to half a millisecond. */
const MAX_LINES_TRIED = 100;
const LINES_OF_HEADING = 5;
const MIN_CELLS = 2;

/**
 * Returns the tables with the headings that apply to them. A plan may head a table once and print several claims
 * below, with facts between, or continue on the next page. Rows without headings use the nearest ones above that name
 * their columns.
 */
export function withRunningHeadings(blocks: readonly Block[], lines: readonly ReadRow[]): Block[] {
  const budget = { tries: MAX_LINES_TRIED };
  return blocks.map((block) => {
    if (block.headed.score >= MIN_NAMES || block.columns.length < 2) return block;
    if (block.lines.some(({ text }) => OF_NO_CLAIM.test(text))) return block;
    const headings = nearestAbove(block, lines, budget);
    return headings ? withHeadings({ ...block, headings }) : block;
  });
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

function nearestAbove(
  block: Block,
  lines: readonly ReadRow[],
  budget: { tries: number },
): readonly ReadRow[] | null {
  const first = block.lines[0]?.index ?? 0;
  for (let end = first - 1; end > Math.max(0, first - MAX_LINES_ABOVE) && budget.tries > 0; end--) {
    const last = lines[end];
    if (!last || last.row.cellStarts.length < MIN_CELLS || last.isOfTable) continue;
    budget.tries--;
    const start = startOf(lines, end);
    const found = tableHeadings({ ...block, headings: lines.slice(start, end + 1) }, 1);
    const isNamed = found.score >= Math.max(MIN_NAMES, MIN_SHARE * block.columns.length);
    if (isNamed && found.lines.includes(last)) return found.lines;
  }
  return null;
}
