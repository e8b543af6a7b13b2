import { bothEnds } from "#app/domain/reading/page/both-ends.ts";
import { sharesRightEdge } from "#app/domain/reading/page/geometry.ts";
import { type Entry, runThatSums } from "#app/domain/reading/sums/run-that-sums.ts";
import type { PrintedAmount } from "#app/domain/reading/values/amounts.ts";
import { codesIn } from "../tokens/read-part.ts";
import type { Tokens } from "../tokens/tokens.ts";
import type { ChargeLine } from "./charge-line.ts";

// More than a bill without any heading has.
const MAX_ROWS = 120;

interface SoughtSums {
  /** What the charges may come to, in cents. */
  totals: ReadonlySet<number>;
  /** Fewer rows would come to it by chance. */
  minRows: number;
}

/**
 * Finds the charges of a document without headings or codes next to its amounts. It has rows of text and amounts, and
 * one column adds up to a printed total. Portals print such rows. Codes and days may be below each row.
 * @param possible The rows that may be charges.
 */
export function findSummedLines(
  tokens: Tokens,
  possible: readonly ChargeLine[],
  sought: SoughtSums,
): ChargeLine[] {
  const rows = bothEnds(
    possible.filter(({ amount }) => amount.cents > 0),
    MAX_ROWS,
  ).map((line) => ({ line, money: tokens.all[line.row.index]?.money ?? [] }));
  let best: ChargeLine[] = [];
  for (const [start, { money }] of rows.entries()) {
    for (const head of money) {
      const run = longestRunBelow(head, rows.slice(start), sought);
      if (run.length > best.length) best = run;
    }
  }
  return best.map((line, index) => withCodeBelow(line, tokens, best[index + 1]));
}

interface RowOfMoney {
  line: ChargeLine;
  money: readonly PrintedAmount[];
}

/** The most rows from the first one on that come to a total by the amounts in the column of `head`. */
function longestRunBelow(
  head: PrintedAmount,
  rows: readonly RowOfMoney[],
  { totals, minRows }: SoughtSums,
): ChargeLine[] {
  const entries: Entry<ChargeLine>[] = [];
  for (const { line, money } of rows) {
    const amount = money.find(({ box }) => sharesRightEdge(head.box, box));
    if (!amount) break;
    entries.push({ item: { ...line, amount }, cents: amount.cents, headsSection: false, isOther: null });
  }
  return runThatSums(entries, totals, minRows);
}

const MAX_ROWS_BELOW = 3;

/** "Blood draw, routine   $26.26", and below it "36415 • Jan 25, 2026". */
function withCodeBelow(line: ChargeLine, tokens: Tokens, next: ChargeLine | undefined): ChargeLine {
  if (line.procedure) return line;
  const start = line.row.index + 1;
  const end = next ? next.row.index : tokens.all.length;
  const below = tokens.all.slice(start, Math.min(start + MAX_ROWS_BELOW, end));
  const codes = below.map(codesIn).find(({ procedure }) => procedure !== null);
  return codes ? { ...line, ...codes } : line;
}
