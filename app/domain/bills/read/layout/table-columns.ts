import type { Box } from "#app/platform/ocr/layout/document-text.ts";
import { findAmounts } from "../amounts/amounts.ts";
import { boxOf, type Label, lookUpLabel } from "../labels/find-labels.ts";
import type { ColumnRole } from "../vocabulary/column-labels.ts";
import { type Column, misalignment } from "./columns.ts";
import { addServiceColumns, settleColumns } from "./columns-by-content.ts";
import { boxAround, cellEnd, centreOf, heightOf, opensCell, type Row, textOf } from "./rows.ts";

/** A table's heading: the columns it names, and the rows that it governs (up to the next heading of the page). */
export interface TableHeading {
  pageIndex: number;
  /** Index of the heading's first and of its last row. */
  firstRow: number;
  lastRow: number;
  columns: Column[];
}

const ROWS_THAT_TELL = 12;
/** More rows than any bill has that look like a heading; each is some two milliseconds' work. */
const MOST_TRIED = 300;

/** The headings of tables of charges, in reading order. A heading has a column for the service
 *  (description, code or date) and one for the charge; it may be printed on up to three lines. */
export function findTableHeadings(rows: Row[], labels: Label[]): TableHeading[] {
  const columnLabels = new Map<Row, Label[]>();
  for (const label of labels) {
    // "Provider: St. Fintan Hospital" names one value, not a column.
    if (!label.roles.column || label.row.words[label.end - 1]?.text.endsWith(":")) continue;
    columnLabels.set(label.row, [...(columnLabels.get(label.row) ?? []), label]);
  }
  const headings: TableHeading[] = [];
  let triedCount = 0;
  for (let index = 0; index < rows.length && triedCount < MOST_TRIED; index++) {
    const row = rows[index]!;
    const labelsHere = columnLabels.get(row) ?? [];
    if (!namesColumns(row, labelsHere) || !couldBeHeading(row)) continue;
    triedCount++;
    const isFree = (headings.at(-1)?.lastRow ?? -1) < index - 1;
    const firstRow = isFree && isPartOfHeading(rows, index, index - 1, columnLabels) ? index - 1 : index;
    let lastRow = index;
    while (lastRow < index + 2 && isPartOfHeading(rows, lastRow, lastRow + 1, columnLabels)) lastRow++;
    const named = readColumns(rows.slice(firstRow, lastRow + 1), columnLabels);
    const below = rows.slice(lastRow + 1, lastRow + 1 + ROWS_THAT_TELL);
    const columns = addServiceColumns(named, row, below);
    if (isChargeTable(columns) && (labelsHere.length > 1 || headsMoney(boxOf(labelsHere[0]!), below))) {
      headings.push({ pageIndex: row.pageIndex, firstRow, lastRow, columns });
      index = lastRow;
    }
  }
  return headings.map((heading, index) => {
    const end = headings[index + 1]?.firstRow ?? rows.length;
    return { ...heading, columns: settleColumns(heading.columns, rows.slice(heading.lastRow + 1, end)) };
  });
}

/** Two labels of columns; or that of the charges beside headings that no dictionary lists: "Day   What we did   Charge". */
function namesColumns(row: Row, labels: Label[]): boolean {
  if (labels.length > 1) return row.cellStarts.length > 1 && !isMostlyOther(row, labels);
  const [label] = labels;
  const isWord = label?.end === (label?.start ?? 0) + 1;
  return (
    row.cellStarts.length > 2 && isWord && label.roles.column === "charge" && opensCell(row, label.start)
  );
}

const FEWEST_AMOUNTS = 2;

function headsMoney(box: Box, below: Row[]): boolean {
  const amounts = below.flatMap((row) => findAmounts(row, "joined")).filter(({ isMoney }) => isMoney);
  const standing = amounts.filter((amount) => misalignment(amount.box, box) < heightOf(box));
  return standing.length >= FEWEST_AMOUNTS;
}

/** The heading that governs a row: the last one above it, on its page or the page before. */
export function governingHeading(headings: TableHeading[], index: number, row: Row): TableHeading | null {
  const above = headings.findLast((heading) => heading.firstRow <= index);
  // A table may run on to the next page without repeating its heading.
  return above && row.pageIndex - above.pageIndex <= 1 ? above : null;
}

function isChargeTable(columns: Column[]): boolean {
  const has = (...roles: ColumnRole[]) => columns.some((column) => roles.includes(column.role));
  const count = (role: ColumnRole) => columns.filter((column) => column.role === role).length;
  if (count("charge") > 1 && count("code") > 1) return false;
  if (has("charge", "unit-price")) return has("description", "code", "revenue-code", "date");
  // The label of the charges may be the one OCR lost.
  const services: ColumnRole[] = ["date", "code", "revenue-code", "description", "quantity"];
  return services.filter((role) => has(role)).length >= 3;
}

/** "Carrollton Health Services, a member of Averon   Detail of charges" has words of headings too. */
function isMostlyOther(row: Row, labels: Label[]): boolean {
  const labelledIn = (from: number, to: number) =>
    labels.reduce((sum, { start, end }) => sum + (start >= from && end <= to ? end - start : 0), 0);
  const namedCells = row.cellStarts.filter((start) => {
    const end = cellEnd(row, start);
    return 2 * labelledIn(start, end) >= end - start;
  });
  return namedCells.length < 2 && 3 * labelledIn(0, row.words.length) < row.words.length;
}

/** A heading holds no values: no money, no dates and no numbers of four digits. */
function couldBeHeading(row: Row): boolean {
  if (row.words.length > 30 || row.words.some((word) => /\d{4}|\d[-/]\d/.test(word.text))) return false;
  return !findAmounts(row, "joined").some((amount) => amount.isMoney);
}

/** A line directly above or below the heading belongs to it when its cells are column labels or complete one. */
function isPartOfHeading(rows: Row[], from: number, to: number, columnLabels: Map<Row, Label[]>): boolean {
  const [row, other] = [rows[from], rows[to]];
  if (!row || !other || row.pageIndex !== other.pageIndex || !couldBeHeading(other)) return false;
  if (!other.words.some(({ text }) => /\p{L}/u.test(text))) return false; // a rule of dashes
  const gap = to > from ? other.box.top - row.box.bottom : row.box.top - other.box.bottom;
  if (gap > 1.1 * Math.min(heightOf(row.box), heightOf(other.box))) return false;
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

const NUMBER = "no";

function readColumns(rows: Row[], columnLabels: Map<Row, Label[]>): Column[] {
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

/** Cells of neighbouring lines that stand above each other, read downwards. */
function stackCells(rows: Row[]): { text: string; lines: number; box: Box }[] {
  const stacks: { words: Row["words"]; rows: Set<Row> }[] = [];
  for (const row of rows) {
    for (const [position, start] of row.cellStarts.entries()) {
      const words = row.words.slice(start, row.cellStarts[position + 1] ?? row.words.length);
      const box = boxAround(words);
      const above = stacks.find((stack) => {
        const stackBox = boxAround(stack.words);
        return box.left < stackBox.right && box.right > stackBox.left;
      });
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
