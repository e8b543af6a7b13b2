import type { Row } from "../layout/rows.ts";
import { findAmounts, type PrintedAmount, type PrintedCents } from "../tokens/amounts.ts";
import { type ChargeLine, type Part, type ReadingContext, readRow } from "../tokens/table-row.ts";
import { sumCents } from "./reconcile-lines.ts";

const FEWEST_ROWS = 2;
const WIDEST_GAP_IN_ROWS = 3;

/** The charges, where some are set in two columns as in a newspaper, "Pharmacy 108.51   Emergency 2,272.00", and come to the largest
 *  amount printed: those, or the others if they come to it too, for then the two columns sum them up. `lines` where there
 *  are none. */
export function withChargesInTwoColumns(
  lines: ChargeLine[],
  rows: readonly Row[],
  context: ReadingContext,
): ChargeLine[] {
  const inTwoColumns = findChargesInTwoColumns(rows, context);
  const taken = new Set(inTwoColumns.map(({ row }) => row));
  const others = lines.filter(({ row }) => !taken.has(row));
  const itemise = others.length >= inTwoColumns.length && sumCents(others) >= sumCents(inTwoColumns);
  return inTwoColumns.length === 0 ? lines : itemise ? others : inTwoColumns;
}

/** The last one may stand alone in its row. */
function findChargesInTwoColumns(rows: readonly Row[], context: ReadingContext): ChargeLine[] {
  const partsOf = new Map(rows.map((row) => [row, partsWithAmounts(row, context.cents)]));
  const paired = rows.flatMap((row, index) => (partsOf.get(row)!.length > 1 ? [index] : []));
  if (paired.length < FEWEST_ROWS) return [];
  const runs = runsOf(paired);
  for (const tried of [runs, ...runs.map((run) => [run])]) {
    for (const more of [0, 1]) {
      const named = tried
        .flatMap(({ start, end }) => rows.slice(start, end + more))
        .flatMap((row) => partsOf.get(row)!.map((part) => readRow(row, [], context, part)))
        .flatMap(({ amount, ...read }) => (amount ? [{ ...read, amount }] : []));
      // Between services with codes may stand what was paid for each, and what one of the columns comes to.
      const coded = named.filter(({ procedure }) => procedure !== null);
      for (const charges of [named, coded])
        if (charges.length > FEWEST_ROWS && sumCents(charges) === context.largestCents) return charges;
    }
  }
  return [];
}

/** Rows of pairs that stand below each other: `start` up to, not including, `end`. */
function runsOf(indexes: readonly number[]): { start: number; end: number }[] {
  const runs: { start: number; end: number }[] = [];
  for (const index of indexes) {
    const run = runs.at(-1);
    if (run && index - run.end < WIDEST_GAP_IN_ROWS) run.end = index + 1;
    else runs.push({ start: index, end: index + 1 });
  }
  return runs.filter(({ start, end }) => end - start >= FEWEST_ROWS);
}

/** The parts of a row that each name something and end with its amount; none where anything stands between that has no name. */
function partsWithAmounts(row: Row, cents: PrintedCents): Part[] {
  const amounts = findAmounts(row, cents).filter(({ isMoney }) => isMoney);
  const parts = amounts.map(({ end }: PrintedAmount, index) => ({
    start: amounts[index - 1]?.end ?? 0,
    end,
  }));
  const isNamed = ({ start, end }: Part) =>
    row.words.slice(start, end - 1).some(({ text }) => /\p{Lu}\p{L}|\p{L}{3}/u.test(text));
  const isWhole = amounts.at(-1)?.end === row.words.length && amounts.every(({ cents }) => cents >= 0);
  return isWhole && parts.every(isNamed) ? parts : [];
}
