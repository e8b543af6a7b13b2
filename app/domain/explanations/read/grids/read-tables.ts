import type { GridRecord } from "../grid.ts";
import { scoreHeading } from "../kinds/amount-roles.ts";
import { type ChosenKinds, chooseKinds } from "../kinds/choose-kinds.ts";
import type { ReadRow } from "../tokens/read-row.ts";
import { findBlocks } from "./find-blocks.ts";
import { gridOfLayout, type LayoutGrid } from "./grid-of-layout.ts";
import { joinTables } from "./join-tables.ts";
import { kindsOfSums, type NamedAmount } from "./kinds-of-sums.ts";
import { groupByLayout, type TableLayout } from "./layouts.ts";
import type { ReadTable } from "./read-table.ts";
import { GROUPINGS, startsWithTotal } from "./record-groups.ts";

/**
 * Returns the tables of amounts of a document, from top to bottom.
 * @param named Amounts of known kind elsewhere. A column that adds up to one has the same kind.
 */
export function readTables(lines: readonly ReadRow[], named: readonly NamedAmount[]): ReadTable[] {
  const layouts = groupByLayout(findBlocks(lines));
  const inside = new Set(layouts.flatMap(({ blocks }) => blocks.flatMap((block) => block.lines)));
  const outside = named.filter(({ line }) => !inside.has(line));
  const tables = layouts.flatMap((layout) => readLayout(layout, outside));
  return joinTables(tables.sort(byFirstLine), lines);
}

export const byFirstLine = (a: ReadTable, b: ReadTable) => firstLineOf(a) - firstLineOf(b);

const firstLineOf = ({ records }: ReadTable) => records[0]?.lines[0]?.index ?? 0;

/** Records of more lines have more slots to name, so they must speak for themselves clearly. */
const MIN_GAIN = 0.5;

/** A reading that every equation proves is not given up for one with more lines to a record whose headings name its slots worse. */
function isBetter(other: ReadGrid, best: ReadGrid): boolean {
  const isProven = best.proof.tried > 0 && best.proof.proven === best.proof.tried;
  const isNamedWorse = namedShare(other) < namedShare(best) - MAX_LOSS;
  return !(isProven && isNamedWorse) && other.proof.score > best.proof.score + MIN_GAIN;
}

const MAX_LOSS = 0.1;

interface ReadGrid {
  grid: LayoutGrid;
  proof: ChosenKinds;
}

/** How well headings name what the slots hold, 0 to 1. */
const namedShare = ({ grid: { headings }, proof: { roles } }: ReadGrid) =>
  roles.reduce((sum, role, slot) => sum + (scoreHeading(headings[slot] ?? "").get(role) ?? 0), 0) /
  Math.max(1, roles.length);

function readLayout(layout: TableLayout, named: readonly NamedAmount[]): ReadTable[] {
  let best: ReadGrid | null = null;
  for (const grouping of GROUPINGS) {
    const plain = gridOfLayout(layout, grouping);
    if (!plain) continue;
    const services = partRecords(plain).map((records) =>
      records.filter(({ lines: [first] }) => !first || !startsWithTotal(first)),
    );
    const grid = { ...plain, sums: kindsOfSums(services, named) };
    const proof = chooseKinds(grid);
    if (!best || isBetter({ grid, proof }, best)) best = { grid, proof };
  }
  return best ? partByBlock(best.grid, best.proof) : [];
}

const partByBlock = (grid: LayoutGrid, proof: ChosenKinds): ReadTable[] =>
  partRecords(grid).map((records) => ({
    roles: proof.roles,
    headings: grid.headings,
    records,
    isLabelled: false,
    proof,
  }));

/** The records of each of the tables of a layout. */
function partRecords({ records, counts }: LayoutGrid): GridRecord[][] {
  let from = 0;
  return counts.map((count) => {
    from += count;
    return records.slice(from - count, from);
  });
}
