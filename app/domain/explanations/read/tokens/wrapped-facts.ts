import { boxAround, cellsOf, heightOf, type Row } from "#app/domain/bills/read/layout/rows.ts";
import type { Word } from "#app/platform/ocr/layout/document-text.ts";
import { countAmounts } from "./money-words.ts";

/**
 * Rows of labels with what they name beside them, made whole where narrow columns carry both on below: "Claim" above "number:", beside it
 * "Riverbend Urgent" above "Care".
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
const MOST_LEADING = 0.8;
const OFFSET = 0.5;

/** A line and those below it that stand as close as the lines of a cell, none with an amount. */
function tightLines(rows: readonly Row[], start: number): Row[] {
  const [first, ...others] = rows.slice(start);
  if (!first) return [];
  const group = [first];
  for (const row of others) {
    const above = group.at(-1) ?? first;
    const gap = row.box.top - above.box.bottom;
    const isTight = gap < MOST_LEADING * heightOf(above.box) && gap > -heightOf(above.box);
    if (!isTight || row.pageIndex !== first.pageIndex || countAmounts(row) + countAmounts(above) > 0) break;
    group.push(row);
  }
  return group;
}

interface Cell {
  words: Word[];
  column: number;
}

/** A column of labels, each of which ends with a colon, or of what they name; null: of neither. */
type ColumnKind = "label" | "value" | null;

function joinGroup(rows: readonly Row[]): Row[] {
  const height = heightOf(rows[0]?.box ?? { left: 0, right: 0, top: 0, bottom: 1 });
  const lefts = columnLefts(rows, OFFSET * height);
  const lines = rows.map((row) =>
    cellsOf(row).map((words) => ({ words, column: columnOf(words, lefts, OFFSET * height) })),
  );
  const kinds = kindsOf(lines, lefts.length);
  const joined: Row[] = [];
  let open: OpenFacts | null = null;
  for (const [index, row] of rows.entries()) {
    const cells = lines[index] ?? [];
    if (open && continues(open, cells, kinds)) add(open, cells);
    else {
      if (open) joined.push(rowOf(open));
      open = opensFacts(row, cells, kinds);
      if (!open) joined.push(row);
    }
  }
  if (open) joined.push(rowOf(open));
  return joined;
}

function columnLefts(rows: readonly Row[], offset: number): number[] {
  const lefts = rows.flatMap((row) => cellsOf(row).flatMap(([word]) => word?.box.left ?? []));
  lefts.sort((a, b) => a - b);
  return lefts.filter((left, index) => index === 0 || left - (lefts[index - 1] ?? 0) > offset);
}

const columnOf = ([word]: readonly Word[], lefts: readonly number[], offset: number) =>
  lefts.findLastIndex((left) => left <= (word?.box.left ?? 0) + offset);

const endsLabel = (words: readonly Word[]) => words.at(-1)?.text.endsWith(":") ?? false;

/** What the columns hold: labels where the last cell ends with a colon, and right of them what they name. */
function kindsOf(lines: readonly (readonly Cell[])[], count: number): ColumnKind[] {
  const isLabel = Array.from({ length: count }, (_, column) => {
    const cells = lines.flatMap((cells) => cells.filter((cell) => cell.column === column));
    const last = cells.at(-1);
    return last !== undefined && endsLabel(last.words);
  });
  return isLabel.map((own, column) => (own ? "label" : isLabel[column - 1] ? "value" : null));
}

/** Labels and values that are being put together. */
interface OpenFacts {
  row: Row;
  words: Map<number, Word[]>;
}

/** A line begins facts where all of its cells are labels and values; null: it does not. */
function opensFacts(row: Row, cells: readonly Cell[], kinds: readonly ColumnKind[]): OpenFacts | null {
  const isOfFacts = cells.every(({ column }) => kinds[column] !== null);
  const columns = new Set(cells.map(({ column }) => column));
  const isBegun =
    isOfFacts && columns.size === cells.length && cells.some(({ column }) => kinds[column] === "label");
  return isBegun ? { row, words: new Map(cells.map(({ column, words }) => [column, words])) } : null;
}

/** Whether a line carries open facts on: no label of it begins where one is complete. */
const continues = ({ words }: OpenFacts, cells: readonly Cell[], kinds: readonly ColumnKind[]) =>
  cells.every(({ column }) => {
    const before = words.get(column);
    return before !== undefined && (kinds[column] === "value" || !endsLabel(before));
  });

function add({ words }: OpenFacts, cells: readonly Cell[]) {
  for (const { column, words: more } of cells) words.set(column, [...(words.get(column) ?? []), ...more]);
}

function rowOf({ row, words }: OpenFacts): Row {
  const columns = [...words.keys()].sort((a, b) => a - b);
  const all = columns.flatMap((column) => words.get(column) ?? []);
  if (all.length === row.words.length) return row;
  const cellStarts: number[] = [];
  let count = 0;
  for (const column of columns) {
    cellStarts.push(count);
    count += words.get(column)?.length ?? 0;
  }
  return { ...row, words: all, cellStarts, box: { ...row.box, right: boxAround(all).right } };
}
