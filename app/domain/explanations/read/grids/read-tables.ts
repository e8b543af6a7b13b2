import { scoreHeading } from "../kinds/amount-roles.ts";
import { type ChosenKinds, chooseKinds } from "../kinds/choose-kinds.ts";
import type { ReadRow } from "../tokens/read-row.ts";
import { findBlocks } from "./find-blocks.ts";
import { gridOfLayout, type LayoutGrid } from "./grid-of-layout.ts";
import { joinTables } from "./join-tables.ts";
import { groupByLayout, type TableLayout } from "./layouts.ts";
import type { ReadTable } from "./read-table.ts";
import { GROUPINGS } from "./record-groups.ts";

/** The tables of amounts of a document from top to bottom. */
export function readTables(lines: readonly ReadRow[]): ReadTable[] {
  const tables = groupByLayout(findBlocks(lines)).flatMap(readLayout);
  return joinTables(tables.sort(byFirstLine), lines);
}

export const byFirstLine = (a: ReadTable, b: ReadTable) => firstLineOf(a) - firstLineOf(b);

const firstLineOf = ({ records }: ReadTable) => records[0]?.lines[0]?.index ?? 0;

/** Records of more lines have more slots to name, so they must speak for themselves clearly. */
const LEAST_GAIN = 0.5;

/** A reading that every equation proves is not given up for one with more lines to a record whose headings name its slots worse. */
function isBetter(other: ReadGrid, best: ReadGrid): boolean {
  const isProven = best.proof.tried > 0 && best.proof.proven === best.proof.tried;
  const isNamedWorse = namedShare(other) < namedShare(best) - MOST_LOSS;
  return !(isProven && isNamedWorse) && other.proof.score > best.proof.score + LEAST_GAIN;
}

const MOST_LOSS = 0.1;

interface ReadGrid {
  grid: LayoutGrid;
  proof: ChosenKinds;
}

/** How well headings name what the slots hold, 0 to 1. */
const namedShare = ({ grid: { headings }, proof: { roles } }: ReadGrid) =>
  roles.reduce((sum, role, slot) => sum + (scoreHeading(headings[slot] ?? "").get(role) ?? 0), 0) /
  Math.max(1, roles.length);

function readLayout(layout: TableLayout): ReadTable[] {
  let best: ReadGrid | null = null;
  for (const grouping of GROUPINGS) {
    const grid = gridOfLayout(layout, grouping);
    if (!grid) continue;
    const proof = chooseKinds(grid);
    if (!best || isBetter({ grid, proof }, best)) best = { grid, proof };
  }
  return best ? partByBlock(best.grid, best.proof) : [];
}

function partByBlock({ headings, records, counts }: LayoutGrid, proof: ChosenKinds): ReadTable[] {
  let from = 0;
  return counts.map((count) => {
    const part = records.slice(from, from + count);
    from += count;
    return { roles: proof.roles, headings, records: part, isLabelled: false, proof };
  });
}
