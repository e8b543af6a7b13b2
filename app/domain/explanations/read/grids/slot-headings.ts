import { cellsOf, heightOf } from "#app/domain/reading/page/rows.ts";
import { type AmountRole, NO_ROLE, scoreHeading } from "../kinds/amount-roles.ts";
import type { ReadRow } from "../tokens/read-row.ts";
import type { Block, TableHeadings } from "./block.ts";
import { headingLines } from "./column-headings.ts";

const MAX_LINES = 5;
/** Of two readings that name as much the one with more lines. */
const BONUS_OF_LINE = 0.03;
/** What it costs to leave out the upper line of a heading. */
const CUT = 0.25;
/** In heights of the row's type. */
const MAX_LEADING = 0.7;
const MIN_OVER = 2;

type HeadedBlock = Omit<Block, "lines" | "headed">;

/**
 * Returns what heads each column of each printed line of a record: with two lines of amounts, headings are in two lines or groups
 * of lines, too. The lines above the table that name most amounts are headings: a claim's facts may be between.
 */
export function tableHeadings(block: HeadedBlock, depth: number): TableHeadings {
  const { columns, headings } = block;
  const given = headings.filter((line) => !isFacts(line)).slice(-MAX_LINES);
  const lines = headingLines(block, given);
  let best: TableHeadings = {
    texts: Array.from({ length: depth }, () => columns.map(() => "")),
    lines: [],
    score: 0,
  };
  for (let to = lines.length; to >= depth; to--) {
    for (let from = to - depth; from >= 0; from--) {
      const cut = isCutAbove(from, given, lines) ? CUT : 0;
      for (const parts of partitions(lines.slice(from, to), depth)) {
        const texts = parts.map((part) => columns.map((_, column) => join(part, column)));
        const score = nameScore(texts.flat()) + BONUS_OF_LINE * (to - from) - cut;
        if (score > best.score) best = { texts, lines: given.slice(from, to), score };
      }
    }
  }
  return best;
}

/** "Provider: Oak Clinic", next to it "Claim: 7338C": a line between headings and amounts that heads none. */
const isFacts = ({ row }: ReadRow) =>
  cellsOf(row).filter((words) => words.slice(0, -1).some(({ text }) => text.endsWith(":"))).length >=
  MIN_FACTS;

const MIN_FACTS = 2;

/** Headings of several lines have the words of one line right above the next: "Savings from" above "your plan". */
function isCutAbove(from: number, given: readonly ReadRow[], lines: readonly string[][]): boolean {
  const [above, first] = [given[from - 1], given[from]];
  if (!above || !first || above.amounts.length > 0) return false;
  const isTight = first.row.box.top - above.row.box.bottom < MAX_LEADING * heightOf(first.row.box);
  return isTight && (lines[from - 1] ?? []).filter(Boolean).length >= MIN_OVER;
}

const join = (lines: readonly string[][], column: number) =>
  lines
    .map((line) => line[column] ?? "")
    .filter(Boolean)
    .join(" ");

/** How well texts name amounts, each kind counted once. */
function nameScore(texts: readonly string[]): number {
  const claims = texts
    .flatMap((text, slot) => [...scoreHeading(text)].map(([role, score]) => ({ slot, role, score })))
    .sort((a, b) => b.score - a.score);
  const named = new Set<number>();
  const roles = new Set<AmountRole>();
  let sum = 0;
  for (const { slot, role, score } of claims) {
    if (named.has(slot) || (role !== NO_ROLE && roles.has(role))) continue;
    named.add(slot);
    roles.add(role);
    sum += role === NO_ROLE ? 0.5 * score : score;
  }
  return sum;
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
