import { isDirectlyBelow, standsHalfALineBelow } from "../layout/geometry.ts";
import type { Said } from "../tokens/said.ts";
import type { TableRow } from "../tokens/table-row.ts";
import { type ChargeLine, hasCode, toChargeLine } from "./charge-line.ts";

// What is said of one charge may stand in several rows: each of these puts two together.

/** A row that can only be the rest of a charge printed on two lines. */
export const isOnlyText = (read: TableRow) => !read.amount && !read.isSummary && !read.hasOtherAmounts;

/** Cells of two lines stand half a line above and half a line below the date and the amount of their row. */
export function withCellsAbove(read: TableRow, above: TableRow | null): TableRow {
  if (!above || !read.amount || read.isSummary || !standsHalfALineBelow(above.row, read.row)) return read;
  const { procedure, modifiers } = read.procedure ? read : above;
  return {
    ...read,
    date: read.date ?? above.date,
    procedure,
    modifiers,
    ndc: read.ndc ?? above.ndc,
    revenueCode: read.revenueCode ?? above.revenueCode,
    description: joinDescriptions(above.description, read.description),
    hasDescriptionInColumn: read.hasDescriptionInColumn || above.hasDescriptionInColumn,
  };
}

/** What was done may stand in the lower of two lines, its day in the upper, and the amounts halfway between them.
 *  Null: the row below says something of its own. */
export function withLowerHalf(read: TableRow, below: TableRow | null): TableRow | null {
  const isBare = read.amount !== null && !hasCode(read) && !read.description;
  if (!below || !isBare || !standsHalfALineBelow(read.row, below.row) || !isOnlyText(below)) return null;
  return {
    ...read,
    procedure: below.procedure,
    modifiers: below.modifiers,
    revenueCode: read.revenueCode ?? below.revenueCode,
    description: joinDescriptions(read.description, below.description),
    hasDescriptionInColumn: read.hasDescriptionInColumn || below.hasDescriptionInColumn,
  };
}

/** A row that has an amount and no code straight below a service without one is its charge. */
export function withServiceAbove(read: TableRow, above: TableRow | null): TableRow {
  if (!above || !read.amount || hasCode(read) || read.date || read.isSummary) return read;
  return isDirectlyBelow(above.row, read.row) ? { ...above, amount: read.amount } : read;
}

/** The charge of a row, described by the one above where it has no words of its own. */
export function withRowAbove(
  read: TableRow & { amount: ChargeLine["amount"] },
  above: TableRow | null,
): ChargeLine {
  const line = toChargeLine(read, read.amount);
  if (above === null || !isDirectlyBelow(above.row, read.row)) return line;
  return { ...line, ndc: line.ndc ?? above.ndc, description: line.description ?? above.description };
}

/** A charge with what the row below it adds. */
export function withRowBelow(line: ChargeLine, below: TableRow): ChargeLine {
  const isLowerHalf = standsHalfALineBelow(line.row, below.row);
  const { procedure, modifiers } = line.procedure || !below.procedure ? line : below;
  return {
    ...line,
    procedure,
    modifiers: isLowerHalf && modifiers.length === 0 ? below.modifiers : modifiers,
    date: line.date ?? below.date,
    units: line.units ?? below.units,
    unitPrice: line.unitPrice ?? below.unitPrice,
    ndc: line.ndc ?? below.ndc,
    revenueCode: line.revenueCode ?? below.revenueCode,
    description: isLowerHalf
      ? joinDescriptions(line.description, below.description)
      : (line.description ?? below.description),
  };
}

function joinDescriptions(first: Said<string> | null, second: Said<string> | null): Said<string> | null {
  return first && second ? { ...first, value: `${first.value} ${second.value}` } : (first ?? second);
}
