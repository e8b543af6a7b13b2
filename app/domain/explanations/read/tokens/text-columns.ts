import { rowOfCells } from "#app/domain/reading/page/cells.ts";
import { foldedTextOf } from "#app/domain/reading/page/row-text.ts";
import { boxAround, cellEnd, cellsOf, heightOf, type Row } from "#app/domain/reading/page/rows.ts";
import type { Word } from "#app/platform/ocr/layout/document-text.ts";
import { TOTAL_ROW } from "../vocabulary/claim-labels.ts";
import { isClaimId } from "./claim-numbers.ts";
import { firstAmount, lastAmount } from "./money-words.ts";

/** A column of words before the amounts of a table, or behind them. */
export interface TextColumn {
  left: number;
  /** How far to the right its words can go. */
  limit: number;
}

/** In heights of the row's type. */
const OUTDENT = 0.7;
const SPACE = 0.25;

/** The cells of a row before its first amount and behind its last; all of them where it has none. */
export function textCellsOf(row: Row): Word[][] {
  const first = firstAmount(row);
  if (first < 0) return cellsOf(row);
  const last = lastAmount(row);
  return row.cellStarts
    .filter((start) => start < first || start > last)
    .map((start) =>
      row.words.slice(start, start < first ? Math.min(cellEnd(row, start), first) : cellEnd(row, start)),
    );
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
  const before = lefts
    .filter((left) => left < money)
    .map((left, index) => ({ left, limit: Math.min(lefts[index + 1] ?? money, money) - SPACE * height }));
  return [...before, ...columnsBehind(table, height)];
}

/** Returns the columns after the amounts of a table where they are about claims: one of them holds their numbers. */
export function columnsBehind(table: readonly Row[], height: number): TextColumn[] {
  const ends = table.map((row) => row.words[lastAmount(row)]?.box.right ?? 0);
  const end = Math.max(...ends);
  const cells = table
    .flatMap((row) => cellsOf(row))
    .filter(([first]) => first !== undefined && first.box.left > end);
  if (!cells.some((words) => words.some(({ text }) => isClaimId(text)))) return [];
  const starts = cells.flatMap(([first]) => first?.box.left ?? []).sort((a, b) => a - b);
  const lefts = starts.filter(
    (left, index) => index === 0 || left - (starts[index - 1] ?? 0) > OUTDENT * height,
  );
  return lefts.map((left, index) => ({
    left,
    limit: (lefts[index + 1] ?? Number.POSITIVE_INFINITY) - SPACE * height,
  }));
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
  const end = row.words[lastAmount(row)]?.box.right ?? 0;
  const before = columns.filter(({ left }) => left < end);
  const behind = columns.filter(({ left }) => left >= end);
  const columnOf = ([first]: readonly Word[]) => {
    const left = first?.box.left ?? 0;
    const isIn = (one: TextColumn) => left > one.left - OUTDENT * height;
    return behind.findLast(isIn) ?? (left < end ? (before.findLast(isIn) ?? before[0]) : undefined);
  };
  const ofColumn = new Map<TextColumn, Word[]>();
  for (const cell of lines.flatMap(textCellsOf)) {
    const column = columnOf(cell);
    if (column) ofColumn.set(column, [...(ofColumn.get(column) ?? []), ...cell]);
  }
  const first = firstAmount(row);
  const isAmount = (index: number) =>
    index >= first && !(index > lastAmount(row) && columnOf(row.words.slice(index)) !== undefined);
  const opens = new Set(row.cellStarts);
  const amounts: Word[][] = [];
  for (const [index, word] of row.words.entries()) {
    if (!isAmount(index)) continue;
    if (amounts.length === 0 || opens.has(index)) amounts.push([word]);
    else amounts.at(-1)?.push(word);
  }
  const textsOf = (them: readonly TextColumn[]) =>
    them.map((column) => joinParted(ofColumn.get(column) ?? []));
  return { ...rowOfCells(row, [...textsOf(before), ...amounts, ...textsOf(behind)]), box: row.box };
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
