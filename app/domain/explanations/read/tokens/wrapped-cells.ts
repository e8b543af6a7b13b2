import { boxAround, heightOf, type Row } from "#app/domain/reading/page/rows.ts";
import { isWithin, LINES_OF_CELL } from "#app/domain/reading/reach.ts";
import type { Box, Word } from "#app/platform/ocr/layout/document-text.ts";
import { countAmounts, firstAmount } from "./money-words.ts";
import { tableRuns } from "./table-runs.ts";
import { cellOver, isParted, type TextColumn, textCellsOf, textColumns, withLines } from "./text-columns.ts";

const MAX_LINES = 4;
/** In heights of the row's type. */
const MIN_EXTRA_GAP = 0.12;
const SPACE = 0.25;

/**
 * Joins rows of amounts with words wrapped in narrow columns: a name, a description, "09-02-" above "25". The words
 * are in the lines below, or around the row if a table centers its cells. Lines with only such words are removed.
 */
export function joinWrappedCells(rows: readonly Row[]): Row[] {
  const joined = new Map<number, Row>();
  const taken = new Set<number>();
  for (const run of tableRuns(rows)) {
    const [first = 0] = run;
    const around = rows.slice(Math.max(0, first - 1), (run.at(-1) ?? first) + 1);
    const columns = textColumns(
      run.flatMap((index) => rows[index] ?? []),
      around.filter((row) => countAmounts(row) === 0),
    );
    for (const { index, above, below } of bandsOf(run, columns, rows)) {
      const row = rows[index];
      if (!row || above.length + below.length === 0) continue;
      const lines = [...above, index, ...below].flatMap((at) => rows[at] ?? []);
      joined.set(index, withLines(row, lines, columns));
      for (const at of [...above, ...below]) taken.add(at);
    }
  }
  return rows.flatMap((row, index) => (taken.has(index) ? [] : [joined.get(index) ?? row]));
}

/** A row of amounts with the lines above and below that carry on its cells, as indexes. */
interface Band {
  index: number;
  above: number[];
  below: number[];
}

function bandsOf(run: readonly number[], columns: readonly TextColumn[], rows: readonly Row[]): Band[] {
  const bands = run.map((index): Band => ({ index, above: [], below: [] }));
  const leading = { most: Number.NEGATIVE_INFINITY };
  for (const [at, band] of bands.entries()) {
    const next = bands[at + 1];
    const between = next ? range(band.index + 1, next.index) : [];
    const parted = next ? partedAtGap(band.index, between, next.index, columns, rows) : null;
    if (next && parted) {
      band.below = parted.below;
      next.above = parted.above;
      leading.most = Math.max(leading.most, parted.leading);
    } else band.below = carriedOn(band.index, columns, rows, leading.most);
  }
  const [first] = bands;
  const isCentred = bands.some(({ above }) => above.length > 0);
  if (first && isCentred) first.above = centredAbove(first, columns, rows);
  return bands;
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, step) => from + step);

/** Whether a line has nothing but words in the text columns of a table. */
function isOfColumns(row: Row | undefined, columns: readonly TextColumn[]): row is Row {
  if (!row || countAmounts(row) > 0) return false;
  return textCellsOf(row).every((words) => cellOver(words, columns, heightOf(row.box)) !== null);
}

/** The lines between two rows of amounts, parted where they stand furthest from each other; null: one is of another kind, or none does. */
function partedAtGap(
  from: number,
  between: readonly number[],
  to: number,
  columns: readonly TextColumn[],
  rows: readonly Row[],
): { below: number[]; above: number[]; leading: number } | null {
  if (between.length === 0 || between.length > 2 * MAX_LINES) return null;
  if (!between.every((index) => isOfColumns(rows[index], columns))) return null;
  const order = [from, ...between, to].flatMap((index) => rows[index] ?? []);
  const height = heightOf(order[0]?.box ?? { left: 0, right: 0, top: 0, bottom: 1 });
  const gaps = order.slice(1).map((row, at) => row.box.top - bottomOf(order.slice(0, at + 1)));
  const widest = gaps.indexOf(Math.max(...gaps));
  const second = Math.max(...gaps.filter((_, at) => at !== widest));
  if ((gaps[widest] ?? 0) < second + MIN_EXTRA_GAP * height || second > LINES_OF_CELL * height) return null;
  return { below: between.slice(0, widest), above: between.slice(widest), leading: second };
}

const bottomOf = (rows: readonly Row[]) => Math.max(...rows.map(({ box }) => box.bottom));

/** The lines above the first row of a table that centers its cells: as many as stand below it at most, and as close. */
function centredAbove(band: Band, columns: readonly TextColumn[], rows: readonly Row[]): number[] {
  const above: number[] = [];
  for (let index = band.index - 1; above.length < Math.max(1, band.below.length); index--) {
    const [line, next] = [rows[index], rows[index + 1]];
    if (!next || !isOfColumns(line, columns)) break;
    if (!isWithin(LINES_OF_CELL, line, next, heightOf(line.box))) break;
    above.unshift(index);
  }
  return above;
}

/** Returns the lines right below a row whose every cell continues one of the row's.
 *  @param leading How far apart the lines of a cell are in the rows above. */
function carriedOn(
  index: number,
  columns: readonly TextColumn[],
  rows: readonly Row[],
  leading: number,
): number[] {
  const row = rows[index];
  if (!row || firstAmount(row) < 1) return [];
  const height = heightOf(row.box);
  const below: number[] = [];
  const last = new Map<TextColumn, Box>();
  const lastWord = new Map<TextColumn, Word | undefined>();
  const note = (line: Row) => {
    for (const words of textCellsOf(line)) {
      const column = cellOver(words, columns, height);
      if (column) last.set(column, boxAround([...words]));
      if (column) lastWord.set(column, words.at(-1));
    }
  };
  note(row);
  while (below.length < MAX_LINES) {
    const at = index + 1 + below.length;
    const [above, line, next] = [rows[at - 1], rows[at], rows[at + 1]];
    if (!above || !isOfColumns(line, columns) || !isWithin(LINES_OF_CELL, above, line, height)) break;
    const cells = textCellsOf(line).map((words) => ({ words, column: cellOver(words, columns, height) }));
    if (cells.some(({ column }) => !column || !last.has(column))) break;
    const isFull = cells.some(
      ({ words, column }) =>
        column &&
        (didNotFit(words, last.get(column), column, height) || isParted(lastWord.get(column), words[0])),
    );
    const isAsClose = line.box.top - above.box.bottom <= leading + MIN_EXTRA_GAP * height;
    if (!isFull && !isAsClose && !isTighter(above, line, next, height)) break;
    note(line);
    below.push(at);
  }
  return below;
}

/** Whether the first word of a line had no room in the line above it. */
function didNotFit(
  [first]: readonly Word[],
  above: Box | undefined,
  { limit }: TextColumn,
  height: number,
): boolean {
  if (!first || !above) return false;
  return above.right + SPACE * height + (first.box.right - first.box.left) > limit;
}

/** Whether a line stands closer to the row above it than to the next row of amounts. */
function isTighter(above: Row, line: Row, next: Row | undefined, height: number): boolean {
  if (!next || next.pageIndex !== line.pageIndex || countAmounts(next) === 0) return false;
  return line.box.top - above.box.bottom + MIN_EXTRA_GAP * height < next.box.top - line.box.bottom;
}
