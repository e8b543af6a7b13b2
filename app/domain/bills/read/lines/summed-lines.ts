import { bothEnds } from "../choice/both-ends.ts";
import { sharesRightEdge } from "../layout/geometry.ts";
import type { Row } from "../layout/rows.ts";
import { findAmounts } from "../tokens/amounts.ts";
import { readLineCodes } from "../tokens/line-codes.ts";
import type { ChargeLine } from "../tokens/table-row.ts";

// More than a bill without any heading has.
const MOST_ROWS = 120;
const FEWEST_ROWS = 2;

/** The charges of a document that has neither headings nor codes beside its amounts: rows of text and amounts, one below the
 *  other, of which one column comes to a printed total. Portals print so. Codes and days may stand below each. */
export function findSummedLines(
  rows: readonly Row[],
  possible: readonly ChargeLine[],
  totals: ReadonlySet<number>,
): ChargeLine[] {
  const candidates = bothEnds(
    possible.filter(({ amount }) => amount.cents > 0),
    MOST_ROWS,
  );
  const moneyOf = new Map(
    candidates.map(({ row }) => [row, findAmounts(row, "joined").filter(({ isMoney }) => isMoney)]),
  );
  let best: ChargeLine[] = [];
  for (const [start, first] of candidates.entries()) {
    for (const head of moneyOf.get(first.row)!) {
      const run: ChargeLine[] = [];
      let sum = 0;
      let section = { cents: 0, rows: 0 };
      for (const line of candidates.slice(start)) {
        const amount = moneyOf.get(line.row)!.find((one) => sharesRightEdge(head.box, one.box));
        if (!amount) break;
        // "Charges for day 1": what the rows above it come to, since the sum before.
        if (section.rows >= FEWEST_ROWS && amount.cents === section.cents) {
          section = { cents: 0, rows: 0 };
          continue;
        }
        section = { cents: section.cents + amount.cents, rows: section.rows + 1 };
        run.push({ ...line, amount });
        sum += amount.cents;
        if (run.length >= FEWEST_ROWS && run.length > best.length && totals.has(sum)) best = [...run];
      }
    }
  }
  return best.map((line, index) => withCodeBelow(line, rows, best[index + 1]?.row ?? null));
}

const MOST_ROWS_BELOW = 3;

/** "Blood draw, routine   $26.26", and below it "36415 • Jan 25, 2026". */
function withCodeBelow(line: ChargeLine, rows: readonly Row[], next: Row | null): ChargeLine {
  if (line.procedure) return line;
  const start = rows.indexOf(line.row) + 1;
  const end = Math.min(start + MOST_ROWS_BELOW, next ? rows.indexOf(next) : rows.length);
  for (const row of rows.slice(start, end)) {
    const codes = readLineCodes(row, [], new Set());
    if (codes.procedure) return { ...line, ...codes };
  }
  return line;
}
