import type { BenchBill } from "./bench-bill.ts";
import type { RuleScore, Score } from "./score.ts";

/** One line a rule, then the bills as a whole. */
export function printScore(
  { rules, exactTotals, errorsOnCleanBills }: Score,
  bills: readonly BenchBill[],
): void {
  console.log(`${"rule".padEnd(28)}${"strength".padEnd(15)}precision   recall   amounts exact`);
  for (const score of rules) console.log(rowOf(score));
  const clean = bills.filter(({ planted }) => planted.length === 0).length;
  const implied = bills.flatMap(({ truths }) => truths).filter(({ impliedBy }) => impliedBy !== null).length;
  console.log(`${bills.length - clean} bills with errors (${implied} that others imply), ${clean} without`);
  console.log(`totals exact: ${share(exactTotals, bills.length)}`);
  console.log(`findings of strength error on bills without one: ${errorsOnCleanBills}`);
}

function rowOf({ rule, strength, expected, found, wrong, exact }: RuleScore): string {
  const precision = share(found, found + wrong);
  return `${rule.padEnd(28)}${(strength ?? "").padEnd(15)}${precision.padEnd(12)}${share(found, expected).padEnd(9)}${share(exact, found)}`;
}

function share(part: number, whole: number): string {
  return whole === 0 ? "–" : `${(part / whole).toFixed(3)} (${part}/${whole})`;
}
