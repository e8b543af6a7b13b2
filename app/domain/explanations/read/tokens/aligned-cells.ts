import { withCellStarts } from "#app/domain/reading/page/cells.ts";
import { foldedTextOf } from "#app/domain/reading/page/row-text.ts";
import { centreOf, heightOf, type Row } from "#app/domain/reading/page/rows.ts";
import { TOTAL_ROW } from "../vocabulary/claim-labels.ts";
import { isClaimId } from "./claim-numbers.ts";
import { firstAmount } from "./money-words.ts";
import { tableRuns } from "./table-runs.ts";
import { columnsBehind } from "./text-columns.ts";

const MAX_HEADING_LINES = 4;
const MIN_ROWS = 2;
const MIN_CELLS = 2;
/** In heights of the row's type. */
const OFFSET = 0.3;

/**
 * Splits cells of table rows where a column starts, even if the gap isn't wider than a space. A column starts where one row or
 * the heading has a cell, another row has a word, and no row has a word across.
 */
export function partAlignedCells(rows: readonly Row[]): Row[] {
  const parted = [...rows];
  for (const table of tableRuns(rows)) {
    if (table.length < MIN_ROWS) continue;
    const own = table
      .flatMap((index) => rows[index] ?? [])
      .filter((row) => firstAmount(row) > 0 && !TOTAL_ROW.test(foldedTextOf(row)));
    const heads = headsAbove(table[0] ?? 0, rows);
    const between = rows.slice(table[0], table.at(-1)).filter((row) => firstAmount(row) < 0);
    const edges = edgesOf(own, [...heads.flatMap((index) => rows[index] ?? []), ...between]);
    const money = Math.min(
      ...own.map((row) => row.words[firstAmount(row)]?.box.left ?? Number.POSITIVE_INFINITY),
    );
    for (const index of table) {
      const row = rows[index];
      if (row) parted[index] = withCellsAt(edges, row);
    }
    for (const index of heads) {
      const row = rows[index];
      if (row) parted[index] = partedAt(money, row);
    }
    for (const { left } of columnsBehind(own, heightOf(own[0]?.box ?? NO_BOX))) {
      const around = [...heads, ...range(table[0] ?? 0, (table.at(-1) ?? 0) + MAX_HEADING_LINES)];
      for (const index of around) {
        const row = parted[index];
        if (row) parted[index] = partedWhereWordIsAt(left, row);
      }
    }
  }
  return parted;
}

const NO_BOX = { left: 0, top: 0, right: 0, bottom: 0 };

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, step) => from + step);

/** A row with a new cell where a word begins at the edge of a column, where none stands across. */
function partedWhereWordIsAt(left: number, row: Row): Row {
  const start = row.words.findIndex(({ box }) => isAt(left, box.left, row));
  return start <= 0 ? row : withCellStarts(row, [start]);
}

/** The indexes of the lines of cells above a table, which may head its columns. */
function headsAbove(first: number, rows: readonly Row[]): number[] {
  const heads: number[] = [];
  for (let index = first - 1; index >= first - MAX_HEADING_LINES; index--) {
    const row = rows[index];
    if (!row || row.pageIndex !== rows[first]?.pageIndex || row.cellStarts.length < MIN_CELLS) break;
    // Facts of a claim, and no headings.
    if (row.words.some(({ text }) => text.endsWith(":") || isClaimId(text))) break;
    heads.push(index);
  }
  return heads;
}

function edgesOf(own: readonly Row[], head: readonly Row[]): number[] {
  const starts = [...head, ...own].flatMap(({ words, cellStarts }) =>
    cellStarts.flatMap((start) => words[start]?.box.left ?? []),
  );
  const isKnown = openPlaces();
  return starts.filter((left) => {
    if (isKnown(left) || own.some((row) => crosses(left, row))) return false;
    const shared = own.filter((row) => namesOf(row).some((word) => isAt(left, word.box.left, row)));
    return shared.length >= MIN_ROWS;
  });
}

/** Returns a function that says for each place whether one less than a pixel away was asked for before. */
function openPlaces(): (left: number) => boolean {
  const byPixel = new Map<number, { minLeft: number; maxLeft: number }>();
  return (left) => {
    const pixel = Math.floor(left);
    const [before, same, behind] = [pixel - 1, pixel, pixel + 1].map((at) => byPixel.get(at));
    byPixel.set(pixel, {
      minLeft: Math.min(left, same?.minLeft ?? left),
      maxLeft: Math.max(left, same?.maxLeft ?? left),
    });
    return (
      same !== undefined ||
      (before !== undefined && left - before.maxLeft < 1) ||
      (behind !== undefined && behind.minLeft - left < 1)
    );
  };
}

const namesOf = (row: Row) => row.words.slice(0, firstAmount(row));

/** Whether a word of a row stands across a place. */
const crosses = (left: number, row: Row) =>
  namesOf(row).some(({ box }) => {
    const margin = OFFSET * heightOf(row.box);
    return box.left < left - margin && box.right > left + margin;
  });

const isAt = (edge: number, left: number, row: Row) => Math.abs(edge - left) < OFFSET * heightOf(row.box);

/** A line of headings with a new cell where the first column of amounts begins. */
function partedAt(left: number, row: Row): Row {
  const start = row.words.findIndex(({ box }) => centreOf(box) > left);
  return start <= 0 ? row : withCellStarts(row, [start]);
}

function withCellsAt(edges: readonly number[], row: Row): Row {
  const limit = firstAmount(row);
  const added = row.words.flatMap((word, index) =>
    index < limit && edges.some((edge) => isAt(edge, word.box.left, row)) ? [index] : [],
  );
  return withCellStarts(row, added);
}
