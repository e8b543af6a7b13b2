import type { Audit } from "#app/domain/audits/audit-bill.ts";
import { auditRules } from "#app/domain/audits/audit-rules.ts";
import type { Strength } from "#app/domain/audits/finding.ts";
import type { RuleId } from "#app/domain/audits/rule-ids.ts";
import type { BenchBill, Truth } from "./bench-bill.ts";

/** How a rule did on all bills. */
export interface RuleScore {
  rule: RuleId;
  strength: Strength;
  /** What it had to find, and what of that it found. */
  expected: number;
  found: number;
  /** What it found besides. */
  wrong: number;
  /** Of what it found rightly, how often with the right amount. */
  exact: number;
}

export interface Score {
  rules: RuleScore[];
  /** Bills with a correct disputable total. */
  exactTotals: number;
  /** Findings of strength error on bills without an error. */
  errorsOnCleanBills: number;
  /** Each miss and each wrong finding, to find the cause. */
  slips: string[];
}

type Found = Audit["findings"][number];

/** Compares audits with what was planted. `audits` in the order of the bills. A question based on an uncertain reading is neither
 *  found nor wrong. */
export function scoreAudits(bills: readonly BenchBill[], audits: readonly Audit[]): Score {
  const scores = new Map<RuleId, RuleScore>(
    auditRules.map(({ id, strength }) => [
      id,
      { rule: id, strength, expected: 0, found: 0, wrong: 0, exact: 0 },
    ]),
  );
  const slips: string[] = [];
  let exactTotals = 0;
  let errorsOnCleanBills = 0;
  for (const [index, bench] of bills.entries()) {
    const audit = audits[index]!;
    const open = [...audit.findings];
    const name = `${bench.name} (${bench.kind}; ${[...bench.planted, ...bench.nearMisses].join("; ")})`;
    for (const truth of bench.truths) {
      const score = scores.get(truth.rule)!;
      score.expected += 1;
      const right = open.filter((finding) => !finding.unsure && isFinding(finding, truth));
      const finding =
        right.find(({ amountAtStakeCents }) => amountAtStakeCents === truth.amountCents) ?? right[0];
      if (finding) open.splice(open.indexOf(finding), 1);
      if (!finding) slips.push(`${name}: ${truth.rule} on lines ${truth.lines} not found`);
      else {
        score.found += 1;
        if (finding.amountAtStakeCents === truth.amountCents) score.exact += 1;
        else slips.push(`${name}: ${truth.rule} ${finding.amountAtStakeCents}, not ${truth.amountCents}`);
      }
    }
    for (const { rule, lines, unsure } of open) {
      if (unsure) continue; // it only asks
      scores.get(rule)!.wrong += 1;
      slips.push(`${name}: ${rule} on lines ${lines} is no error`);
    }
    if (audit.disputableCents === bench.disputableCents) exactTotals += 1;
    else slips.push(`${name}: ${audit.disputableCents} in all, not ${bench.disputableCents}`);
    if (bench.planted.length === 0) {
      errorsOnCleanBills += audit.findings.filter(({ strength }) => strength === "error").length;
    }
  }
  return { rules: [...scores.values()], exactTotals, errorsOnCleanBills, slips };
}

/** Whether a finding is the one that a truth means: the rule, its lines, and one of those that may accompany it. */
function isFinding(finding: Found, { rule, lines, beside }: Truth): boolean {
  if (finding.rule !== rule || !lines.every((line) => finding.lines.includes(line))) return false;
  const others = finding.lines.filter((line) => !lines.includes(line));
  return beside === null ? others.length === 0 : others.length === 1 && beside.includes(others[0]!);
}

export const TARGET_RECALL = 0.98;
export const TARGET_EXACT = 0.98;

/** What falls short of the targets, in words: for errors and rule conflicts nothing wrong, 98 % found and 98 % of the amounts
 *  exact, and no error on a bill without one. */
export function missedTargets(
  { rules, exactTotals, errorsOnCleanBills }: Score,
  billCount: number,
): string[] {
  const missed = rules
    .filter(({ strength }) => strength === "error" || strength === "rule conflict")
    .flatMap(({ rule, expected, found, wrong, exact }) => [
      ...(wrong > 0 ? [`${rule}: ${wrong} wrong findings`] : []),
      ...(found < TARGET_RECALL * expected ? [`${rule}: ${found} of ${expected} found`] : []),
      ...(exact < TARGET_EXACT * found ? [`${rule}: ${exact} of ${found} amounts exact`] : []),
    ]);
  if (exactTotals < TARGET_EXACT * billCount) missed.push(`${exactTotals} of ${billCount} totals exact`);
  if (errorsOnCleanBills > 0) missed.push(`${errorsOnCleanBills} errors on bills without one`);
  return missed;
}

/** The least share of errors found rightly, and of errors found, where bills are read from pictures. */
const READ_TARGETS = {
  PDF: { precision: 0.97, recall: 0.93 },
  scan: { precision: 0.95, recall: 0.88 },
};

/** What findings of strength error fall short of on bills that were read, in words. */
export function missedReadTargets(
  { rules, errorsOnCleanBills }: Score,
  source: keyof typeof READ_TARGETS,
): string[] {
  const errors = rules.filter(({ strength }) => strength === "error");
  const sum = (count: "expected" | "found" | "wrong") =>
    errors.reduce((total, score) => total + score[count], 0);
  const [expected, found, wrong] = [sum("expected"), sum("found"), sum("wrong")];
  const { precision, recall } = READ_TARGETS[source];
  const missed: string[] = [];
  if (found < precision * (found + wrong)) missed.push(`errors: ${wrong} of ${found + wrong} are wrong`);
  if (found < recall * expected) missed.push(`errors: ${found} of ${expected} found`);
  if (errorsOnCleanBills > 0) missed.push(`${errorsOnCleanBills} errors on bills without one`);
  return missed;
}
