import { boxAround, cellEnd, cellStart, cellsOf, heightOf } from "#app/domain/bills/read/layout/rows.ts";
import type { Word } from "#app/platform/ocr/layout/document-text.ts";
import type { ReadRow } from "./read-row.ts";

interface Words {
  line: ReadRow;
  start: number;
  end: number;
}

/**
 * The words of a cell, or of a part of one, parted where a new line was begun on purpose: the next word had room in the line before. "Riverbend Urgent Care" above "Lab
 * Work" in a wide cell are two, and "Riverbend Urgent" above "Care" in a narrow one is one name.
 * @param others The rows of the same table, whose cells tell how wide a column is; absent: the cell alone does.
 */
export function paragraphsOf({ line, start, end }: Words, others: readonly ReadRow[] = []): Words[] {
  const { words } = line.row;
  const edge = edgeOf({ line, start, end }, others);
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
function edgeOf({ line, start, end }: Words, others: readonly ReadRow[]): number {
  const { row } = line;
  const [from, to] = [cellStart(row, start), cellEnd(row, Math.max(start, end - 1))];
  const [first] = row.words.slice(from, to);
  const limit = row.words[to]?.box.left ?? Number.POSITIVE_INFINITY;
  const isOfColumn = (cell: readonly Word[]) =>
    first !== undefined &&
    Math.abs((cell[0]?.box.left ?? 0) - first.box.left) < LEAST_STEP * heightOf(first.box) &&
    cell.every(({ box }) => box.right < limit);
  const cells = others
    .filter((other) => other.row.pageIndex === row.pageIndex)
    .flatMap((other) => cellsOf(other.row).filter(isOfColumn));
  return Math.max(...[...row.words.slice(from, to), ...cells.flat()].map(({ box }) => box.right));
}

/** In heights of the word. */
const LEAST_STEP = 0.6;
const SPACE = 0.3;

const isBelow = (last: Word, next: Word) => next.box.top - last.box.top > LEAST_STEP * heightOf(last.box);

/** Whether the next word would have stood in the line before. */
export function hasRoom(last: Word, next: Word, edge: number): boolean {
  const { left, right } = boxAround([next]);
  return last.box.right + SPACE * heightOf(last.box) + (right - left) < edge;
}
