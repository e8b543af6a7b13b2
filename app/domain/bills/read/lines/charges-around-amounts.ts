import { boxAround, cellEnd, type Row, textOf } from "../layout/rows.ts";
import { describeCharge } from "../names/person-names.ts";
import { printedAt } from "../printed-at.ts";
import type { PrintedAmount } from "../tokens/amounts.ts";
import { type ChargeLine, type Part, type ReadingContext, readRow } from "../tokens/table-row.ts";
import { countCoded } from "./reconcile-lines.ts";
import { isPrice, saysSomething, textsBeside } from "./text-beside-amount.ts";

/**
 * What is charged by each of the amounts of a column, from top to bottom: by the text beside it, or in the rows around it; and where none
 * has a code beside it, by the codes of the rows below or above, whichever leads to more.
 */
export function chargesAround(
  amounts: readonly PrintedAmount[],
  rows: readonly Row[],
  context: ReadingContext,
): ChargeLine[] {
  const parts = textsBeside(amounts);
  const charges = amounts.map((amount, index) => chargeBeside(amount, parts[index]!, context));
  const described = charges.map((charge, index) =>
    withTextAround(charge, rowsAround(amounts, index, rows), context),
  );
  if (charges.some(hasCode)) return described;
  const [above, below] = (["above", "below"] as const).map((side) =>
    described.map((charge, index) => withCodeIn(charge, rowsAround(amounts, index, rows)[side], context)),
  );
  return countCoded(below!) >= countCoded(above!) ? below! : above!;
}

const hasCode = ({ procedure, revenueCode }: ChargeLine) => procedure !== null || revenueCode !== null;

const MOST_ROWS_BELOW = 3;
const MOST_ROWS_ABOVE = 2;

/** What a part of an amount's row says of it; of none, the amount alone. */
function chargeBeside(amount: PrintedAmount, part: Part | null, context: ReadingContext): ChargeLine {
  const { start, end } = part ?? amount;
  const isBeside = (at: number) => at >= start && at < end && (at < amount.start || at >= amount.end);
  const words = amount.row.words.filter((_, at) => isBeside(at)); // "20638.95" could be a code with its modifier
  const { procedure, modifiers, revenueCode, ndc, description, units, unitPrice } = readRow(
    { ...amount.row, words, cellStarts: [0] },
    [],
    context,
  );
  const dates = context.dates.get(amount.row) ?? [];
  const date = dates.find((printed) => printed.start >= start && printed.end <= end) ?? null;
  return {
    row: amount.row,
    date,
    procedure,
    modifiers,
    revenueCode,
    ndc,
    description,
    units,
    unitPrice,
    amount,
  };
}

type RowsAround = { above: Row[]; below: Row[] };

/** The rows above and below an amount's, nearest first, up to the last and the next one of its run. */
function rowsAround(run: readonly PrintedAmount[], index: number, rows: readonly Row[]): RowsAround {
  const { row } = run[index]!;
  const at = rows.indexOf(row);
  const next = run[index + 1] ? rows.indexOf(run[index + 1]!.row) : rows.length;
  const previous = index === 0 ? -1 : rows.indexOf(run[index - 1]!.row);
  const isOnPage = ({ pageIndex }: Row) => pageIndex === row.pageIndex;
  return {
    above: rows
      .slice(Math.max(previous + 1, at - MOST_ROWS_ABOVE), at)
      .reverse()
      .filter(isOnPage),
    below: rows.slice(at + 1, Math.min(next, at + 1 + MOST_ROWS_BELOW)).filter(isOnPage),
  };
}

/** A charge that has no text beside its amount takes that of the row above, or else below. */
function withTextAround(
  charge: ChargeLine,
  { above, below }: RowsAround,
  { persons }: ReadingContext,
): ChargeLine {
  if (charge.description) return charge;
  for (const row of [...above, ...below]) {
    const words = wordsAtLeft(row, charge.amount);
    if (!saysSomething(textOf(words)) || isPrice(textOf(words))) continue;
    const text = describeCharge(words, persons);
    if (text !== null) return { ...charge, description: printedAt(text, row, words) };
  }
  return charge;
}

function withCodeIn(charge: ChargeLine, rows: readonly Row[], context: ReadingContext): ChargeLine {
  for (const row of rows) {
    const { procedure, modifiers } = readRow(row, [], context, {
      start: 0,
      end: wordsAtLeft(row, charge.amount).length,
    });
    if (procedure && procedure.value.codeType !== "MS-DRG") return { ...charge, procedure, modifiers };
  }
  return charge;
}

/** The words of a row's cells that begin left of where an amount ends. */
function wordsAtLeft(row: Row, { box }: PrintedAmount): Row["words"] {
  const last = row.cellStarts.findLast(
    (start) => boxAround(row.words.slice(start, start + 1)).left < box.right,
  );
  return last === undefined ? [] : row.words.slice(0, cellEnd(row, last));
}
