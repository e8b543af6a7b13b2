import type { Part } from "#app/domain/reading/page/rows.ts";
import { type ChargeLine, sumCents } from "./charge-line.ts";

const MAX_ROWS = 300;
const MAX_SKIPPED = 6;
/** The allowed amount and the reductions add up to a charge, too. */
const MIN_OF_ONE = 3;

/** The charges behind a summary of accounts or visits: "Imaging 1,106.40", and further down its three charges, which come to it.
 *  `lines` as they are where not every entry of the summary is itemised so. */
export function withDetailsOfSummary(
  lines: ChargeLine[],
  possible: readonly ChargeLine[],
  totals: readonly number[],
): ChargeLine[] {
  for (let count = lines.length; count >= 1; count--) {
    const summary = lines.slice(0, count);
    const cents = sumCents(summary);
    if (count > 1 ? !totals.includes(cents) : cents !== Math.max(...totals)) continue;
    const [last] = summary.slice(-1);
    if (!last) continue;
    const below = [...lines.slice(count), ...possible.filter(({ amount }) => amount.cents > 0)]
      .filter(({ row }) => row.index > last.row.index)
      .sort((a, b) => a.row.index - b.row.index)
      .slice(0, MAX_ROWS);
    const details = findDetails(summary, below);
    if (details && details.length > count) return details;
  }
  return lines;
}

/** Runs of rows that come to the entries one after the other; null where one has none. */
function findDetails(summary: readonly ChargeLine[], below: readonly ChargeLine[]): ChargeLine[] | null {
  const details: ChargeLine[] = [];
  let next = 0;
  for (const { amount } of summary) {
    const run = findRun(below, next, amount.cents, summary.length > 1 ? 1 : MIN_OF_ONE);
    if (!run) return null;
    details.push(...below.slice(run.start, run.end));
    next = run.end;
  }
  return details;
}

/** What a sum or a balance prints between two runs is passed over. */
function findRun(below: readonly ChargeLine[], from: number, cents: number, minRows: number): Part | null {
  for (let start = from; start <= Math.min(from + MAX_SKIPPED, below.length - 1); start++) {
    let sum = 0;
    for (const [at, { amount }] of below.slice(start).entries()) {
      if (sum >= cents) break;
      sum += amount.cents;
      if (sum === cents && at + 1 >= minRows) return { start, end: start + at + 1 };
    }
  }
  return null;
}
