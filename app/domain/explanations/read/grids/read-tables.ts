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
  return joinTables(
    tables.sort(byFirstLine),
    lines,
  );
}

export const byFirstLine = (a: ReadTable, b: ReadTable) => firstLineOf(a) - firstLineOf(b);

const firstLineOf = ({ records }: ReadTable) => records[0]?.lines[0]?.index ?? 0;

/** Records of more lines have more slots to name, so they must speak for themselves clearly. */
const LEAST_GAIN = 0.5;

/** What fewer lines of a record prove by every equation is not given up for what proves less. */
function isBetter(proof: ChosenKinds, best: ChosenKinds): boolean {
  const isProven = best.tried > 1 && best.proven === best.tried && proof.proven < proof.tried;
  return !isProven && proof.score > best.score + LEAST_GAIN;
}

function readLayout(layout: TableLayout): ReadTable[] {
  let best: { grid: LayoutGrid; proof: ChosenKinds } | null = null;
  for (const grouping of GROUPINGS) {
    const grid = gridOfLayout(layout, grouping);
    if (!grid) continue;
    const proof = chooseKinds(grid);
    if (!best || isBetter(proof, best.proof)) best = { grid, proof };
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
