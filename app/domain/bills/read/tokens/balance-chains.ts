import { bothEnds } from "#app/domain/reading/page/both-ends.ts";
import { sharesRightEdge } from "#app/domain/reading/page/geometry.ts";
import { groupByRow } from "#app/domain/reading/page/group-by-row.ts";
import type { PrintedAmount } from "#app/domain/reading/values/amounts.ts";

/** Printed amounts of which the last is what the others come to: "2,420.18, -857.72, -1,067.50, -153.64, 341.32". No label
 *  is asked for. */
export interface BalanceChain {
  /** In printed order, the result last. */
  amounts: PrintedAmount[];
  /** Of `amounts` but the last: reductions are below zero. */
  signedCents: number[];
  resultCents: number;
}

/** More than any bill has outside its lines. */
const MAX_AMOUNTS = 250;
// A summary lists few entries; each unsigned one doubles the sums to try.
const MAX_TERMS = 8;

/** The chains among amounts in reading order: down a column, along a row, or from row to row. */
export function findBalanceChains(all: readonly PrintedAmount[]): BalanceChain[] {
  const amounts = bothEnds(all, MAX_AMOUNTS);
  const money = amounts.filter(({ cents }) => cents !== 0);
  const sequences = [money, ...columnsOf(money), ...rowsOf(money)];
  const chains = new Map<string, BalanceChain>();
  for (const sequence of sequences) {
    for (let end = 2; end < sequence.length; end++) {
      const chain = chainEndingAt(sequence, end);
      if (chain) chains.set(placesOf(chain), chain);
    }
    for (const chain of chainsToElsewhere(sequence, amounts)) {
      if (!chains.has(placesOf(chain))) chains.set(placesOf(chain), chain);
    }
  }
  return [...chains.values()];
}

const placesOf = ({ amounts }: BalanceChain) =>
  amounts.map(({ box, cents }) => `${box.left} ${box.top} ${cents}`).join("|");

/** Returns chains of an amount with all the negative amounts below it, if the remainder is printed elsewhere or
 *  is zero. It may be in large type at the top or on the payment slip: "514.24, -514.24, 0.00". */
function chainsToElsewhere(
  sequence: readonly PrintedAmount[],
  all: readonly PrintedAmount[],
): BalanceChain[] {
  return sequence.flatMap((first, start) => {
    if (first.cents <= 0) return [];
    const rest = sequence.slice(start + 1);
    const end = rest.findIndex(({ cents }) => cents > 0);
    const taken = rest.slice(0, end < 0 ? rest.length : end);
    if (taken.length === 0 || taken.length >= MAX_TERMS) return [];
    const signedCents = [first, ...taken].map(({ cents }) => cents);
    const resultCents = signedCents.reduce((sum, cents) => sum + cents, 0);
    const result = all.find(({ cents }) => cents === resultCents);
    return result && resultCents >= 0
      ? [{ amounts: [first, ...taken, result], signedCents, resultCents }]
      : [];
  });
}

/** The longest run of amounts before this one that comes to it. */
function chainEndingAt(sequence: readonly PrintedAmount[], end: number): BalanceChain | null {
  const result = sequence[end];
  if (!result || result.cents < 0) return null;
  for (let start = Math.max(0, end - MAX_TERMS); start <= end - 2; start++) {
    const terms = sequence.slice(start, end);
    const signedCents = signsFor(
      terms.map(({ cents }) => cents),
      result.cents,
    );
    if (signedCents && !isDetour(signedCents, result.cents))
      return { amounts: [...terms, result], signedCents, resultCents: result.cents };
  }
  return null;
}

/** Another balance between an amount and where it is printed again: "20.00, 100.00, -40.00, 60.00, 20.00". */
function isDetour([first, ...between]: readonly number[], result: number): boolean {
  return first === result && between.length > 2 && (between[0] ?? 0) > 0 && (between.at(-1) ?? 0) < 0;
}

/** The terms with signs that make them come to the result: as printed, and where no minus is printed, either way; the first
 *  one counts as it stands. */
function signsFor(terms: readonly number[], result: number): number[] | null {
  const [first, ...rest] = terms;
  if (first === undefined || first <= 0) return null;
  const unsigned = rest.filter((cents) => cents > 0);
  const asPrinted = terms.reduce((sum, cents) => sum + cents, 0);
  for (let taken = (1 << unsigned.length) - 1; taken >= 0; taken--) {
    const isTaken = (bit: number) => (taken & (1 << bit)) !== 0;
    let sum = asPrinted;
    for (const [bit, cents] of unsigned.entries()) if (isTaken(bit)) sum -= 2 * cents;
    if (sum !== result) continue;
    let bit = 0;
    return [first, ...rest.map((cents) => (cents > 0 && isTaken(bit++) ? -cents : cents))];
  }
  return null;
}

/** Amounts whose right edges stand above each other on a page, each as a list from the top. */
function columnsOf(amounts: readonly PrintedAmount[]): PrintedAmount[][] {
  const columns: PrintedAmount[][] = [];
  for (const amount of amounts) {
    const column = columns.find((others) => {
      const last = others.at(-1);
      return last?.row.pageIndex === amount.row.pageIndex && sharesRightEdge(amount.box, last.box);
    });
    if (column) column.push(amount);
    else columns.push([amount]);
  }
  return columns.filter((column) => column.length > 2);
}

const rowsOf = (amounts: readonly PrintedAmount[]): PrintedAmount[][] =>
  [...groupByRow(amounts).values()].filter((row) => row.length > 2);
