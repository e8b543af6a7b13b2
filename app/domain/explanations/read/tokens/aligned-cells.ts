import { centreOf, heightOf, type Row } from "#app/domain/bills/read/layout/rows.ts";
import { firstAmount, printsAmounts } from "./money-words.ts";

const MOST_LINES_BETWEEN = 6;
const MOST_HEADING_LINES = 4;
const FEWEST_ROWS = 2;
const FEWEST_CELLS = 2;
const LEAST_SHARE = 0.7;
/** In heights of the row's type. */
const OFFSET = 0.3;

/**
 * Rows of tables parted where a column begins, though the gap before it is no wider than a space: a column is where one row or its heading
 * has a cell and nearly all rows have a word.
 */
export function partAlignedCells(rows: readonly Row[]): Row[] {
  const parted = [...rows];
  for (const table of tablesOf(rows)) {
    if (table.length < FEWEST_ROWS) continue;
    const own = table.flatMap((index) => rows[index] ?? []).filter((row) => firstAmount(row) > 0);
    const heads = headsAbove(table[0] ?? 0, rows);
    const edges = edgesOf(own, heads.flatMap((index) => rows[index] ?? []));
    const money = Math.min(...own.map((row) => row.words[firstAmount(row)]?.box.left ?? Number.POSITIVE_INFINITY));
    for (const index of table) {
      const row = rows[index];
      if (row) parted[index] = withCellsAt(edges, row);
    }
    for (const index of heads) {
      const row = rows[index];
      if (row) parted[index] = partedAt(money, row);
    }
  }
  return parted;
}

/** The indexes of rows of amounts that follow each other. */
function tablesOf(rows: readonly Row[]): number[][] {
  const tables: number[][] = [];
  for (const [index, row] of rows.entries()) {
    if (!printsAmounts(row)) continue;
    const open = tables.at(-1);
    const last = open?.at(-1);
    const isNear = last !== undefined && index - last <= MOST_LINES_BETWEEN + 1;
    if (open && isNear && rows[last]?.pageIndex === row.pageIndex) open.push(index);
    else tables.push([index]);
  }
  return tables;
}

/** The indexes of the lines of cells above a table, which may head its columns. */
function headsAbove(first: number, rows: readonly Row[]): number[] {
  const heads: number[] = [];
  for (let index = first - 1; index >= first - MOST_HEADING_LINES; index--) {
    const row = rows[index];
    if (!row || row.pageIndex !== rows[first]?.pageIndex || row.cellStarts.length < FEWEST_CELLS) break;
    if (row.words.some(({ text }) => text.endsWith(":"))) break;
    heads.push(index);
  }
  return heads;
}

function edgesOf(own: readonly Row[], head: readonly Row[]): number[] {
  const starts = [...head, ...own].flatMap(({ words, cellStarts }) =>
    cellStarts.flatMap((start) => words[start]?.box.left ?? []),
  );
  return starts.filter((left, index) => {
    const isKnown = starts.slice(0, index).some((other) => Math.abs(other - left) < 1);
    const shared = own.filter((row) => row.words.slice(0, firstAmount(row)).some((word) => isAt(left, word.box.left, row)));
    return !isKnown && shared.length >= FEWEST_ROWS && shared.length >= LEAST_SHARE * own.length;
  });
}

const isAt = (edge: number, left: number, row: Row) => Math.abs(edge - left) < OFFSET * heightOf(row.box);

/** A line of headings with a new cell where the first column of amounts begins. */
function partedAt(left: number, row: Row): Row {
  const start = row.words.findIndex(({ box }) => centreOf(box) > left);
  if (start <= 0 || row.cellStarts.includes(start)) return row;
  return { ...row, cellStarts: [...row.cellStarts, start].sort((a, b) => a - b) };
}

function withCellsAt(edges: readonly number[], row: Row): Row {
  const limit = firstAmount(row);
  const added = row.words.flatMap((word, index) =>
    index < limit && edges.some((edge) => isAt(edge, word.box.left, row)) ? [index] : [],
  );
  const cellStarts = [...new Set([...row.cellStarts, ...added])].sort((a, b) => a - b);
  return cellStarts.length === row.cellStarts.length ? row : { ...row, cellStarts };
}
