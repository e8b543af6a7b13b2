import { heightOf } from "#app/domain/reading/page/rows.ts";
import type { Box } from "#app/platform/ocr/layout/document-text.ts";
import type { ReadAmount, ReadRow } from "../tokens/read-row.ts";

/** A column of amounts: the places of its first amounts, and the medians of their edges. */
export interface MoneyColumn {
  left: number;
  right: number;
  boxes: Box[];
}

const MAX_BOXES = 40;
/** No page has room for more that can be read. */
const MAX_COLUMNS = 40;

/** The columns in which the amounts of these rows stand, from left to right. */
export function columnsOf(lines: readonly ReadRow[]): MoneyColumn[] {
  const byCount = [...lines].sort((a, b) => b.amounts.length - a.amounts.length);
  const columns: MoneyColumn[] = [];
  for (const line of byCount) {
    for (const amount of line.amounts) {
      const column = columnAt(columns, amount.box);
      if (column) addTo(column, amount.box);
      else if (columns.length < MAX_COLUMNS)
        columns.push({ left: amount.box.left, right: amount.box.right, boxes: [amount.box] });
    }
  }
  return columns.sort((a, b) => a.left - b.left);
}

/** Adds a place to a column, whose edges are the medians of its places. */
export function addTo(column: MoneyColumn, box: Box) {
  if (column.boxes.length >= MAX_BOXES) return;
  column.boxes.push(box);
  column.left = middleValue(column.boxes.map(({ left }) => left));
  column.right = middleValue(column.boxes.map(({ right }) => right));
}

const middleValue = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The column in which an amount stands: the one whose edge or middle it shares best; null: none. */
export function columnAt(columns: readonly MoneyColumn[], box: Box): MoneyColumn | null {
  let best: MoneyColumn | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const column of columns) {
    const overlap = Math.min(box.right, column.right) - Math.max(box.left, column.left);
    const offset = Math.min(
      Math.abs(box.right - column.right),
      Math.abs(box.left - column.left),
      Math.abs(box.left + box.right - column.left - column.right) / 2,
    );
    if (overlap < -0.3 * heightOf(box) || offset > 2 * heightOf(box) || offset >= least) continue;
    best = column;
    least = offset;
  }
  return best;
}

/** Returns the amounts of a row by column; an amount outside all columns is left out. */
export function amountsByColumn(columns: readonly MoneyColumn[], line: ReadRow): (ReadAmount | null)[] {
  const cells = columns.map((): ReadAmount | null => null);
  for (const amount of line.amounts) {
    const column = columnAt(columns, amount.box);
    const at = column ? columns.indexOf(column) : -1;
    if (at >= 0 && (cells[at] === null || cells[at]?.isMark)) cells[at] = amount;
  }
  return cells;
}

/** Whether the amounts of a row are in these columns. */
export function isInColumns(columns: readonly MoneyColumn[], line: ReadRow): boolean {
  const standing = line.amounts.filter(({ box }) => columnAt(columns, box)).length;
  return standing >= 0.7 * Math.min(columns.length, line.amounts.length);
}

/** Which edge the amounts of a table share. */
export function alignmentOf(columns: readonly MoneyColumn[]): "left" | "right" {
  const spread = (edge: "left" | "right") =>
    columns.reduce(
      (sum, column) =>
        sum +
        column.boxes.reduce((total, box) => total + Math.abs(box[edge] - column[edge]), 0) /
          column.boxes.length,
      0,
    );
  return spread("left") < 0.8 * spread("right") ? "left" : "right";
}
