import { strengths } from "#app/domain/audits/finding.ts";
import type { BenchBill } from "./bench-bill.ts";
import type { RuleScore, Score } from "./score.ts";

/** One line a rule, then the bills as a whole. */
export function printScore(
  { rules, exactTotals, errorsOnCleanBills }: Score,
  bills: readonly BenchBill[],
): void {
  console.log(
    `${"rule".padEnd(27)}${"strength".padEnd(15)}precision         recall            amounts exact`,
  );
  for (const score of rules) if (score.expected + score.wrong > 0) console.log(rowOf(score));
  for (const strength of strengths) {
    const [first, ...others] = rules.filter((score) => score.strength === strength);
    console.log(rowOf(others.reduce(together, { ...first!, rule: "all" })));
  }
  const clean = bills.filter(({ planted }) => planted.length === 0).length;
  const implied = bills.flatMap(({ truths }) => truths).filter(({ impliedBy }) => impliedBy !== null).length;
  console.log(`${bills.length - clean} bills with errors (${implied} that others imply), ${clean} without`);
  console.log(`totals exact: ${share(exactTotals, bills.length)}`);
  console.log(`findings of strength error on bills without one: ${errorsOnCleanBills}`);
}

type Row = Omit<RuleScore, "rule"> & { rule: string };

function together(one: Row, other: Row): Row {
  return {
    ...one,
    expected: one.expected + other.expected,
    found: one.found + other.found,
    wrong: one.wrong + other.wrong,
    exact: one.exact + other.exact,
  };
}

function rowOf({ rule, strength, expected, found, wrong, exact }: Row): string {
  const shares = [share(found, found + wrong), share(found, expected), share(exact, found)];
  return `${rule.padEnd(27)}${strength.padEnd(15)}${shares.map((one) => one.padEnd(18)).join("")}`.trimEnd();
}

function share(part: number, whole: number): string {
  return whole === 0 ? "–" : `${(part / whole).toFixed(3)} (${part}/${whole})`;
}
