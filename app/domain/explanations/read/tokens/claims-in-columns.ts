import { factOf } from "#app/domain/reading/labels/fact-of-label.ts";
import { squash } from "#app/domain/reading/labels/fold-text.ts";
import { rowOfCells } from "#app/domain/reading/page/cells.ts";
import { boxAround, cellsOf, heightOf, type Row, textOf } from "#app/domain/reading/page/rows.ts";
import { isWithin, LINES_OF_CELL, LINES_OF_CLAIM } from "#app/domain/reading/reach.ts";
import type { Box, Word } from "#app/platform/ocr/layout/document-text.ts";
import { isClaimId } from "./claim-numbers.ts";

/**
 * Turns tables with a claim in each column into claims below each other, with labels repeated in each row. A row of
 * claim numbers starts such a table, which continues while its rows have as many columns.
 */
export function stackClaimsInColumns(rows: readonly Row[]): Row[] {
  const stacked: Row[] = [];
  let done = 0;
  for (const [index, row] of rows.entries()) {
    const count = index < done ? 0 : countClaims(row);
    if (count < MIN_CLAIMS) continue;
    const { columns, to } = columnsFrom(rows, index, count);
    if (to - index < MIN_ROWS) continue;
    stacked.push(...rows.slice(done, index));
    for (const column of columns) stacked.push(...rowsOfClaim(rows.slice(index, to), column, columns));
    done = to;
  }
  return [...stacked, ...rows.slice(done)];
}

const MIN_CLAIMS = 2;
const MIN_ROWS = 4;

/** Returns how many claims a row heads: "Claim number" and their numbers, each in a separate cell; 0: it heads none. */
function countClaims(row: Row): number {
  const [label, ...cells] = cellsOf(row);
  if (!label || factOf(squash(textOf(label))) !== "claim-number") return 0;
  const ids = cells.flatMap(([word, ...others]) =>
    word && others.length === 0 && isClaimId(word.text) ? word.text : [],
  );
  return ids.length === cells.length && new Set(ids).size === ids.length ? ids.length : 0;
}

type Column = Pick<Box, "left" | "right">;

/** The columns of the claims, and up to which row they reach: the first with a cell across two of them or beyond the labels. */
function columnsFrom(rows: readonly Row[], from: number, count: number): { columns: Column[]; to: number } {
  let columns: Column[] = [];
  let to = from;
  const [label] = rows
    .slice(from, from + 1)
    .flatMap(cellsOf)
    .map(boxAround);
  for (const row of rows.slice(from)) {
    const wider = spreadOver(columns, row);
    const isApart = wider.length === count && (wider[0]?.left ?? 0) > (label?.right ?? 0);
    const above = to > from ? rows[to - 1] : undefined;
    if (!isApart || (above && !isWithin(LINES_OF_CLAIM, above, row))) break;
    columns = wider;
    to++;
  }
  return { columns, to };
}

/** The columns with a row's cells in them, but for its label. */
function spreadOver(columns: readonly Column[], row: Row): Column[] {
  const [first] = columns;
  const boxes = cellsOf(row).map((words) => boxAround(words));
  const isLabel = (box: Box, index: number) => (first ? box.right < first.left : index === 0);
  const spread = [...columns, ...boxes.filter((box, index) => !isLabel(box, index))].sort(
    (a, b) => a.left - b.left,
  );
  const merged: Column[] = [];
  for (const { left, right } of spread) {
    const last = merged.at(-1);
    if (last && left <= last.right) last.right = Math.max(last.right, right);
    else merged.push({ left, right });
  }
  return merged;
}

/** Returns each row with its label and the contents of one of the columns, both with the words that they continue in the line
 *  below. */
function rowsOfClaim(rows: readonly Row[], { left, right }: Column, [first]: readonly Column[]): Row[] {
  const made: { row: Row; label: Word[]; value: Word[]; bottom: number }[] = [];
  for (const row of rows) {
    const margin = heightOf(row.box);
    const label = row.words.filter(({ box }) => box.right < (first?.left ?? 0));
    const value = row.words.filter(({ box }) => box.left > left - margin && box.right < right + margin);
    const isWhole = label.length > 0 && label.length < row.words.length;
    const above = made.at(-1);
    if (above && !isWhole && row.box.top - above.bottom < LINES_OF_CELL * margin) {
      above.label.push(...label);
      above.value.push(...value);
      above.bottom = row.box.bottom;
    } else made.push({ row, label, value, bottom: row.box.bottom });
  }
  return made
    .filter(({ label, value }) => label.length + value.length > 0)
    .map(({ row, label, value }) => rowOfCells(row, [label, value]));
}
