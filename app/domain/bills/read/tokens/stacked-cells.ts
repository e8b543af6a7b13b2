import { boxAround, cellsOf, overlapsAcross, type Row, textOf } from "#app/domain/reading/page/rows.ts";
import type { Box } from "#app/platform/ocr/layout/document-text.ts";

/** Cells of neighbouring lines that stand above each other, read downwards. */
export function stackCells(rows: readonly Row[]): { text: string; lines: number; box: Box }[] {
  const stacks: { words: Row["words"]; rows: Set<Row> }[] = [];
  for (const row of rows) {
    for (const words of cellsOf(row)) {
      const box = boxAround(words);
      const above = stacks.find((stack) => overlapsAcross(box, boxAround(stack.words)));
      if (above) {
        above.words.push(...words);
        above.rows.add(row);
      } else stacks.push({ words: [...words], rows: new Set([row]) });
    }
  }
  return stacks.map((stack) => ({
    text: textOf(stack.words),
    lines: stack.rows.size,
    box: boxAround(stack.words),
  }));
}
