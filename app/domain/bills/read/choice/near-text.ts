import type { Box } from "#app/platform/ocr/layout/document-text.ts";
import { boxAround, cellsOf, heightOf, overlapsAcross, type Row, textOf } from "../layout/rows.ts";

interface Positioned {
  row: Row;
  start: number;
  box: Box;
}

const MOST_HEIGHTS_ABOVE = 3.2;
const NUMBER = /\d[.,]\d{2}\b|^[-(]?\$|\d[-/]\d/;

/** The text that names a value: what stands before it in its row since the last number, else straight above it. */
export function nearText({ row, start, box }: Positioned, rows: readonly Row[]): string {
  let from = start;
  while (from > 0 && !NUMBER.test(row.words[from - 1]!.text)) from--;
  const left = textOf(row.words.slice(from, start));
  if (/\p{L}{2}/u.test(left)) return left;
  const index = rows.indexOf(row);
  const texts: string[] = [];
  for (let above = index - 1; above >= Math.max(0, index - 4); above--) {
    const other = rows[above]!;
    if (other.pageIndex !== row.pageIndex) break;
    if (box.top - other.box.bottom > MOST_HEIGHTS_ABOVE * heightOf(box)) break;
    const cell = cellsOf(other).find((words) => overlapsAcross(boxAround(words), box));
    if (!cell) continue;
    texts.unshift(textOf(cell));
    if (/\p{L}{2}/u.test(texts.join(" "))) return texts.join(" ");
  }
  return textOf(row.words.slice(0, start));
}

const MOST_ROWS_OF_COLUMN = 60;
/** More are a sentence, whose words head no column. */
const MOST_WORDS_OF_HEADING = 7;

/** What heads the column that a value stands in: the first cell straight above that has words and no number, past cells of
 *  numbers. Empty where something else stands between. */
export function headingText({ row, box }: Positioned, rows: readonly Row[]): string {
  const index = rows.indexOf(row);
  for (let above = index - 1; above >= Math.max(0, index - MOST_ROWS_OF_COLUMN); above--) {
    const other = rows[above]!;
    if (other.pageIndex !== row.pageIndex) return "";
    const cell = cellsOf(other).find((words) => overlapsAcross(boxAround(words), box));
    if (!cell) continue;
    const text = textOf(cell);
    if (!/\p{L}{2}/u.test(text)) continue;
    return /\d/.test(text) || cell.length > MOST_WORDS_OF_HEADING ? "" : text;
  }
  return "";
}
