import { boxAround, type Row } from "#app/domain/reading/page/rows.ts";
import type { Word } from "#app/platform/ocr/layout/document-text.ts";

/** A row with some of its words alone; none where it has none of them. */
export function pickWords(row: Row, words: readonly Word[]): Row[] {
  if (words.length === 0) return [];
  if (words.length === row.words.length) return [row];
  const opens = new Set(row.cellStarts.map((start) => row.words[start]));
  const cellStarts = words.flatMap((word, index) => (index === 0 || opens.has(word) ? [index] : []));
  return [{ ...row, words: [...words], cellStarts, box: boxAround(words) }];
}
