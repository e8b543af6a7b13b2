import { beginsNear } from "#app/domain/reading/page/geometry.ts";
import { boxAround, cellsOf, heightOf, type Row, textOf } from "#app/domain/reading/page/rows.ts";
import { type PrintedValue, printedAt } from "#app/domain/reading/values/printed-at.ts";
import type { Word } from "#app/platform/ocr/layout/document-text.ts";

/** One printed line of a block, a cell of its row. */
export interface BlockLine {
  row: Row;
  words: Word[];
  text: string;
}

/** Lines right below each other that begin at the same place: a paragraph, an address, a label above its value. */
export interface TextBlock {
  lines: BlockLine[];
  /** Its lines, joined by spaces. */
  text: string;
}

/** In heights of a letter. */
const MAX_LEADING = 1;
const MAX_LINES = 30;

/** The text of rows in blocks, in the order in which these begin. */
export function textBlocksOf(rows: readonly Row[]): TextBlock[] {
  const blocks: BlockLine[][] = [];
  let open: BlockLine[][] = [];
  for (const row of rows) {
    const goesOn = (lines: BlockLine[]) => {
      const last = lines.at(-1);
      const box = last && boxAround(last.words);
      return (
        box && last.row.pageIndex === row.pageIndex && row.box.top - box.bottom < MAX_LEADING * heightOf(box)
      );
    };
    open = open.filter(goesOn);
    for (const words of cellsOf(row)) {
      const line = { row, words, text: textOf(words) };
      const box = boxAround(words);
      const above = open.find((lines) => {
        const last = lines.at(-1);
        return last && last.row !== row && lines.length < MAX_LINES && beginsNear(boxAround(last.words), box);
      });
      if (above) above.push(line);
      else {
        const started = [line];
        blocks.push(started);
        open.push(started);
      }
    }
  }
  return blocks.map((lines) => ({ lines, text: lines.map(({ text }) => text).join(" ") }));
}

/** Returns a value that is in a block's text from one character to another, with the place of its words in the first line. */
export function printedInBlock<Value>(
  value: Value,
  { lines }: TextBlock,
  { from, to }: { from: number; to: number },
): PrintedValue<Value> | null {
  let offset = 0;
  const found = lines.flatMap(({ row, words }) =>
    words.flatMap((word) => {
      const start = offset;
      offset += word.text.length + 1;
      return start < to && start + word.text.length > from ? [{ row, word }] : [];
    }),
  );
  const [first] = found;
  if (!first) return null;
  const inFirst = found.filter(({ row }) => row === first.row).map(({ word }) => word);
  const confidence = Math.min(1, ...found.map(({ word }) => word.confidence));
  return { ...printedAt(value, first.row, inFirst), confidence };
}
