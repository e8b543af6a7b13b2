import { boxAround, cellEnd, heightOf, type Row } from "#app/domain/bills/read/layout/rows.ts";
import type { Box, Word } from "#app/platform/ocr/layout/document-text.ts";
import { countAmounts, firstAmount, printsAmounts } from "./money-words.ts";

const MOST_LINES = 4;
/** In heights of the row's type. */
const MOST_LEADING = 0.8;
const LEAST_EXTRA_GAP = 0.12;
const MOST_OUTDENT = 0.7;
const SPACE = 0.25;

/**
 * Rows of amounts with the words that their narrow columns carry on below: a name, a description, "09-02-" above "25". Lines that
 * are nothing else than that are no rows of their own any more.
 */
export function joinWrappedCells(rows: readonly Row[]): Row[] {
  const joined: Row[] = [];
  for (let index = 0; index < rows.length; ) {
    const row = rows[index];
    if (!row) break;
    const below = printsAmounts(row) ? carriedOn(row, rows, index) : [];
    joined.push(below.length > 0 ? withLinesBelow(row, below) : row);
    index += 1 + below.length;
  }
  return joined;
}

/** A cell of a row before its amounts, and how far to the right its column goes. */
interface TextCell {
  start: number;
  end: number;
  box: Box;
  limit: number;
}

function textCells(row: Row): TextCell[] {
  const first = firstAmount(row);
  const limitOf = (end: number) => (row.words[end]?.box.left ?? row.box.right) - SPACE * heightOf(row.box);
  return row.cellStarts
    .filter((start) => start < first)
    .map((start) => {
      const end = Math.min(cellEnd(row, start), first);
      return { start, end, box: boxAround(row.words.slice(start, end)), limit: limitOf(end) };
    });
}

/** The lines right below a row whose every cell carries on one of the row's. */
function carriedOn(row: Row, rows: readonly Row[], index: number): Row[] {
  const cells = textCells(row);
  if (cells.length < 2) return [];
  const height = heightOf(row.box);
  const below: Row[] = [];
  const last = new Map(cells.map((cell) => [cell, cell.box]));
  while (below.length < MOST_LINES) {
    const above = below.at(-1) ?? row;
    const line = rows[index + 1 + below.length];
    if (!line || line.pageIndex !== row.pageIndex || countAmounts(line) > 0) break;
    if (line.box.top - above.box.bottom > MOST_LEADING * height) break;
    const own = line.cellStarts.map((start) => {
      const words = line.words.slice(start, cellEnd(line, start));
      return { words, cell: cellOver(words, cells, height) };
    });
    if (own.some(({ cell }) => cell === null)) break;
    const isFull = own.some(
      ({ words, cell }) =>
        cell && (didNotFit(words, last.get(cell), cell, height) || isParted(row.words[cell.end - 1], words[0])),
    );
    const next = rows[index + 2 + below.length];
    if (!isFull && !isTighter(above, line, next, height)) break;
    for (const { words, cell } of own) if (cell) last.set(cell, boxAround(words));
    below.push(line);
  }
  return below;
}

/** The cell of a row in whose column these words stand; null: none. */
function cellOver(words: readonly Word[], cells: readonly TextCell[], height: number): TextCell | null {
  const { left, right } = boxAround([...words]);
  const isHalf = words.some(({ text }) => /:$/.test(text));
  if (isHalf) return null;
  return (
    cells.findLast(({ box, limit }) => left > box.left - MOST_OUTDENT * height && right < limit + SPACE * height) ??
    null
  );
}

/** Whether the first word of a line had no room in the line above it, or is the rest of one parted at its hyphen. */
function didNotFit(words: readonly Word[], above: Box | undefined, { limit }: TextCell, height: number): boolean {
  const [first] = words;
  if (!first || !above) return false;
  return above.right + SPACE * height + (first.box.right - first.box.left) > limit;
}

/** Whether a line stands closer to the row above it than to the next. */
function isTighter(above: Row, line: Row, next: Row | undefined, height: number): boolean {
  if (!next || next.pageIndex !== line.pageIndex || !printsAmounts(next)) return false;
  return line.box.top - above.box.bottom + LEAST_EXTRA_GAP * height < next.box.top - line.box.bottom;
}

function withLinesBelow(row: Row, below: readonly Row[]): Row {
  const height = heightOf(row.box);
  const cells = textCells(row);
  const added = new Map<TextCell, Word[]>(cells.map((cell) => [cell, []]));
  for (const line of below) {
    for (const start of line.cellStarts) {
      const words = line.words.slice(start, cellEnd(line, start));
      const cell = cellOver(words, cells, height);
      if (cell) added.get(cell)?.push(...words);
    }
  }
  const words: Word[] = [];
  const cellStarts: number[] = [];
  for (const start of row.cellStarts) {
    cellStarts.push(words.length);
    const cell = cells.find((one) => one.start === start);
    const own = row.words.slice(start, cell?.end ?? cellEnd(row, start));
    words.push(...joinParted([...own, ...((cell && added.get(cell)) ?? [])]));
    if (cell && cell.end < cellEnd(row, start)) {
      cellStarts.push(words.length);
      words.push(...row.words.slice(cell.end, cellEnd(row, start)));
    }
  }
  return { ...row, words, cellStarts };
}

/** "09-02-" and "25", "T251862663-" and "03": one word that a line's end parted. */
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

const isParted = (before: Word | undefined, word: Word | undefined) =>
  before !== undefined &&
  word !== undefined &&
  /\d[-/]$/.test(before.text) &&
  /^\d/.test(word.text) &&
  word.box.top > before.box.bottom - 2;
