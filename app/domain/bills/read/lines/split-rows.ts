import { isDirectlyBelow, standsHalfALineBelow } from "#app/domain/reading/page/geometry.ts";
import { joinSaid } from "#app/domain/reading/values/said.ts";
import { readExtendedPrice } from "../tokens/extended-price.ts";
import type { TableRow } from "../tokens/table-row.ts";
import type { TokenRow } from "../tokens/token-row.ts";
import { hasCode } from "./charge-line.ts";

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
    description: joinSaid(above.description, read.description),
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
    description: joinSaid(read.description, below.description),
    hasDescriptionInColumn: read.hasDescriptionInColumn || below.hasDescriptionInColumn,
  };
}

/** A row that has an amount and no code straight below a service without one is its charge. */
export function withServiceAbove(read: TableRow, above: TableRow | null): TableRow {
  if (!above || !read.amount || hasCode(read) || read.date || read.isSummary) return read;
  return isDirectlyBelow(above.row, read.row) ? { ...above, amount: read.amount } : read;
}

/** A service with its code and no amount, straight above a row of how many there were and what each costs. Null: it is none. */
export function withPriceBelow(above: TableRow | null, below: TokenRow): TableRow | null {
  if (!above || !hasCode(above) || !isDirectlyBelow(above.row, below.row)) return null;
  const price = readExtendedPrice(below);
  return price && { ...above, ...price };
}
