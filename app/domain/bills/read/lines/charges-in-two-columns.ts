import type { Part } from "#app/domain/reading/page/rows.ts";
import { readPart } from "../tokens/read-part.ts";
import type { TokenRow } from "../tokens/token-row.ts";
import type { Tokens } from "../tokens/tokens.ts";
import { type ChargeLine, sumCents, toChargeLine } from "./charge-line.ts";

const MIN_ROWS = 2;
const WIDEST_GAP_IN_ROWS = 3;

/** Charges that are set in two columns as in a newspaper, "Pharmacy 108.51   Emergency 2,272.00", and come to the largest amount
 *  printed. The last one may stand alone in its row. */
export function findChargesInTwoColumns({ all, ways, largestCents }: Tokens): ChargeLine[] {
  const runs = runsOf(all.filter(({ parts }) => parts.length > 1));
  for (const tried of [runs, ...runs.map((run) => [run])]) {
    for (const more of [0, 1]) {
      const named = tried
        .flatMap(({ start, end }) => all.slice(start, end + more))
        .flatMap((token) => token.parts.map((part) => readPart(token, part, ways)))
        .flatMap((read) => (read.amount ? [toChargeLine(read, read.amount)] : []));
      // Between services with codes may stand what was paid for each, and what one of the columns comes to.
      const coded = named.filter(({ procedure }) => procedure !== null);
      for (const charges of [named, coded])
        if (charges.length > MIN_ROWS && sumCents(charges) === largestCents) return charges;
    }
  }
  return [];
}

/** Rows of pairs that stand below each other: `start` up to, not including, `end`. */
function runsOf(rows: readonly TokenRow[]): Part[] {
  const runs: Part[] = [];
  for (const { index } of rows.map(({ row }) => row)) {
    const run = runs.at(-1);
    if (run && index - run.end < WIDEST_GAP_IN_ROWS) run.end = index + 1;
    else runs.push({ start: index, end: index + 1 });
  }
  return runs.filter(({ start, end }) => end - start >= MIN_ROWS);
}
