import type { Tokens } from "../tokens/tokens.ts";
import { findChargeCards } from "./charge-cards.ts";
import type { ChargeLine } from "./charge-line.ts";
import { findChargesInTables } from "./charges-in-tables.ts";
import { findChargesInTwoColumns } from "./charges-in-two-columns.ts";
import { findColumnThatSums } from "./columns-that-sum.ts";
import { findPrintedTotals, type PrintedTotals } from "./printed-totals.ts";
import { isComplete, isStronger, type Proof, proofOf } from "./proof.ts";
import { findSummedLines } from "./summed-lines.ts";

/** A way in which charges are printed: the lines that are found so; none where a document does not print so. */
type FindLines = (document: {
  tokens: Tokens;
  totals: PrintedTotals;
  /** Rows that may be charges. */
  possible: readonly ChargeLine[];
  /** What is found so far. */
  lines: readonly ChargeLine[];
}) => ChargeLine[];

/** The ways that sums prove, the likelier ones first. */
const WAYS: readonly FindLines[] = [
  ({ tokens, possible, totals }) =>
    findSummedLines(tokens, possible, { totals: totals.balances, minRows: 2 }),
  ({ tokens, possible, totals }) =>
    findSummedLines(tokens, possible, { totals: new Set([totals.largest]), minRows: 3 }),
  ({ tokens }) => findChargesInTwoColumns(tokens),
  ({ tokens, lines }) => (lines.length > 0 ? [] : findChargeCards(tokens)),
  ({ tokens, totals }) => findColumnThatSums(tokens, totals.all),
];

interface ProvedLines {
  lines: ChargeLine[];
  proof: Proof;
}

/** The charges of a document by its headings and codes, or in the way that is better proven. `possible` as `findChargesInTables`. */
export function findLines(tokens: Tokens): { lines: ChargeLine[]; possible: ChargeLine[] } {
  const { lines: named, possible } = findChargesInTables(tokens);
  const totals = findPrintedTotals(tokens);
  let best: ProvedLines = { lines: named, proof: proofOf(named, totals) };
  for (const way of WAYS) {
    if (isComplete(best.proof)) break;
    const lines = way({ tokens, totals, possible, lines: best.lines });
    const proof = proofOf(lines, totals);
    if (isStronger(proof, best.proof)) best = { lines, proof };
  }
  // "Interest $0.00  Fees $0.00" next to a debt aren't charges.
  const isNothing = totals.largest > 0 && best.lines.every(({ amount }) => amount.cents === 0);
  return { lines: isNothing ? [] : best.lines, possible };
}
