import { boxAround, cellEnd, overlapsAcross } from "#app/domain/reading/page/rows.ts";
import type { ReadRow } from "../tokens/read-row.ts";
import { findBlocks } from "./find-blocks.ts";

/** Whether a word of a line heads a column of amounts, and so isn't a name: "Contractual" above "Adjustment". */
export function headsAmounts(lines: readonly ReadRow[]): (line: ReadRow, start: number) => boolean {
  const heads = new Map<ReadRow, Set<number>>();
  for (const block of findBlocks(lines)) {
    for (const line of block.headed.lines) {
      const { row } = line;
      // "Provider: Oak Clinic" is a fact.
      if (row.words.some(({ text }) => text.endsWith(":"))) continue;
      const own = heads.get(line) ?? new Set<number>();
      for (const start of row.cellStarts) {
        const end = cellEnd(row, start);
        const box = boxAround(row.words.slice(start, end));
        if (!block.columns.some(({ left, right }) => overlapsAcross({ ...box, left, right }, box))) continue;
        for (let index = start; index < end; index++) own.add(index);
      }
      heads.set(line, own);
    }
  }
  return (line, start) => heads.get(line)?.has(start) ?? false;
}
