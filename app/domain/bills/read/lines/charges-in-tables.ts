import { isDirectlyBelow, standsHalfALineBelow } from "#app/domain/reading/page/geometry.ts";
import type { Row } from "#app/domain/reading/page/rows.ts";
import type { PrintedAmount } from "#app/domain/reading/values/amounts.ts";
import { joinSaid } from "#app/domain/reading/values/said.ts";
import { isClaimForm } from "../tokens/document-kind.ts";
import { readExtendedPrice } from "../tokens/extended-price.ts";
import type { TableHeading } from "../tokens/table-heading.ts";
import type { TableRow } from "../tokens/table-row.ts";
import type { TokenRow } from "../tokens/token-row.ts";
import type { Tokens } from "../tokens/tokens.ts";
import { type ChargeLine, hasCode, sumCents, toChargeLine } from "./charge-line.ts";

export interface ChargesInTables {
  lines: ChargeLine[];
  /** Rows outside tables with no more than a text and an amount, and services with an amount below zero, which may be charges
   *  taken back or what was paid for them: sums must prove them. */
  possible: ChargeLine[];
}

/** Returns the charges of a document in printed order: the rows under each table heading, and rows outside tables that print a
 *  billing code next to an amount. Payments, adjustments, subtotals and totals are left out. */
export function findChargesInTables(tokens: Tokens): ChargesInTables {
  const all = rowsOfTables(tokens);
  const sofar: ChargesSoFar = {
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
interface ChargesSoFar extends ChargesInTables {
  /** The row above, where it is only text. */
  above: TableRow | null;
  /** The last row of the last charge, while rows below may go on with it. */
  bottom: Row | null;
  /** A service with its price, whose charge is in the next row. */
  uncharged: TableRow | null;
  /** What is left of the sum above, once a row printed it. */
  leftCents: number | null;
  /** The lower half of the row above. */
  lowerHalf: Row | null;
  /** Tables that already printed the total of their charges. Amounts below, outside the column of charges, may be
   *  details. */
  totalled: Set<TableHeading>;
  /** Tables that have a charge already. */
  charged: Set<TableHeading>;
}

/** Returns the rows that may be charges: not headings, and on a claim form those of its table, down to the total. What follows
 *  (payers, diagnoses) isn't a charge. */
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

function closeCharge(sofar: ChargesSoFar): void {
  sofar.above = null;
  sofar.bottom = null;
}

function takeServices(sofar: ChargesSoFar, services: readonly TableRow[]): void {
  sofar.lines.push(
    ...services.filter((read) => isCharge(read, false)).map((read) => withRowAbove(read, null)),
  );
  closeCharge(sofar);
}

function takeRow(sofar: ChargesSoFar, token: TokenRow, tokens: Tokens): void {
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
  if (!isCharge(read, heading !== null && !isDetail)) takeContinuationRow(sofar, read);
  else if (sum.isOfCharges || sum.isLeft) closeCharge(sofar);
  else {
    sofar.lines.push(withRowAbove(read, sofar.above));
    if (heading) sofar.charged.add(heading);
    sofar.bottom = read.row;
    sofar.above = null;
  }
}

/** Whether a row of a table, whose amounts are in no column of charges, gives details of its charges. */
function isDetailOfTable({ totalled, charged }: ChargesSoFar, { heading, said, alone }: TokenRow): boolean {
  if (!heading || alone === said) return false;
  return totalled.has(heading) || (!charged.has(heading) && !hasCode(alone));
}

/** Takes a row that isn't a separate charge: it may be one, or continue the one above. */
function takeContinuationRow(sofar: ChargesSoFar, read: TableRow): void {
  if (isPossibleCharge(read)) sofar.possible.push(withRowAbove(read, null));
  const { bottom, lines } = sofar;
  const last = lines.at(-1);
  const goesOn = bottom !== null && isOnlyText(read) && isDirectlyBelow(bottom, read.row);
  if (goesOn && last) lines[lines.length - 1] = withRowBelow(last, read);
  sofar.bottom = goesOn && !read.procedure ? read.row : null;
  sofar.above = isOnlyText(read) ? read : null;
}

type ChargedRow = TableRow & { amount: PrintedAmount };

const MAX_WORDS = 8;

/** Whether a row has no more than a text and an amount, or takes a service back: sums must prove it to be a charge. */
function isPossibleCharge(read: TableRow): read is ChargedRow {
  if (!read.amount || read.amount.cents === 0 || read.isSummary || !read.description) return false;
  if (read.amount.cents < 0 && hasCode(read)) return true;
  return !read.isProse && read.description.value.split(" ").length <= MAX_WORDS;
}

/** Whether a row is a charge for certain: one with a code, or in a table one that says what was done and when. */
function isCharge(read: TableRow, isInTable: boolean): read is ChargedRow {
  if (!read.amount || read.amount.cents < 0 || read.isSummary) return false;
  if (read.procedure) return true;
  if (!isInTable) return read.revenueCode !== null && read.description !== null;
  if (read.revenueCode !== null) return true;
  return !read.isProse && read.description !== null && (read.date !== null || read.hasDescriptionInColumn);
}

/** Returns the charge of a row, described by the row above where it has no words. */
function withRowAbove(read: TableRow & { amount: ChargeLine["amount"] }, above: TableRow | null): ChargeLine {
  const line = toChargeLine(read, read.amount);
  if (above === null || !isDirectlyBelow(above.row, read.row)) return line;
  return { ...line, ndc: line.ndc ?? above.ndc, description: line.description ?? above.description };
}

/** A charge with what the row below it adds. */
function withRowBelow(line: ChargeLine, below: TableRow): ChargeLine {
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
      ? joinSaid(line.description, below.description)
      : (line.description ?? below.description),
  };
}

// The text of one charge may be in several rows: each of these functions joins two.

/** A row that can only be the rest of a charge printed on two lines. */
const isOnlyText = (read: TableRow) => !read.amount && !read.isSummary && !read.hasOtherAmounts;

/** Cells of two lines stand half a line above and half a line below the date and the amount of their row. */
function withCellsAbove(read: TableRow, above: TableRow | null): TableRow {
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

/** Joins two lines where the service may be in the lower one, its day in the upper, and the amounts halfway between them. Null:
 *  the row below has separate content. */
function withLowerHalf(read: TableRow, below: TableRow | null): TableRow | null {
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
function withServiceAbove(read: TableRow, above: TableRow | null): TableRow {
  if (!above || !read.amount || hasCode(read) || read.date || read.isSummary) return read;
  return isDirectlyBelow(above.row, read.row) ? { ...above, amount: read.amount } : read;
}

/** A service with its code and no amount, straight above a row of how many there were and what each costs. Null: it is none. */
function withPriceBelow(above: TableRow | null, below: TokenRow): TableRow | null {
  if (!above || !hasCode(above) || !isDirectlyBelow(above.row, below.row)) return null;
  const price = readExtendedPrice(below);
  return price && { ...above, ...price };
}

interface SumInRow {
  /** Whether a row says what the charges above it come to. */
  isOfCharges: boolean;
  /** Whether it says what is left of such a sum. */
  isLeft: boolean;
  /** What is left of the last sum below the row; null: none was printed. */
  leftCents: number | null;
}

/** What a row says of the charges above: "Charges 100.00 / Insurance (80.00) / Now payable 20.00". */
function weighSum(
  read: TableRow,
  { lines, leftCents }: { lines: readonly ChargeLine[]; leftCents: number | null },
): SumInRow {
  const cents = read.amount?.cents ?? null;
  const isLeft = cents !== null && cents === leftCents && !hasCode(read);
  if (isSumAbove(read, lines)) return { isOfCharges: true, isLeft, leftCents: cents };
  const isTakenOff = leftCents !== null && cents !== null && cents < 0;
  return { isOfCharges: false, isLeft, leftCents: isTakenOff ? leftCents + cents : leftCents };
}

/** A row without a code that says what the charges above it come to, all of them or the last ones of the table, is their total,
 *  whatever it is called. */
function isSumAbove({ amount, procedure, revenueCode, units }: TableRow, lines: readonly ChargeLine[]) {
  if (procedure || revenueCode || units || !amount) return false;
  let sum = 0;
  const start = lines.findLastIndex((line, index) => {
    sum += line.amount.cents;
    return sum === amount.cents && index <= lines.length - 2;
  });
  return start >= 0;
}

/** Whether a row says as a total what all charges so far come to. */
const sumsLines = ({ amount, isSummary }: TableRow, lines: readonly ChargeLine[]) =>
  isSummary && lines.length > 0 && amount?.cents === sumCents(lines);
