import { boxAround, cellEnd, cellsOf, heightOf, type Row } from "#app/domain/bills/read/layout/rows.ts";
import type { Word } from "#app/platform/ocr/layout/document-text.ts";
import { TOTAL_ROW } from "../vocabulary/claim-labels.ts";
import { firstAmount } from "./money-words.ts";
import { foldedTextOf } from "./row-text.ts";

/** A column of words before the amounts of a table. */
export interface TextColumn {
  left: number;
  /** How far to the right its words can go. */
  limit: number;
}

/** In heights of the row's type. */
const OUTDENT = 0.7;
const SPACE = 0.25;

/** The cells of a row before its first amount; all of them where it has none. */
export function textCellsOf(row: Row): Word[][] {
  const first = firstAmount(row);
  if (first < 0) return cellsOf(row);
  return row.cellStarts
    .filter((start) => start < first)
    .map((start) => row.words.slice(start, Math.min(cellEnd(row, start), first)));
}

/** The columns in which the cells of a table's rows begin, from left to right.
 *  @param around The lines among them and above: a column is also where two of all begin a cell. */
export function textColumns(table: readonly Row[], around: readonly Row[]): TextColumn[] {
  const height = heightOf(table[0]?.box ?? { left: 0, right: 0, top: 0, bottom: 0 });
  const services = table.filter((row) => !TOTAL_ROW.test(foldedTextOf(row)));
  const startsOf = (rows: readonly Row[]) =>
    rows.flatMap((row) => textCellsOf(row).flatMap(([first]) => first?.box.left ?? []));
  const others = startsOf(around);
  const isShared = (left: number) =>
    others.filter((other) => Math.abs(other - left) < SPACE * height).length > 1;
  const starts = [...startsOf(services), ...others.filter(isShared)].sort((a, b) => a - b);
  const lefts = starts.filter(
    (left, index) => index === 0 || left - (starts[index - 1] ?? 0) > OUTDENT * height,
  );
  const money = Math.min(
    ...table.map((row) => row.words[firstAmount(row)]?.box.left ?? Number.POSITIVE_INFINITY),
  );
  return lefts
    .filter((left) => left < money)
    .map((left, index) => ({ left, limit: Math.min(lefts[index + 1] ?? money, money) - SPACE * height }));
}

/** The column in which words begin; null: in none, or they go on beyond it, or they are a label of something else. */
export function cellOver(
  words: readonly Word[],
  columns: readonly TextColumn[],
  height: number,
): TextColumn | null {
  const { left, right } = boxAround([...words]);
  if (words.some(({ text }) => text.endsWith(":"))) return null;
  const column = columns.findLast((one) => left > one.left - OUTDENT * height);
  return column && right < column.limit + 2 * SPACE * height ? column : null;
}

/** A row of amounts with the words of the lines around it, column by column. */
export function withLines(row: Row, lines: readonly Row[], columns: readonly TextColumn[]): Row {
  const height = heightOf(row.box);
  const ofColumn = new Map<TextColumn, Word[]>();
  for (const line of lines) {
    for (const cell of textCellsOf(line)) {
      const column =
        columns.findLast(({ left }) => (cell[0]?.box.left ?? 0) > left - OUTDENT * height) ?? columns[0];
      if (column) ofColumn.set(column, [...(ofColumn.get(column) ?? []), ...cell]);
    }
  }
  const words: Word[] = [];
  const cellStarts: number[] = [];
  for (const column of columns) {
    const own = joinParted(ofColumn.get(column) ?? []);
    if (own.length > 0) cellStarts.push(words.length);
    words.push(...own);
  }
  const first = firstAmount(row);
  const shift = words.length - first;
  words.push(...row.words.slice(first));
  cellStarts.push(
    first + shift,
    ...row.cellStarts.filter((start) => start > first).map((start) => start + shift),
  );
  return { ...row, words, cellStarts };
}

function joinParted(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    if (!before || !isParted(before, word)) joined.push(word);
    else
      joined[joined.length - 1] = {
        text: before.text + word.text,
        confidence: Math.min(before.confidence, word.confidence),
        box: boxAround([before, word]),
      };
  }
  return joined;
}

/** "09-02-" and "25", "T251862663-" and "03": one word that a line's end parted. */
export const isParted = (before: Word | undefined, word: Word | undefined) =>
  before !== undefined &&
  word !== undefined &&
  /\d[-/]$/.test(before.text) &&
  /^\d/.test(word.text) &&
  word.box.top > before.box.bottom - 2;
