import { boxAround, cellsOf, heightOf, type Row } from "#app/domain/reading/page/rows.ts";
import { isWithin, LABEL_TO_VALUE } from "#app/domain/reading/reach.ts";
import { findDates } from "#app/domain/reading/values/dates.ts";
import type { Box, Word } from "#app/platform/ocr/layout/document-text.ts";
import { isClaimId } from "./claim-numbers.ts";
import { firstAmount } from "./money-words.ts";

/** What a column next to a table lies beyond: left of its first column, or right of its last amounts. */
export interface Gutter {
  at: number;
  side: "left" | "right";
  height: number;
}

/** In heights of the row's type. */
const OFFSET = 0.7;
const MIN_GUTTER = 0.4;
const MIN_SHARE = 0.8;
const MAX_COLUMNS = 3;

/** Where the facts of a claim may end or begin: a column that nearly all rows of a table have, and the end of its amounts. */
export function guttersOf(table: readonly Row[]): Gutter[] {
  const height = heightOf(table[0]?.box ?? { left: 0, right: 0, top: 0, bottom: 1 });
  const namesOf = ({ words }: Row, first: number) => words.slice(0, Math.max(0, first));
  const named = table.flatMap((row) => namesOf(row, firstAmount(row)).map(({ box }) => box.left));
  const shared = sharedLefts(named, table, OFFSET * height);
  const columns = shared.filter((left, index) => left - (shared[index - 1] ?? 0) > OFFSET * height);
  const ends = table.flatMap(({ words }) =>
    words.filter(({ text }) => /\.\d\d\)?$/.test(text)).map(({ box }) => box.right),
  );
  const days = leftOfDays(table, OFFSET * height);
  const lefts = columns.slice(0, MAX_COLUMNS);
  if (days !== null && !lefts.some((at) => Math.abs(at - days) < OFFSET * height)) lefts.push(days);
  return [
    ...lefts.sort((a, b) => a - b).map((at): Gutter => ({ at, side: "left", height })),
    {
      at: ends.reduce((most, right) => Math.max(most, right), Number.NEGATIVE_INFINITY),
      side: "right",
      height,
    },
  ];
}

/** Of these places those near which nearly all rows have a word, from left to right. */
function sharedLefts(lefts: readonly number[], table: readonly Row[], offset: number): number[] {
  const words = table
    .flatMap((row) => row.words.map(({ box }) => ({ row, left: box.left })))
    .sort((a, b) => a.left - b.left);
  /** How many words each row has from `begin` up to `end`. */
  const near = new Map<Row, number>();
  const count = (row: Row, more: number) => {
    const words = (near.get(row) ?? 0) + more;
    if (words > 0) near.set(row, words);
    else near.delete(row);
  };
  let [begin, end] = [0, 0];
  return lefts
    .toSorted((a, b) => a - b)
    .filter((left) => {
      for (let word = words[end]; word && word.left - left < offset; word = words[++end]) count(word.row, 1);
      for (let word = words[begin]; word && left - word.left >= offset; word = words[++begin])
        count(word.row, -1);
      return near.size >= MIN_SHARE * table.length;
    });
}

/** Where the days of a table's rows begin, which totals have none of; null: its rows are not dated, or not in one column. */
function leftOfDays(table: readonly Row[], offset: number): number | null {
  const lefts = table.flatMap((row) =>
    findDates(row, true)
      .filter(({ start }) => start < firstAmount(row))
      .slice(0, 1)
      .map(({ box }) => box.left),
  );
  const [left] = lefts;
  return left !== undefined && lefts.every((other) => Math.abs(other - left) < offset) ? left : null;
}

/** A row with its words next to the table and those in it. */
export interface Level {
  index: number;
  row: Row;
  facts: Word[];
  rest: Word[];
}

/** Returns how far to the right the words next to a table go. */
export function endOfFacts(levels: readonly Level[]): number {
  const words = levels.flatMap(({ facts }) => facts);
  return words.reduce((most, { box }) => Math.max(most, box.right), Number.NEGATIVE_INFINITY);
}

/** The rows of a table and around it, parted where a row has a word across the gutter. */
export function stretchesOf(run: readonly number[], rows: readonly Row[], gutter: Gutter): Level[][] {
  const [from, to] = rangeAround(run, rows, gutter);
  const stretches: Level[][] = [[]];
  for (let index = from; index <= to; index++) {
    const row = rows[index];
    const level = row && levelOf(index, row, gutter);
    if (level) stretches.at(-1)?.push(level);
    else stretches.push([]);
  }
  const ofTable = new Set(run);
  return stretches.filter((levels) => levels.some(({ index }) => ofTable.has(index)));
}

/** Returns the lines from above a table to below it that are as close as those of its facts. */
function rangeAround(run: readonly number[], rows: readonly Row[], gutter: Gutter): [number, number] {
  const isNear = (above: Row | undefined, below: Row | undefined) =>
    above !== undefined && below !== undefined && isWithin(LABEL_TO_VALUE, above, below, gutter.height);
  let [from = 0] = run;
  let to = run.at(-1) ?? from;
  while (isNear(rows[from - 1], rows[from])) from--;
  while (isNear(rows[to], rows[to + 1])) to++;
  return [from, to];
}

/** Null: a cell crosses the gutter, or amounts are on both sides of it as those of one table are. */
function levelOf(index: number, row: Row, { at, side, height }: Gutter): Level | null {
  const gap = MIN_GUTTER * height;
  const isBeside = ({ left, right }: Box) => (side === "left" ? right < at - gap : left > at + gap);
  const isAcross = (box: Box) =>
    !isBeside(box) && (side === "left" ? box.left < at - OFFSET * height : box.right > at + OFFSET * height);
  // A long number may leave no more than a space before the first column.
  const isParted = (cell: readonly Word[]) =>
    isClaimId(cell[0]?.text ?? "") && !cell.some(({ box }) => isAcross(box));
  if (cellsOf(row).some((cell) => isAcross(boxAround(cell)) && !isParted(cell))) return null;
  const facts = row.words.filter(({ box }) => isBeside(box));
  const rest = row.words.filter(({ box }) => !isBeside(box));
  if ([facts, rest].every((words) => firstAmount({ words }) >= 0)) return null;
  return { index, row, facts, rest };
}

/** In type heights of the row: a table may be taller than the facts centered next to it. */
const MAX_ABOVE = 5;
const MAX_BELOW = 2.5;

/** Returns the first row of the table that a claim's facts begin next to. */
export function startOfTable(levels: readonly Level[], start: number): number {
  const box = levels[start]?.row.box;
  if (!box) return start;
  const isNear = ({ row: { box: own } }: Level) =>
    own.top > box.top - MAX_ABOVE * heightOf(box) && own.top < box.top + MAX_BELOW * heightOf(box);
  return behindWidestGap(levels, levels.findIndex(isNear), levels.findLastIndex(isNear), "rest");
}

/** Of the lines `from` to `to` the one that stands furthest below the words above it. */
export function behindWidestGap(
  levels: readonly Level[],
  from: number,
  to: number,
  of: "facts" | "rest",
): number {
  let best = to;
  let widest = Number.NEGATIVE_INFINITY;
  const wordsAt = (index: number) => levels[index]?.[of] ?? [];
  let above = from - 1;
  while (above >= 0 && wordsAt(above).length === 0) above--;
  let bottom = above < 0 ? null : boxAround(wordsAt(above)).bottom;
  for (let index = from; index <= to; index++) {
    if (wordsAt(index).length === 0) continue;
    const box = boxAround(wordsAt(index));
    const gap = bottom === null ? Number.NEGATIVE_INFINITY : box.top - bottom;
    if (gap > widest) {
      best = index;
      widest = gap;
    }
    bottom = box.bottom;
  }
  return best;
}
