import type { Box, PageText, Word } from "#app/platform/ocr/layout/document-text.ts";

/** A printed line of one page, its words from left to right. */
export interface Row {
  /** Its place among the rows of the document. */
  index: number;
  pageIndex: number;
  page: PageText;
  words: Word[];
  /** Where each cell starts in `words`: a cell is a run of words without a wide gap. */
  cellStarts: number[];
  box: Box;
}

/** The words of a row from `start` up to, not including, `end`. */
export interface Part {
  start: number;
  end: number;
}

/** Whether the word at `index` is one of some parts. */
export const isInside = (parts: readonly Part[], index: number): boolean =>
  parts.some(({ start, end }) => index >= start && index < end);

export const heightOf = (box: Box) => box.bottom - box.top;
export const middleOf = (box: Box) => (box.top + box.bottom) / 2;
/** Whether one box stands above or below a part of the other. */
export const overlapsAcross = (a: Box, b: Box) => a.left < b.right && a.right > b.left;
export const centreOf = (box: Box) => (box.left + box.right) / 2;

export function boxAround(words: readonly Word[]): Box {
  const around = { ...(words[0]?.box ?? { left: 0, top: 0, right: 0, bottom: 0 }) };
  for (const { box } of words) {
    if (box.left < around.left) around.left = box.left;
    if (box.top < around.top) around.top = box.top;
    if (box.right > around.right) around.right = box.right;
    if (box.bottom > around.bottom) around.bottom = box.bottom;
  }
  return around;
}

export const textOf = (words: readonly Word[]) => words.map((word) => word.text).join(" ");

/** The first word index after the cell that holds the word at `index`. */
export function cellEnd(row: Row, index: number): number {
  return row.cellStarts[countStarts(row, index)] ?? row.words.length;
}

/** The index of the first word of the cell that holds the word at `index`. */
export function cellStart(row: Row, index: number): number {
  return row.cellStarts[countStarts(row, index) - 1] ?? 0;
}

/** How many cells start with the word at `index` or before it. */
function countStarts({ cellStarts }: Row, index: number): number {
  let [low, high] = [0, cellStarts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cellStarts[middle] ?? 0) <= index) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether the word at `index` is the first of its cell, apart from rules and asterisks ("*** TOTAL ***"). */
export function opensCell(row: Row, index: number): boolean {
  for (let before = cellStart(row, index); before < index; before++) {
    if (/[\p{L}\p{N}$]/u.test(row.words[before]?.text ?? "")) return false;
  }
  return true;
}

/** The cells of a row, each as its words. */
export function cellsOf({ words, cellStarts }: Row): Word[][] {
  return cellStarts.map((start, cell) => words.slice(start, cellStarts[cell + 1]));
}

/** Rows as those of one document, from its first to its last. */
export const numberRows = (rows: readonly Omit<Row, "index">[]): Row[] =>
  rows.map((row, index) => ({ ...row, index }));
