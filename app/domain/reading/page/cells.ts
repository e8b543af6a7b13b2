import type { Word } from "#app/platform/ocr/layout/document-text.ts";
import { boxAround, type Row } from "./rows.ts";

/** A row with some of its words alone; none where it has none of them. */
export function pickWords(row: Row, words: readonly Word[]): Row[] {
  if (words.length === 0) return [];
  if (words.length === row.words.length) return [row];
  const opens = new Set(row.cellStarts.map((start) => row.words[start]));
  const cellStarts = words.flatMap((word, index) => (index === 0 || opens.has(word) ? [index] : []));
  return [{ ...row, words: [...words], cellStarts, box: boxAround(words) }];
}

/** Returns a row with these cells in place of the row's cells; empty ones are left out. */
export function rowOfCells(row: Row, cells: readonly (readonly Word[])[]): Row {
  const filled = cells.filter(({ length }) => length > 0);
  const words = filled.flat();
  let count = 0;
  const cellStarts = filled.map(({ length }) => {
    count += length;
    return count - length;
  });
  return { ...row, words, cellStarts, box: boxAround(words) };
}

/** A row with cells that begin at these words, too. */
export function withCellStarts(row: Row, starts: readonly number[]): Row {
  const cellStarts = [...new Set([...row.cellStarts, ...starts])].sort((a, b) => a - b);
  return cellStarts.length === row.cellStarts.length ? row : { ...row, cellStarts };
}
