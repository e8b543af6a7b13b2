import { isDirectlyBelow } from "#app/domain/reading/page/geometry.ts";
import type { Row } from "#app/domain/reading/page/rows.ts";
import { isClaimForm } from "../tokens/document-kind.ts";
import type { TableHeading } from "../tokens/table-heading.ts";
import type { TableRow } from "../tokens/table-row.ts";
import type { TokenRow } from "../tokens/token-row.ts";
import type { Tokens } from "../tokens/tokens.ts";
import { type ChargeLine, hasCode } from "./charge-line.ts";
import { isCharge, isPossibleCharge } from "./may-be-charge.ts";
import { withRowAbove, withRowBelow } from "./rows-around.ts";
import { isOnlyText, withCellsAbove, withLowerHalf, withPriceBelow, withServiceAbove } from "./split-rows.ts";
import { sumsLines, weighSum } from "./sums-above.ts";

export interface ChargesInTables {
  lines: ChargeLine[];
  /** Rows outside tables with no more than a text and an amount, and services with an amount below zero, which may be charges
   *  taken back or what was paid for them: sums must prove them. */
  possible: ChargeLine[];
}

/** The charges of a document in printed order: the rows under each table heading, and rows outside tables
 *  that print a billing code beside an amount. Payments, adjustments, subtotals and totals are left out. */
export function findChargesInTables(tokens: Tokens): ChargesInTables {
  const all = rowsOfTables(tokens);
  const sofar: Sofar = {
    lines: [],
    possible: [],
    above: null,
    bottom: null,
    uncharged: null,
    leftCents: null,
    lowerHalf: null,
    totalled: new Set(),
    charged: new Set(),
  };
  for (const token of tokens.all) {
    if (!all.has(token)) closeCharge(sofar);
    else if (token.services.length > 0) takeServices(sofar, token.services);
    else if (token.row !== sofar.lowerHalf) takeRow(sofar, token, tokens);
  }
  return { lines: sofar.lines, possible: sofar.possible };
}

/** What was read down to a row. */
interface Sofar extends ChargesInTables {
  /** The row above, where it is only text. */
  above: TableRow | null;
  /** The last row of the last charge, while rows below may go on with it. */
  bottom: Row | null;
  /** A service with its price, whose charge stands in the next row. */
  uncharged: TableRow | null;
  /** What is left of the sum above, once a row printed it. */
  leftCents: number | null;
  /** The lower half of the row above. */
  lowerHalf: Row | null;
  /** Tables that printed what their charges come to: what stands below in no column of charges may be details of them. */
  totalled: Set<TableHeading>;
  /** Tables that have a charge already. */
  charged: Set<TableHeading>;
}

/** The rows that may be charges: no headings, and on a claim form those of its table, down to the total: what follows (payers,
 *  diagnoses) is no charge. */
function rowsOfTables({ all, kind }: Tokens): Set<TokenRow> {
  const rows = all.filter(({ isHeading }) => !isHeading);
  if (!isClaimForm(kind)) return new Set(rows);
  const ended = new Set<TableHeading>();
  return new Set(
    rows.filter(({ heading, endsClaim }) => {
      if (heading && endsClaim) ended.add(heading);
      return heading && !ended.has(heading);
    }),
  );
}

function closeCharge(sofar: Sofar): void {
  sofar.above = null;
  sofar.bottom = null;
}

function takeServices(sofar: Sofar, services: readonly TableRow[]): void {
  sofar.lines.push(
    ...services.filter((read) => isCharge(read, false)).map((read) => withRowAbove(read, null)),
  );
  closeCharge(sofar);
}

function takeRow(sofar: Sofar, token: TokenRow, tokens: Tokens): void {
  const { heading } = token;
  const isDetail = isDetailOfTable(sofar, token);
  const upper = withCellsAbove(isDetail ? token.alone : token.said, sofar.above);
  const whole = withLowerHalf(upper, tokens.all[token.row.index + 1]?.said ?? null);
  if (whole) sofar.lowerHalf = tokens.all[token.row.index + 1]?.row ?? null;
  const read = withPriceBelow(sofar.above, token) ?? withServiceAbove(whole ?? upper, sofar.uncharged);
  sofar.uncharged = hasCode(read) && !read.amount && read.hasOtherAmounts ? read : null;
  const sum = weighSum(read, sofar);
  sofar.leftCents = sum.leftCents;
  const isTotal = sum.isOfCharges || sumsLines(upper, sofar.lines);
  if (heading && isTotal && upper.amount?.cents === tokens.largestCents) sofar.totalled.add(heading);
  if (!isCharge(read, heading !== null && !isDetail)) takeRest(sofar, read);
  else if (sum.isOfCharges || sum.isLeft) closeCharge(sofar);
  else {
    sofar.lines.push(withRowAbove(read, sofar.above));
    if (heading) sofar.charged.add(heading);
    sofar.bottom = read.row;
    sofar.above = null;
  }
}

/** Whether a row of a table, whose amounts stand in no column of charges, tells details of its charges. */
function isDetailOfTable({ totalled, charged }: Sofar, { heading, said, alone }: TokenRow): boolean {
  if (!heading || alone === said) return false;
  return totalled.has(heading) || (!charged.has(heading) && !hasCode(alone));
}

/** A row that is no charge of its own: it may be one, or go on with the one above. */
function takeRest(sofar: Sofar, read: TableRow): void {
  if (isPossibleCharge(read)) sofar.possible.push(withRowAbove(read, null));
  const { bottom, lines } = sofar;
  const last = lines.at(-1);
  const goesOn = bottom !== null && isOnlyText(read) && isDirectlyBelow(bottom, read.row);
  if (goesOn && last) lines[lines.length - 1] = withRowBelow(last, read);
  sofar.bottom = goesOn && !read.procedure ? read.row : null;
  sofar.above = isOnlyText(read) ? read : null;
}
