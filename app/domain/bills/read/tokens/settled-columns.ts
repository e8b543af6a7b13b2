import { beginsBelow, isAligned, isFlushLeft, isRoughlyAligned } from "#app/domain/reading/page/geometry.ts";
import { overlapsAcross, type Row } from "#app/domain/reading/page/rows.ts";
import { isCertainCode } from "#app/domain/reading/values/certain-code.ts";
import type { Box } from "#app/platform/ocr/layout/document-text.ts";
import { type Column, isMoneyColumn } from "./columns.ts";

const MIN_ROWS = 2;
const ROWS_THAT_TELL = 12;
const MIN_CODES = 2;

/** The columns as what stands below them says: one of codes wherever codes stand below each other, and none of money where
 *  no amount does. */
export function settleColumns(columns: Column[], below: readonly Row[]): Column[] {
  return settleCodes(settleWords(settlePrices(columns), below), below);
}

/** "Price each" next to "Price": where no column is headed as the charge, it is the last of the prices. */
function settlePrices(columns: Column[]): Column[] {
  const prices = columns.filter(({ role }) => role === "unit-price");
  if (prices.length < 2 || columns.some(({ role }) => role === "charge")) return columns;
  return columns.map((column) =>
    column === prices.at(-1) ? { ...column, role: "charge" as const } : column,
  );
}

/** "Item" above what was done heads no code of the hospital's own, and "Dr" above names no debit. */
function settleWords(columns: Column[], below: readonly Row[]): Column[] {
  const words = below.slice(0, ROWS_THAT_TELL).flatMap((row) => row.words);
  const isDescribed = columns.some(({ role }) => role === "description");
  return columns.map((column) => {
    const standing = words.filter(({ box }) => isFlushLeft(box, column.box));
    const ofWords = standing.filter(({ text }) => /^\p{L}{2}/u.test(text)).length;
    if (ofWords < MIN_ROWS || 2 * ofWords < standing.length) return column;
    if (column.role === "internal-code" && !isDescribed) return { ...column, role: "description" as const };
    return column.role === "charge" && column.key === "dr" ? { ...column, role: "person" as const } : column;
  });
}

function settleCodes(columns: Column[], below: readonly Row[]): Column[] {
  const words = below.flatMap((row) => row.words);
  const codes = words.filter(({ text }) => isCertainCode(text));
  const stack = largestStack(codes.map(({ box }) => box));
  const isMisplaced = (column: Column) =>
    isMoneyColumn(column) && stack.some((code) => isAligned(code, column.box));
  const namesCodes = columns.some(({ role }) => role === "code");
  // Whole dollars of a form, where cents stand apart: "19296 00".
  const isMoney = stack.every((code) =>
    columns.some((column) => isMoneyColumn(column) && overlapsAcross(code, column.box)),
  );
  if (stack.length < MIN_CODES || (namesCodes && isMoney)) return columns;
  const holdsCodes = ({ box }: Column) => stack.some((code) => isRoughlyAligned(code, box));
  // "Item / Mod" heads a column of procedure codes, and none of the hospital's own.
  const isItem = (column: Column) => column.role === "internal-code" && holdsCodes(column);
  const named = columns.filter((column) => !isMisplaced(column) && !isItem(column));
  const hasCodeColumn = named.some((column) => column.role === "code" && holdsCodes(column));
  const isDescribed = named.some(({ role }) => role === "description");
  // "Procedure or supply" next to "Code" heads what was done.
  const kept = named.map((column) => {
    const isDescription = !isDescribed && hasCodeColumn && column.role === "code" && !holdsCodes(column);
    return isDescription ? { ...column, role: "description" as const } : column;
  });
  if (hasCodeColumn) return kept;
  const added = stack
    .slice(0, 1)
    .map((box): Column => ({ role: "code", key: "code", amountRole: null, box }));
  return [...kept, ...added].sort((a, b) => a.box.left - b.box.left);
}

/** The largest group of boxes whose left edges stand above each other. */
function largestStack(boxes: Box[]): Box[] {
  const stacks = boxes.map((one) => boxes.filter((other) => beginsBelow(one, other)));
  return stacks.sort((a, b) => b.length - a.length)[0] ?? [];
}
