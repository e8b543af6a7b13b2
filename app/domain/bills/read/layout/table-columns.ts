import { recogniseProcedureCode } from "#app/domain/billing-codes/recognise-code.ts";
import type { Box } from "#app/platform/ocr/document-text.ts";
import { findAmounts } from "../amounts/amounts.ts";
import type { AmountRole } from "../labels/amount-labels.ts";
import type { ColumnRole } from "../labels/column-labels.ts";
import { boxOf, type Label, lookUpLabel } from "../labels/find-labels.ts";
import { boxAround, cellsOf, centreOf, heightOf, overlapsAcross, type Row, textOf } from "./rows.ts";

export interface Column {
  role: ColumnRole;
  /** The heading in the dictionary's spelling, and what it would say of an amount in a summary. */
  key: string;
  amountRole: AmountRole | null;
  box: Box;
}

/** A table's heading: the columns it names, and the rows that it governs (up to the next heading of the page). */
export interface TableHeading {
  pageIndex: number;
  /** Index of the heading's first and of its last row. */
  firstRow: number;
  lastRow: number;
  columns: Column[];
}

// "Patient" heads a column of names in some tables, of amounts (the patient's part) in others.
const MONEY_ROLES: ColumnRole[] = ["charge", "unit-price", "balance", "other-amount", "person"];

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
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index]!;
    const labelsHere = columnLabels.get(row) ?? [];
    if (labelsHere.length < 2 || isMostlyOther(row, labelsHere) || !couldBeHeading(row)) continue;
    const isFree = (headings.at(-1)?.lastRow ?? -1) < index - 1;
    const firstRow = isFree && isPartOfHeading(rows, index, index - 1, columnLabels) ? index - 1 : index;
    let lastRow = index;
    while (lastRow < index + 2 && isPartOfHeading(rows, lastRow, lastRow + 1, columnLabels)) lastRow++;
    const named = readColumns(rows.slice(firstRow, lastRow + 1), columnLabels);
    const columns = addServiceColumns(named, row, rows.slice(lastRow + 1, lastRow + 1 + ROWS_THAT_TELL));
    if (isChargeTable(columns)) {
      headings.push({ pageIndex: row.pageIndex, firstRow, lastRow, columns });
      index = lastRow;
    }
  }
  return headings.map((heading, index) => {
    const end = headings[index + 1]?.firstRow ?? rows.length;
    return { ...heading, columns: settleColumns(heading.columns, rows.slice(heading.lastRow + 1, end)) };
  });
}

const ROWS_THAT_TELL = 12;
const FEWEST_ROWS = 2;

/** The columns with those whose headings no dictionary lists ("Day", "Care given"), where no column of services is: what stands
 *  below such a heading tells whether it is a date or what was done. */
function addServiceColumns(columns: Column[], heading: Row, below: Row[]): Column[] {
  const has = (role: ColumnRole) => columns.some((column) => column.role === role);
  if (!has("charge") || has("description")) return columns;
  const unnamed = cellsOf(heading)
    .map(boxAround)
    .filter((box) => !columns.some((column) => overlapsAcross(column.box, box)));
  const belowEach = unnamed.map((box) =>
    below.flatMap(cellsOf).filter((words) => Math.abs(boxAround(words).left - box.left) < heightOf(box)),
  );
  const added = unnamed.flatMap((box, index): Column[] => {
    const cells = belowEach[index]!;
    const rowsWith = (pattern: RegExp) => cells.filter((words) => pattern.test(textOf(words))).length;
    const role =
      rowsWith(/^\d{1,2}[-/]\d{1,2}[-/]\d{2}/) >= FEWEST_ROWS && !has("date")
        ? "date"
        : rowsWith(/^\p{L}.*\p{L}{3}/u) >= FEWEST_ROWS
          ? "description"
          : null;
    return role ? [{ role, key: role, amountRole: null, box }] : [];
  });
  return [...columns, ...added].sort((a, b) => a.box.left - b.box.left);
}

const FEWEST_CODES = 2;

/** The columns as what stands below them says: one of codes wherever codes stand below each other, and none of money where
 *  no amount does. */
function settleColumns(columns: Column[], below: Row[]): Column[] {
  const words = below.flatMap((row) => row.words);
  const codes = words.filter(({ text }) => isCertainCode(text));
  const stack = largestStack(codes.map(({ box }) => box));
  const isMisplaced = ({ role, box }: Column) =>
    MONEY_ROLES.includes(role) && stack.some((code) => misalignment(code, box) < heightOf(code));
  const hasCodeColumn = columns.some(
    ({ role, box }) => role === "code" && stack.some((code) => misalignment(code, box) < 2 * heightOf(code)),
  );
  const kept = columns.filter((column) => stack.length < FEWEST_CODES || !isMisplaced(column));
  if (stack.length < FEWEST_CODES || hasCodeColumn) return kept;
  const box = stack[0]!;
  return [...kept, { role: "code" as const, key: "code", amountRole: null, box }].sort(
    (a, b) => a.box.left - b.box.left,
  );
}

/** The largest group of boxes whose left edges stand above each other. */
function largestStack(boxes: Box[]): Box[] {
  const stacks = boxes.map((one) => boxes.filter((other) => Math.abs(other.left - one.left) < heightOf(one)));
  return stacks.sort((a, b) => b.length - a.length)[0] ?? [];
}

/** The heading that governs a row: the last one above it, on its page or the page before. */
export function governingHeading(headings: TableHeading[], index: number, row: Row): TableHeading | null {
  const above = headings.findLast((heading) => heading.firstRow <= index);
  // A table may run on to the next page without repeating its heading.
  return above && row.pageIndex - above.pageIndex <= 1 ? above : null;
}

export const isMoneyColumn = ({ role }: Column) => MONEY_ROLES.includes(role);

/** The money column an amount stands in: the one whose edges or centre it lines up with best. */
export function columnOfAmount(columns: Column[], box: Box): Column | null {
  return nearest(columns.filter(isMoneyColumn), box);
}

/** The column nearest to a box, by edges or centre. */
export function nearest(columns: Column[], box: Box): Column | null {
  let best: Column | null = null;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const column of columns) {
    const distance = misalignment(column.box, box);
    if (distance < bestDistance) {
      best = column;
      bestDistance = distance;
    }
  }
  return best;
}

/** How far two boxes are from sharing a left edge, a right edge or a centre. */
export function misalignment(a: Box, b: Box): number {
  return Math.min(
    Math.abs(a.left - b.left),
    Math.abs(a.right - b.right),
    Math.abs(centreOf(a) - centreOf(b)),
  );
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
function isMostlyOther({ words }: Row, labels: Label[]): boolean {
  return 3 * labels.reduce((sum, { start, end }) => sum + end - start, 0) < words.length;
}

/** A heading holds no values: no money, no dates and no numbers of four digits. */
function couldBeHeading(row: Row): boolean {
  if (row.words.length > 30 || row.words.some((word) => /\d{4}|\d[-/]\d/.test(word.text))) return false;
  return !findAmounts(row, false).some((amount) => amount.isMoney);
}

/** A line directly above or below the heading belongs to it when its cells are column labels or complete one. */
function isPartOfHeading(rows: Row[], from: number, to: number, columnLabels: Map<Row, Label[]>): boolean {
  const [row, other] = [rows[from], rows[to]];
  if (!row || !other || row.pageIndex !== other.pageIndex || !couldBeHeading(other)) return false;
  const gap = to > from ? other.box.top - row.box.bottom : row.box.top - other.box.bottom;
  if (gap > 1.1 * Math.min(heightOf(row.box), heightOf(other.box))) return false;
  if (other.words.some((word) => /\d{3}/.test(word.text))) return false;
  const labelled = columnLabels.get(other)?.reduce((words, label) => words + label.end - label.start, 0) ?? 0;
  return labelled >= other.words.length / 2 || completesLabel(row, other, to > from);
}

function completesLabel(row: Row, other: Row, below: boolean): boolean {
  const stacked = stackCells(below ? [row, other] : [other, row]);
  const complete = stacked.filter((cell) => cell.lines > 1 && lookUpLabel(cell.text)?.roles.column);
  return complete.length > 0 && complete.length >= stacked.filter((cell) => cell.lines > 1).length / 2;
}

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
      if (label.roles.column && !covered) columns.push(toColumn(label, label.roles.column, box));
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

/** A procedure code of which no glyph was guessed. */
export function isCertainCode(text: string): boolean {
  const code = recogniseProcedureCode(text);
  const isLongNumber = /^\d{6,}$/.test(text);
  return (
    code !== null && !isLongNumber && text.toUpperCase().includes(code.code) && !/[.,]\d{2}\D*$/.test(text)
  );
}
