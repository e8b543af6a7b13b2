import {
  boxAround,
  cellEnd,
  cellStart,
  cellsOf,
  heightOf,
  type Part,
} from "#app/domain/reading/page/rows.ts";
import type { Word } from "#app/platform/ocr/layout/document-text.ts";
import type { ReadRow } from "./read-row.ts";

interface Words extends Part {
  line: ReadRow;
}

/**
 * The words of a cell, or of a part of one, parted where a new line was begun on purpose: the next word had room in the line before. "Riverbend Urgent Care" above "Lab
 * Work" in a wide cell are two, and "Riverbend Urgent" above "Care" in a narrow one is one name.
 * @param ends Of the same table's rows, whose cells tell how wide a column is; absent: the cell alone does.
 */
export function paragraphsOf({ line, start, end }: Words, ends?: EndsOfColumns): Words[] {
  const { words } = line.row;
  const edge = edgeOf({ line, start, end }, ends);
  const paragraphs: Words[] = [];
  let from = start;
  for (let index = start + 1; index <= end; index++) {
    const [last, next] = [words[index - 1], words[index]];
    const goesOn = index < end && last && next && !(isBelow(last, next) && hasRoom(last, next, edge));
    if (goesOn) continue;
    paragraphs.push({ line, start: from, end: index });
    from = index;
  }
  return paragraphs;
}

/** How far to the right a cell and those that begin below or above it in the table go. */
function edgeOf({ line: { row }, start, end }: Words, ends?: EndsOfColumns): number {
  const [from, to] = [cellStart(row, start), cellEnd(row, Math.max(start, end - 1))];
  const [first] = row.words.slice(from, to);
  const limit = row.words[to]?.box.left ?? Number.POSITIVE_INFINITY;
  const ofColumn = first && ends?.(first, row.pageIndex).findLast((right) => right < limit);
  return Math.max(
    ofColumn ?? Number.NEGATIVE_INFINITY,
    ...row.words.slice(from, to).map(({ box }) => box.right),
  );
}

/** Where the cells end that begin below or above a word of a page, from left to right, each place once. */
export type EndsOfColumns = (word: Word, pageIndex: number) => readonly number[];

/** Tells the ends of the columns of a table, and remembers them: each of its rows asks for those of the same few. */
export function endsOfColumns(rows: readonly ReadRow[]): EndsOfColumns {
  const known = new Map<string, readonly number[]>();
  return ({ box }, pageIndex) => {
    const step = MIN_STEP * heightOf(box);
    const key = `${pageIndex} ${box.left} ${step}`;
    const kept = known.get(key);
    if (kept) return kept;
    const ends = rows
      .filter((other) => other.row.pageIndex === pageIndex)
      .flatMap((other) => cellsOf(other.row))
      .filter(([word]) => Math.abs((word?.box.left ?? 0) - box.left) < step)
      .map((cell) => boxAround(cell).right);
    const sorted = [...new Set(ends)].sort((a, b) => a - b);
    known.set(key, sorted);
    return sorted;
  };
}

/** In heights of the word. */
const MIN_STEP = 0.6;
const SPACE = 0.3;

const isBelow = (last: Word, next: Word) => next.box.top - last.box.top > MIN_STEP * heightOf(last.box);

/** Whether the next word would have stood in the line before. */
export function hasRoom(last: Word, next: Word, edge: number): boolean {
  const { left, right } = boxAround([next]);
  return last.box.right + SPACE * heightOf(last.box) + (right - left) < edge;
}
