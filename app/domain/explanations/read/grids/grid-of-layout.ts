import type { Grid, GridRecord, PlacedAmount } from "../grid.ts";
import { scoreHeading } from "../kinds/amount-roles.ts";
import type { Block } from "./block.ts";
import { amountsByColumn } from "./columns.ts";
import type { TableLayout } from "./layouts.ts";
import { type Grouping, groupLines } from "./record-groups.ts";
import { tableHeadings } from "./slot-headings.ts";

/** The tables of a layout as one grid, and which of its records each table has. */
export interface LayoutGrid extends Grid {
  counts: readonly number[];
}

/** The grid that the tables of a layout make when their lines are parted so; null: they cannot be. */
export function gridOfLayout({ blocks }: TableLayout, grouping: Grouping): LayoutGrid | null {
  const [widest] = [...blocks].sort((a, b) => b.columns.length - a.columns.length);
  const groups = blocks.map((block) => groupLines(block, grouping));
  if (!widest || groups.some((group) => group === null)) return null;
  const depth = Math.max(...groups.flatMap((group) => (group ?? []).map((lines) => lines.length)));
  if (grouping !== "one" && depth < 2) return null;
  const records = groups.flatMap((group, index) => {
    const columns = columnsFor(blocks[index], widest);
    return (group ?? []).map((lines) => toRecord(columns, lines, depth));
  });
  const parted = bestHeadings(blocks, widest, depth);
  const whole = depth > 1 ? bestHeadings(blocks, widest, 1) : parted;
  const headings = parted.map((heading, slot) =>
    heading === "" && isAloneInColumn(records, slot, whole.length)
      ? (whole[slot % whole.length] ?? "")
      : heading,
  );
  const kept = headings.flatMap((heading, slot) => (isUsed(records, slot, heading) ? [slot] : []));
  return {
    headings: kept.map((slot) => headings[slot] ?? ""),
    records: records.map(({ lines, cells }) => ({ lines, cells: kept.map((slot) => cells[slot] ?? null) })),
    counts: groups.map((group) => group?.length ?? 0),
  };
}

function toRecord(columns: Block["columns"], lines: ReadLines, depth: number): GridRecord {
  const cells = Array.from({ length: depth }, (_, offset) => {
    const line = lines[offset];
    if (!line) return columns.map(() => null);
    return amountsByColumn(columns, line).map((amount): PlacedAmount | null => amount && { amount, line });
  });
  return { lines, cells: cells.flat() };
}

type ReadLines = GridRecord["lines"];

/** A table with as many columns has its own places for them: its texts are of other widths. */
const columnsFor = (block: Block | undefined, { columns }: Pick<Block, "columns">) =>
  block && block.columns.length === columns.length ? block.columns : columns;

/** Of each slot the clearest heading that one of the tables has; of those as clear, that of the table whose headings name most amounts. */
function bestHeadings(
  blocks: readonly Block[],
  { columns }: Pick<Block, "columns">,
  depth: number,
): string[] {
  const best = Array.from({ length: depth * columns.length }, () => "");
  const headed = blocks
    .map((block) => tableHeadings({ ...block, columns: columnsFor(block, { columns }) }, depth))
    .sort((a, b) => b.score - a.score);
  for (const { texts } of headed) {
    for (const [slot, text] of texts.flat().entries()) {
      if (clarity(text) > clarity(best[slot] ?? "")) best[slot] = text;
    }
  }
  return best;
}

/** Whether a column has amounts in one line of its records alone: all lines of its heading are of them. */
const isAloneInColumn = (records: readonly GridRecord[], slot: number, columnCount: number) =>
  records.every(({ cells }) =>
    cells.every(
      (cell, other) => other === slot || other % columnCount !== slot % columnCount || cell === null,
    ),
  );

const clarity = (text: string) => (text === "" ? 0 : 0.1 + Math.max(0, ...scoreHeading(text).values()));

/** A rule or an operator without a heading above isn't a column. */
function isUsed(records: readonly GridRecord[], slot: number, heading: string): boolean {
  const amounts = records.flatMap(({ cells }) => cells[slot] ?? []);
  return amounts.length > 0 && (heading !== "" || amounts.some(({ amount }) => !amount.isMark));
}
