import { rowOfCells } from "#app/domain/reading/page/cells.ts";
import { cellsOf, heightOf, type Row } from "#app/domain/reading/page/rows.ts";
import { LINES_OF_CELL, ONE_EDGE } from "#app/domain/reading/reach.ts";
import type { Word } from "#app/platform/ocr/layout/document-text.ts";
import { printsCents } from "./money-words.ts";

/**
 * Returns rows of labels with the values next to them, made whole where narrow columns continue both below: "Claim" above
 * "number:", next to it "Riverbend Urgent" above "Care".
 */
export function joinWrappedFacts(rows: readonly Row[]): Row[] {
  const joined: Row[] = [];
  for (let index = 0; index < rows.length; ) {
    const group = tightLines(rows, index);
    joined.push(...(group.length > 1 ? joinGroup(group) : group));
    index += group.length;
  }
  return joined;
}

/** In heights of the row's type. */
const SPACE = 0.2;

/** Returns a line and those below it that are as close as the lines of a cell, none with an amount. */
function tightLines(rows: readonly Row[], start: number): Row[] {
  const [first, ...others] = rows.slice(start);
  if (!first) return [];
  const group = [first];
  for (const row of others) {
    const above = group.at(-1) ?? first;
    const gap = row.box.top - above.box.bottom;
    const isTight = gap < LINES_OF_CELL * heightOf(above.box) && gap > -heightOf(above.box);
    if (!isTight || row.pageIndex !== first.pageIndex || printsCents(row) || printsCents(above)) break;
    group.push(row);
  }
  return group;
}

interface Cell {
  words: Word[];
  left: number;
}

function joinGroup(rows: readonly Row[]): Row[] {
  const height = heightOf(rows[0]?.box ?? { left: 0, right: 0, top: 0, bottom: 1 });
  const labels = rows
    .flatMap((row) => cellsOf(row))
    .filter(endsLabel)
    .flatMap(([first]) => first?.box.left ?? []);
  const joined: Row[] = [];
  let open: OpenFacts | null = null;
  for (const row of rows) {
    if (open && add(open, row, cellsAt(row, [...labels, ...leftsOf(open)], SPACE * height))) continue;
    if (open) joined.push(...rowsOf(open));
    open = opensFacts(row, cellsAt(row, labels, SPACE * height), labels, ONE_EDGE * height);
    if (!open) joined.push(row);
  }
  if (open) joined.push(...rowsOf(open));
  return joined;
}

const endsLabel = (words: readonly Word[]) => words.at(-1)?.text.endsWith(":") ?? false;

/** The cells of a row, parted at the given places, too, though a narrow gap runs two together. */
function cellsAt(row: Row, lefts: readonly number[], offset: number): Cell[] {
  const cells: Cell[] = [];
  for (const [index, word] of row.words.entries()) {
    const isAt = lefts.some((left) => Math.abs(left - word.box.left) < offset);
    if (index === 0 || row.cellStarts.includes(index) || isAt)
      cells.push({ words: [word], left: word.box.left });
    else cells.at(-1)?.words.push(word);
  }
  return cells;
}

/** Labels and values that are being put together, from left to right. */
interface OpenFacts {
  rows: Row[];
  cells: (Cell & { isLabel: boolean })[];
  offset: number;
}

const leftsOf = ({ cells }: OpenFacts) => cells.map(({ left }) => left);

/** Facts that begin with a line whose every cell is a label or stands right of one; null: they do not. */
function opensFacts(
  row: Row,
  cells: readonly Cell[],
  labels: readonly number[],
  offset: number,
): OpenFacts | null {
  const isAt = (left: number) => labels.some((other) => Math.abs(other - left) < offset);
  const open = cells.map(({ words, left }) => ({ words: [...words], left, isLabel: isAt(left) }));
  const isOfFacts = open.every(({ isLabel }, index) => isLabel || open[index - 1]?.isLabel);
  return isOfFacts && open.length > 1 ? { rows: [row], cells: open, offset } : null;
}

/** Adds a line that carries open facts on, each of its cells below one of theirs; false: a label is complete, or a cell stands elsewhere. */
function add({ rows, cells, offset }: OpenFacts, row: Row, more: readonly Cell[]): boolean {
  const targets = more.map(({ left }) => cells.find((cell) => Math.abs(cell.left - left) < offset));
  const isCarriedOn = targets.every((cell) => cell && !(cell.isLabel && endsLabel(cell.words)));
  if (!isCarriedOn) return false;
  rows.push(row);
  for (const [index, { words }] of more.entries()) targets[index]?.words.push(...words);
  return true;
}

/** The facts as one row; the rows as they were where a label never came to its colon. */
function rowsOf({ rows, cells }: OpenFacts): readonly Row[] {
  const [row, another] = rows;
  if (!row || !another || cells.some(({ isLabel, words }) => isLabel && !endsLabel(words))) return rows;
  const whole = rowOfCells(
    row,
    cells.map(({ words }) => words),
  );
  return [{ ...whole, box: { ...row.box, right: whole.box.right } }];
}
