import {
  boxAround,
  cellsOf,
  heightOf,
  overlapsAcross,
  type Row,
  textOf,
} from "#app/domain/reading/page/rows.ts";
import type { Box } from "#app/platform/ocr/layout/document-text.ts";

interface PositionedText {
  row: Row;
  start: number;
  box: Box;
}

const MAX_ROWS_ABOVE = 4;
const MAX_HEIGHTS_ABOVE = 3.2;
const NUMBER = /\d[.,]\d{2}\b|^[-(]?\$|\d[-/]\d/;

/** The text that names a value: what stands before it in its row since the last number, else straight above it. */
export function nearText({ row, start, box }: PositionedText, rows: readonly Row[]): string {
  const from = row.words.findLastIndex(({ text }, index) => index < start && NUMBER.test(text)) + 1;
  const left = textOf(row.words.slice(from, start));
  if (/\p{L}{2}/u.test(left)) return left;
  const texts: string[] = [];
  for (const other of rowsAbove(row, rows, MAX_ROWS_ABOVE)) {
    if (box.top - other.box.bottom > MAX_HEIGHTS_ABOVE * heightOf(box)) break;
    const cell = cellsOf(other).find((words) => overlapsAcross(boxAround(words), box));
    if (!cell) continue;
    texts.unshift(textOf(cell));
    if (/\p{L}{2}/u.test(texts.join(" "))) return texts.join(" ");
  }
  return textOf(row.words.slice(0, start));
}

const MAX_ROWS_OF_COLUMN = 60;
/** More are a sentence, whose words head no column. */
const MAX_WORDS_OF_HEADING = 7;

/** Returns the heading of a value's column: the nearest cell above with words and no number, skipping cells of
 *  numbers. Empty if something else is in between. */
export function headingText({ row, box }: PositionedText, rows: readonly Row[]): string {
  for (const other of rowsAbove(row, rows, MAX_ROWS_OF_COLUMN)) {
    const cell = cellsOf(other).find((words) => overlapsAcross(boxAround(words), box));
    if (!cell) continue;
    const text = textOf(cell);
    if (!/\p{L}{2}/u.test(text)) continue;
    return /\d/.test(text) || cell.length > MAX_WORDS_OF_HEADING ? "" : text;
  }
  return "";
}

/** The rows of the same page straight above one, the nearest first. */
function rowsAbove(row: Row, rows: readonly Row[], maxRows: number): Row[] {
  const index = rows.indexOf(row);
  const above = rows.slice(Math.max(0, index - maxRows), Math.max(0, index)).reverse();
  const end = above.findIndex(({ pageIndex }) => pageIndex !== row.pageIndex);
  return end < 0 ? above : above.slice(0, end);
}
