import type { ReadRow } from "../tokens/read-row.ts";
import type { Block } from "./block.ts";
import { OF_NO_CLAIM } from "./labelled-amounts.ts";
import { isMoneyRow } from "./money-rows.ts";
import { tableHeadings } from "./slot-headings.ts";

/** Headings with less than so many names of amounts say too little. */
const LEAST_NAMES = 1.5;
/** Of the columns so many at least. */
const LEAST_SHARE = 0.6;
const MOST_LINES_ABOVE = 80;
/** In all of a document: notices of several pages try 50, and a try takes up to half a millisecond. */
const MOST_LINES_TRIED = 1_000;
const LINES_OF_HEADING = 5;
const FEWEST_CELLS = 2;

/**
 * The tables with the headings that count for them. A plan heads a table once and prints several claims below, each with its facts between, or
 * goes on with it on the next page: rows without headings of their own stand under the nearest ones above that name their columns.
 */
export function withRunningHeadings(blocks: readonly Block[], lines: readonly ReadRow[]): Block[] {
  const budget = { tries: MOST_LINES_TRIED };
  return blocks.map((block) => {
    if (tableHeadings(block, 1).score >= LEAST_NAMES || block.columns.length < 2) return block;
    if (block.lines.some(({ text }) => OF_NO_CLAIM.test(text))) return block;
    const headings = nearestAbove(block, lines, budget);
    return headings ? { ...block, headings } : block;
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
    if (!last || last.row.cellStarts.length < FEWEST_CELLS || isMoneyRow(last)) continue;
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
    if (!above || above.row.pageIndex !== lines[end]?.row.pageIndex || isMoneyRow(above)) break;
    start--;
  }
  return start;
}
