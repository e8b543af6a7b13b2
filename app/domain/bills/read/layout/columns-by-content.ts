import { recogniseProcedureCode } from "#app/domain/billing-codes/recognise-code.ts";
import type { Box } from "#app/platform/ocr/layout/document-text.ts";
import type { ColumnRole } from "../vocabulary/column-labels.ts";
import { type Column, isMoneyColumn, misalignment } from "./columns.ts";
import { boxAround, cellsOf, heightOf, overlapsAcross, type Row, textOf } from "./rows.ts";

const FEWEST_ROWS = 2;
const ROWS_THAT_TELL = 12;

/** The columns with those whose headings no dictionary lists ("Day", "Care given"), where no column of services is: what stands
 *  below such a heading tells whether it is a date or what was done. */
export function addServiceColumns(columns: Column[], heading: Row, below: Row[]): Column[] {
  const has = (role: ColumnRole) => columns.some((column) => column.role === role);
  if (!has("charge") || has("description")) return columns;
  const unnamed = cellsOf(heading)
    .map(boxAround)
    .filter((box) => !columns.some((column) => overlapsAcross(column.box, box)));
  const belowEach = unnamed.map((box) =>
    below.flatMap(cellsOf).filter((words) => Math.abs(boxAround(words).left - box.left) < 2 * heightOf(box)),
  );
  const added = unnamed.flatMap((box, index): Column[] => {
    const cells = belowEach[index]!;
    const rowsWith = (pattern: RegExp) => cells.filter((words) => pattern.test(textOf(words))).length;
    const role =
      rowsWith(/^\d{1,2}[-/]\d{1,2}(?:[-/]\d{2}|$)/) >= FEWEST_ROWS && !has("date")
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
export function settleColumns(columns: Column[], below: Row[]): Column[] {
  return settleCodes(settleWords(settlePrices(columns), below), below);
}

/** "Price each" beside "Price": where no column is headed as the charge, it is the last of the prices. */
function settlePrices(columns: Column[]): Column[] {
  const prices = columns.filter(({ role }) => role === "unit-price");
  if (prices.length < 2 || columns.some(({ role }) => role === "charge")) return columns;
  return columns.map((column) =>
    column === prices.at(-1) ? { ...column, role: "charge" as const } : column,
  );
}

/** "Item" above what was done heads no code of the hospital's own, and "Dr" above names no debit. */
function settleWords(columns: Column[], below: Row[]): Column[] {
  const words = below.slice(0, ROWS_THAT_TELL).flatMap((row) => row.words);
  const isDescribed = columns.some(({ role }) => role === "description");
  return columns.map((column) => {
    const standing = words.filter(({ box }) => Math.abs(box.left - column.box.left) < 0.5 * heightOf(box));
    const ofWords = standing.filter(({ text }) => /^\p{L}{2}/u.test(text)).length;
    if (ofWords < FEWEST_ROWS || 2 * ofWords < standing.length) return column;
    if (column.role === "internal-code" && !isDescribed) return { ...column, role: "description" as const };
    return column.role === "charge" && column.key === "dr" ? { ...column, role: "person" as const } : column;
  });
}

function settleCodes(columns: Column[], below: Row[]): Column[] {
  const words = below.flatMap((row) => row.words);
  const codes = words.filter(({ text }) => isCertainCode(text));
  const stack = largestStack(codes.map(({ box }) => box));
  const isMisplaced = (column: Column) =>
    isMoneyColumn(column) && stack.some((code) => misalignment(code, column.box) < heightOf(code));
  const namesCodes = columns.some(({ role }) => role === "code");
  // Whole dollars of a form, where cents stand apart: "19296 00".
  const isMoney = stack.every((code) =>
    columns.some((column) => isMoneyColumn(column) && overlapsAcross(code, column.box)),
  );
  if (stack.length < FEWEST_CODES || (namesCodes && isMoney)) return columns;
  const holdsCodes = ({ box }: Column) => stack.some((code) => misalignment(code, box) < 2 * heightOf(code));
  // "Item / Mod" heads a column of procedure codes, and none of the hospital's own.
  const isItem = (column: Column) => column.role === "internal-code" && holdsCodes(column);
  const named = columns.filter((column) => !isMisplaced(column) && !isItem(column));
  const hasCodeColumn = named.some((column) => column.role === "code" && holdsCodes(column));
  const isDescribed = named.some(({ role }) => role === "description");
  // "Procedure or supply" beside "Code" heads what was done.
  const kept = named.map((column) => {
    const isDescription = !isDescribed && hasCodeColumn && column.role === "code" && !holdsCodes(column);
    return isDescription ? { ...column, role: "description" as const } : column;
  });
  if (hasCodeColumn) return kept;
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

/** A procedure code of which no glyph was guessed. */
export function isCertainCode(text: string): boolean {
  const code = recogniseProcedureCode(text);
  const isLongNumber = /^\W*\d{6,}$/.test(text);
  return (
    code !== null && !isLongNumber && text.toUpperCase().includes(code.code) && !/[.,]\d{2}\D*$/.test(text)
  );
}
