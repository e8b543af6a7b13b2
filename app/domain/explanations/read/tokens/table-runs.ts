import type { Row } from "#app/domain/reading/page/rows.ts";
import { printsAmounts } from "./money-words.ts";

const MAX_LINES_BETWEEN = 7;

/** The indexes of rows of amounts that follow each other on a page as those of a table do. */
export function tableRuns(rows: readonly Row[]): number[][] {
  const runs: number[][] = [];
  for (const [index, row] of rows.entries()) {
    if (!printsAmounts(row)) continue;
    const open = runs.at(-1);
    const last = open?.at(-1);
    const isNear = last !== undefined && index - last <= MAX_LINES_BETWEEN;
    if (open && isNear && rows[last]?.pageIndex === row.pageIndex) open.push(index);
    else runs.push([index]);
  }
  return runs;
}
