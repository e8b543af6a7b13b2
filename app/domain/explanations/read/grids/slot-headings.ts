import { NO_ROLE, scoreHeading } from "../kinds/amount-roles.ts";
import { headingLines } from "./column-headings.ts";
import type { Block } from "./find-blocks.ts";

const MOST_LINES = 5;

/**
 * What heads each column of each printed line of a record: with two lines of amounts, headings stand in two lines or groups of lines, too.
 * How many lines above the table are headings is what names most amounts.
 * @returns One list of headings for each of `depth` lines.
 */
export function slotHeadings({ columns, headings }: Block, depth: number): string[][] {
  const lines = headingLines(columns, headings.slice(-MOST_LINES));
  let best: string[][] = Array.from({ length: depth }, () => columns.map(() => ""));
  let most = 0;
  for (let from = lines.length - depth; from >= 0; from--) {
    for (const parts of partitions(lines.slice(from), depth)) {
      const texts = parts.map((part) => columns.map((_, column) => join(part, column)));
      const score = texts.flat().reduce((sum, text) => sum + nameScore(text), 0) + 0.02 * (lines.length - from);
      if (score <= most) continue;
      most = score;
      best = texts;
    }
  }
  return best;
}

const join = (lines: readonly string[][], column: number) =>
  lines
    .map((line) => line[column] ?? "")
    .filter(Boolean)
    .join(" ");

function nameScore(text: string): number {
  const scores = [...scoreHeading(text)].map(([role, score]) => (role === NO_ROLE ? 0.5 * score : score));
  return Math.max(0, ...scores);
}

/** The ways to part lines into so many groups of lines below each other. */
function partitions<Line>(lines: readonly Line[], count: number): Line[][][] {
  if (count === 1) return [[[...lines]]];
  const found: Line[][][] = [];
  for (let size = 1; size <= lines.length - count + 1; size++) {
    for (const rest of partitions(lines.slice(size), count - 1)) found.push([lines.slice(0, size), ...rest]);
  }
  return found;
}
