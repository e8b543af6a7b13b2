import type { ColumnRole } from "#app/domain/reading/labels/column-labels.ts";
import { boxOf, type Label } from "#app/domain/reading/labels/find-labels.ts";
import { lookUpLabel } from "#app/domain/reading/labels/look-up-label.ts";
import { areLinesOfHeading, beginsNear, isAligned } from "#app/domain/reading/page/geometry.ts";
import {
  boxAround,
  cellsOf,
  centreOf,
  opensCell,
  overlapsAcross,
  type Row,
  textOf,
} from "#app/domain/reading/page/rows.ts";
import { findAmounts } from "#app/domain/reading/values/amounts.ts";
import type { Box } from "#app/platform/ocr/layout/document-text.ts";
import type { Column } from "./columns.ts";
import { couldBeHeading } from "./signs-of-heading.ts";
import type { TableHeading } from "./table-heading.ts";

const ROWS_THAT_TELL = 12;

/** Returns the heading that a row and the lines around it are. Null: the row doesn't name columns of charges.
 *  @param endOfLast The last row of the heading above. */
export function readHeading(
  rows: readonly Row[],
  row: Row,
  labelsOf: ReadonlyMap<Row, Label[]>,
  endOfLast: number,
): TableHeading | null {
  const { firstRow, lastRow } = findLinesOfHeading(rows, row, labelsOf, endOfLast);
  const named = readColumns(rows.slice(firstRow, lastRow + 1), labelsOf);
  const below = rows.slice(lastRow + 1, lastRow + 1 + ROWS_THAT_TELL);
  const columns = addServiceColumns(named, row, below);
  const [label, ...others] = labelsOf.get(row) ?? [];
  const heads = label !== undefined && (others.length > 0 || headsMoney(boxOf(label), below));
  return heads && isChargeTable(columns) ? { pageIndex: row.pageIndex, firstRow, lastRow, columns } : null;
}

/** Whether columns are those of a table of charges: one of services, and one of what they cost. */
function isChargeTable(columns: Column[]): boolean {
  const has = (...roles: ColumnRole[]) => columns.some((column) => roles.includes(column.role));
  const count = (role: ColumnRole) => columns.filter((column) => column.role === role).length;
  if (count("charge") > 1 && count("code") > 1) return false;
  if (has("charge", "unit-price")) return has("description", "code", "revenue-code", "date");
  // The label of the charges may be the one OCR lost.
  const services: ColumnRole[] = ["date", "code", "revenue-code", "description", "quantity"];
  return services.filter((role) => has(role)).length >= 3;
}

const MIN_AMOUNTS = 2;

/** Whether amounts stand below a heading. */
function headsMoney(box: Box, below: readonly Row[]): boolean {
  const amounts = below.flatMap((row) => findAmounts(row, "joined")).filter(({ isMoney }) => isMoney);
  const standing = amounts.filter((amount) => isAligned(box, amount.box));
  return standing.length >= MIN_AMOUNTS;
}

const NUMBER = "no";

function readColumns(rows: readonly Row[], columnLabels: ReadonlyMap<Row, Label[]>): Column[] {
  const columns: Column[] = [];
  const stacked = rows.length > 1 ? stackCells(rows) : [];
  for (const cell of stacked) {
    const label = cell.lines > 1 ? lookUpLabel(cell.text) : null;
    if (label?.roles.column) columns.push(toColumn(label, label.roles.column, cell.box));
  }
  for (const row of rows) {
    for (const label of columnLabels.get(row) ?? []) {
      const box = boxOf(label);
      const covered = columns.some(
        (column) => centreOf(box) > column.box.left && centreOf(box) < column.box.right,
      );
      // "Test no." heads numbers of the sender's own, "No" alone a count.
      const isNumber = label.key === NUMBER && !opensCell(row, label.start);
      const role = isNumber ? "internal-code" : label.roles.column;
      if (role && !covered) columns.push(toColumn(label, role, box));
    }
  }
  return columns.sort((a, b) => a.box.left - b.box.left);
}

function toColumn({ key, roles }: Pick<Label, "key" | "roles">, role: ColumnRole, box: Box): Column {
  return { role, key, amountRole: roles.amount ?? null, box };
}

/** The indexes of the first and the last row of a heading: its own, one above at most and two below.
 *  @param endOfLast The last row of the heading above. */
function findLinesOfHeading(
  rows: readonly Row[],
  { index }: Row,
  labelsOf: ReadonlyMap<Row, Label[]>,
  endOfLast: number,
): { firstRow: number; lastRow: number } {
  const goesOn = (from: number, to: number) => isPartOfHeading(rows, from, to, labelsOf);
  const firstRow = endOfLast < index - 1 && goesOn(index, index - 1) ? index - 1 : index;
  const lines = [index, index + 1].findIndex((from) => !goesOn(from, from + 1));
  return { firstRow, lastRow: index + (lines < 0 ? 2 : lines) };
}

/** A line directly above or below the heading belongs to it when its cells are column labels or complete one. */
function isPartOfHeading(
  rows: readonly Row[],
  from: number,
  to: number,
  columnLabels: ReadonlyMap<Row, Label[]>,
): boolean {
  const [row, other] = [rows[from], rows[to]];
  if (!row || !other || row.pageIndex !== other.pageIndex || !couldBeHeading(other)) return false;
  if (!other.words.some(({ text }) => /\p{L}/u.test(text))) return false; // a rule of dashes
  if (!areLinesOfHeading(row, other, to > from)) return false;
  if (other.words.some((word) => /\d{3}/.test(word.text))) return false;
  const labelled = columnLabels.get(other)?.reduce((words, label) => words + label.end - label.start, 0) ?? 0;
  if (other.cellStarts.length === 1 && other.words.length > 1) return completesLabel(row, other, to > from);
  const namesSeveral = (columnLabels.get(row)?.length ?? 0) > 1 && (columnLabels.get(other)?.length ?? 0) > 1;
  return labelled >= other.words.length / 2 || namesSeveral || completesLabel(row, other, to > from);
}

function completesLabel(row: Row, other: Row, below: boolean): boolean {
  const stacked = stackCells(below ? [row, other] : [other, row]);
  const complete = stacked.filter((cell) => cell.lines > 1 && lookUpLabel(cell.text)?.roles.column);
  return complete.length > 0 && complete.length >= stacked.filter((cell) => cell.lines > 1).length / 2;
}

const MIN_ROWS = 2;

/** Adds columns whose headings no dictionary lists ("Day", "Care given"), if no column of services was found. The cells below
 *  such a heading show whether it holds dates or services. */
function addServiceColumns(columns: Column[], heading: Row, below: readonly Row[]): Column[] {
  const has = (role: ColumnRole) => columns.some((column) => column.role === role);
  if (!has("charge") || has("description")) return columns;
  const unnamed = cellsOf(heading)
    .map(boxAround)
    .filter((box) => !columns.some((column) => overlapsAcross(column.box, box)));
  const added = unnamed.flatMap((box): Column[] => {
    const cells = below.flatMap(cellsOf).filter((words) => beginsNear(box, boxAround(words)));
    const rowsWith = (pattern: RegExp) => cells.filter((words) => pattern.test(textOf(words))).length;
    const role =
      rowsWith(/^\d{1,2}[-/]\d{1,2}(?:[-/]\d{2}|$)/) >= MIN_ROWS && !has("date")
        ? "date"
        : rowsWith(/^\p{L}.*\p{L}{3}/u) >= MIN_ROWS
          ? "description"
          : null;
    return role ? [{ role, key: role, amountRole: null, box }] : [];
  });
  return [...columns, ...added].sort((a, b) => a.box.left - b.box.left);
}

/** Cells of neighbouring lines that stand above each other, read downwards. */
function stackCells(rows: readonly Row[]): { text: string; lines: number; box: Box }[] {
  const stacks: { words: Row["words"]; rows: Set<Row> }[] = [];
  for (const row of rows) {
    for (const words of cellsOf(row)) {
      const box = boxAround(words);
      const above = stacks.find((stack) => overlapsAcross(box, boxAround(stack.words)));
      if (above) {
        above.words.push(...words);
        above.rows.add(row);
      } else stacks.push({ words: [...words], rows: new Set([row]) });
    }
  }
  return stacks.map((stack) => ({
    text: textOf(stack.words),
    lines: stack.rows.size,
    box: boxAround(stack.words),
  }));
}
