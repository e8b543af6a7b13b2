import { recogniseRevenueCode } from "#app/domain/billing-codes/recognise-code.ts";
import type { Printed } from "../../bill.ts";
import { isDirectlyBelow, standsHalfALineBelow } from "../layout/geometry.ts";
import { opensCell, type Row } from "../layout/rows.ts";
import type { PrintedAmount } from "../tokens/amounts.ts";
import { isCertainCode } from "../tokens/certain-code.ts";
import { governingHeading, type TableHeading } from "../tokens/table-headings.ts";
import {
  type ChargeLine,
  type Part,
  type ReadingContext,
  readRow,
  type TableRow,
} from "../tokens/table-row.ts";
import { sumCents } from "./reconcile-lines.ts";

/** The charges of a document in printed order: the rows under each table heading, and rows outside tables
 *  that print a billing code beside an amount. Payments, adjustments, subtotals and totals are left out.
 *  `possible` holds rows outside tables with no more than a text and an amount, and services with an amount below zero,
 *  which may be charges taken back or what was paid for them: sums must prove them. */
export function findChargeLines(
  rows: Row[],
  headings: TableHeading[],
  context: ReadingContext,
): { lines: ChargeLine[]; possible: ChargeLine[] } {
  const lines: ChargeLine[] = [];
  const possible: ChargeLine[] = [];
  let above: TableRow | null = null;
  let previous: ChargeLine | null = null;
  /** The last row of what is said of that charge, below its own. */
  let bottom: Row | null = null;
  /** A service with its price, whose charge stands in the next row. */
  let uncharged: TableRow | null = null;
  /** What is left of the sum above, once a row printed it. */
  let leftCents: number | null = null;
  /** Tables that printed what their charges come to. What stands below in no column of charges may be details of them. */
  const hasTotal = new Set<TableHeading | null>();
  const hasCharges = new Set<TableHeading | null>();
  /** The lower half of the row above. */
  let joined: Row | null = null;
  for (const [index, row] of rows.entries()) {
    const heading = governingHeading(headings, index, row);
    const isHeading = heading !== null && index <= heading.lastRow;
    if (isHeading || (context.claimForm && (!heading || endsClaimTable(rows, heading, index, context)))) {
      above = null;
      previous = null;
      continue;
    }
    const beside = heading ? [] : partsWithCodes(row);
    if (beside.length > 1) {
      const services = beside.map((part) => readRow(row, [], context, part));
      lines.push(
        ...services.filter((read) => isCharge(read, null)).map((read) => completeWithRowAbove(read, null)),
      );
      previous = null;
      above = null;
      continue;
    }
    if (row === joined) continue;
    const columns = heading?.columns ?? [];
    const inColumns = readRow(row, columns, context);
    const fitsNone = heading !== null && !inColumns.amount && inColumns.hasOtherAmounts;
    const free = fitsNone ? readRow(row, [], context) : inColumns;
    const isDetail = fitsNone && (hasTotal.has(heading) || (!hasCharges.has(heading) && !hasCode(free)));
    const alone = withCellsAbove(above, isDetail ? free : inColumns);
    const below = rows[index + 1];
    const isBare = alone.amount !== null && !hasCode(alone) && !alone.description;
    const rest =
      isBare && below && standsHalfALineBelow(row, below) ? readRow(below, columns, context) : null;
    // What was done may stand in the lower of two lines, its day in the upper, and the amounts halfway between them.
    const isWhole = rest !== null && isOnlyText(rest);
    if (isWhole) joined = below!;
    const read = completeUncharged(uncharged, isWhole ? withRest(alone, rest) : alone);
    uncharged = hasCode(read) && !read.amount && read.hasOtherAmounts ? read : null;
    // Charged, less what was taken off below: "Charges 100.00 / Insurance (80.00) / Now payable 20.00".
    const isLeft = read.amount !== null && read.amount.cents === leftCents && !hasCode(read);
    if (leftCents !== null && read.amount && read.amount.cents < 0) leftCents += read.amount.cents;
    const isSum = isSumAbove(read, lines);
    if (heading && alone.amount?.cents === context.largestCents && (isSum || sumsLines(alone, lines)))
      hasTotal.add(heading);
    if (isSum) leftCents = read.amount!.cents;
    if (isCharge(read, isDetail ? null : heading) && (isLeft || isSum)) {
      previous = null;
      above = null;
      continue;
    }
    if (isCharge(read, isDetail ? null : heading)) {
      previous = completeWithRowAbove(read, above);
      bottom = null;
      lines.push(previous);
      hasCharges.add(heading);
      above = null;
      continue;
    }
    if (isPossibleCharge(read)) possible.push(completeWithRowAbove(read, null));
    const belongsAbove: boolean =
      previous !== null && isOnlyText(read) && isDirectlyBelow(bottom ?? previous.row, row);
    bottom = belongsAbove ? row : null;
    if (previous && belongsAbove) completeWithRowBelow(previous, read);
    if (!belongsAbove || read.procedure) previous = null;
    above = isOnlyText(read) ? read : null;
  }
  return { lines, possible };
}

/** A box to tick, which OCR may take for a letter. */
const TICK = /^(?:[☐☑☒□▢✓✗]|\[[x ]?\]|[DOX0])$/i;

/** The parts of a row that prints services beside each other, each with its code first, or second after a mark to tick. */
function partsWithCodes(row: Row): Part[] {
  const starts = row.cellStarts.filter((start) => {
    const first = row.words[start]!.text;
    return isCertainCode(TICK.test(first) ? (row.words[start + 1]?.text ?? "") : first);
  });
  return starts.map((start, index) => ({ start, end: starts[index + 1] ?? row.words.length }));
}

const hasCode = ({ procedure, revenueCode }: TableRow) => procedure !== null || revenueCode !== null;

/** Cells of two lines stand half a line above and half a line below the date and the amount of their row. */
function withCellsAbove(above: TableRow | null, read: TableRow): TableRow {
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

function withRest(read: TableRow, rest: TableRow): TableRow {
  return {
    ...read,
    procedure: rest.procedure,
    modifiers: rest.modifiers,
    revenueCode: read.revenueCode ?? rest.revenueCode,
    description: joinDescriptions(read.description, rest.description),
    hasDescriptionInColumn: read.hasDescriptionInColumn || rest.hasDescriptionInColumn,
  };
}

function joinDescriptions(
  first: Printed<string> | null,
  second: Printed<string> | null,
): Printed<string> | null {
  return first && second ? { ...first, value: `${first.value} ${second.value}` } : (first ?? second);
}

/** A row that has an amount and no code straight below a service without one is its charge. */
function completeUncharged(above: TableRow | null, read: TableRow): TableRow {
  if (!above || !read.amount || hasCode(read) || read.date || read.isSummary) return read;
  return isDirectlyBelow(above.row, read.row) ? { ...above, amount: read.amount } : read;
}

/** A row without a code that says what the charges above it come to, all of them or the last ones of the table, is their total,
 *  whatever it is called. */
function isSumAbove(
  { amount, procedure, revenueCode, units }: TableRow,
  lines: readonly ChargeLine[],
): boolean {
  if (procedure || revenueCode || units || !amount || lines.length < 2) return false;
  let sum = 0;
  for (let index = lines.length - 1; index >= 0; index--) {
    sum += lines[index]!.amount.cents;
    if (sum === amount.cents && index <= lines.length - 2) return true;
  }
  return false;
}

/** Whether a row says as a total what all charges so far come to. */
const sumsLines = ({ amount, isSummary }: TableRow, lines: ChargeLine[]) =>
  isSummary && lines.length > 0 && amount?.cents === sumCents(lines);

/** A row that can only be the rest of a charge printed on two lines. */
const isOnlyText = (read: TableRow) => !read.amount && !read.isSummary && !read.hasOtherAmounts;

function isPossibleCharge(read: TableRow): read is TableRow & { amount: PrintedAmount } {
  if (!read.amount || read.amount.cents === 0 || read.isSummary || !read.description) return false;
  if (read.amount.cents < 0 && hasCode(read)) return true;
  return !isProse(read.row, read.amount) && read.description.value.split(" ").length <= 8;
}

/** On a claim form the lines end at the total: what follows (payers, diagnoses) is no charge. */
function endsClaimTable(
  rows: Row[],
  heading: TableHeading,
  index: number,
  { labels }: ReadingContext,
): boolean {
  return rows.slice(heading.lastRow + 1, index + 1).some(
    (row) =>
      row.words[0]?.text === "0001" ||
      // "Metabolic Panel Basic w Ca Tot" is no total.
      (recogniseRevenueCode(row.words[0]?.text ?? "") === null &&
        labels.get(row)?.some(({ roles }) => roles.amount === "total" || roles.amount === "total-charges")),
  );
}

function isCharge(
  read: TableRow,
  heading: TableHeading | null,
): read is TableRow & { amount: PrintedAmount } {
  if (!read.amount || read.amount.cents < 0 || read.isSummary) return false;
  if (read.procedure) return true;
  if (!heading) return read.revenueCode !== null && read.description !== null;
  if (read.revenueCode !== null) return true;
  if (isProse(read.row, read.amount)) return false;
  return read.description !== null && (read.date !== null || read.hasDescriptionInColumn);
}

/** "If you are billed $400 or more above this estimate": the text goes on after the amount, or is a sentence around it. */
function isProse(row: Row, amount: PrintedAmount): boolean {
  const isEquation = ["+", "="].every((mark) => row.words.some(({ text }) => text === mark));
  const isSentence = /\p{Ll}\.$|\d\.$/u.test(row.words.at(-1)!.text) && !opensCell(row, amount.start);
  return (
    isSentence ||
    isEquation ||
    row.words.slice(amount.end, amount.end + 4).filter((word) => /^\p{Ll}{2,}[.,]?$/u.test(word.text))
      .length >= 2
  );
}

function completeWithRowAbove(
  read: TableRow & { amount: PrintedAmount },
  above: TableRow | null,
): ChargeLine {
  const isNear = above !== null && isDirectlyBelow(above.row, read.row);
  const { row, date, procedure, modifiers, revenueCode, units, unitPrice, amount } = read;
  return {
    row,
    date,
    procedure,
    modifiers,
    revenueCode,
    ndc: read.ndc ?? (isNear ? above.ndc : null),
    description: read.description ?? (isNear ? above.description : null),
    units,
    unitPrice,
    amount,
  };
}

function completeWithRowBelow(line: ChargeLine, below: TableRow): void {
  if (!line.procedure && below.procedure) {
    line.procedure = below.procedure;
    line.modifiers = below.modifiers;
  }
  line.date ??= below.date;
  line.units ??= below.units;
  line.unitPrice ??= below.unitPrice;
  if (!line.ndc && below.ndc) line.ndc = below.ndc;
  if (!line.revenueCode && below.revenueCode) line.revenueCode = below.revenueCode;
  const isRest = standsHalfALineBelow(line.row, below.row);
  if (isRest && line.modifiers.length === 0) line.modifiers = below.modifiers;
  line.description = isRest
    ? joinDescriptions(line.description, below.description)
    : (line.description ?? below.description);
}
