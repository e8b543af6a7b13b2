import { addUpStakes } from "#app/domain/audits/add-up-stakes.ts";
import type { Finding, Strength } from "#app/domain/audits/finding.ts";
import type { RuleId } from "#app/domain/audits/rule-ids.ts";
import type { CaseFacts } from "./case-facts.ts";
import { askedCentsOf } from "./case-facts.ts";
import { isLateToApply, openTierOf } from "./steps/assistance-steps.ts";

/** The amount by which a rule may reduce the amount due, in cents, beyond the rules before it. */
export interface MayComeOff {
  rule: RuleId;
  /** "assistance": the household is at or below the line for free care, and the hospital decides. */
  strength: Strength | "assistance";
  /** Above 0. */
  cents: number;
}

/** Returns the possible reductions of the amount due, by rule, strongest first; the hospital's assistance comes
 *  last. Nothing is counted twice, and the sum never exceeds the amount due. Refunds of money already paid aren't
 *  included. */
export function mayComeOff(facts: CaseFacts): MayComeOff[] {
  const askedCents = askedCentsOf(facts);
  const findings = (facts.audit?.findings ?? []).map((finding) => ({
    ...finding,
    stakes: finding.stakes.filter(({ ofMoneyPaid }) => !ofMoneyPaid),
  }));
  const parts = findings.map((finding, at) => ({
    finding,
    cents: untilCents(findings, at + 1, askedCents) - untilCents(findings, at, askedCents),
  }));
  const byRule = new Map<RuleId, MayComeOff>();
  for (const { finding, cents } of parts) {
    if (cents <= 0) continue;
    const { rule, strength } = finding;
    const known = byRule.get(rule);
    byRule.set(rule, { rule, strength: known?.strength ?? strength, cents: cents + (known?.cents ?? 0) });
  }
  return [...byRule.values(), ...forgiven(facts, untilCents(findings, findings.length, askedCents))];
}

/** Free care removes all that `others` leave. */
function forgiven(facts: CaseFacts, othersCents: number): MayComeOff[] {
  const cents = (askedCentsOf(facts) ?? 0) - othersCents;
  const isFree = openTierOf(facts) === "free" && !isLateToApply(facts);
  return isFree && cents > 0 ? [{ rule: "charity-care", strength: "assistance", cents }] : [];
}

function untilCents(findings: readonly Finding[], count: number, askedCents: number | null): number {
  return addUpStakes(findings.slice(0, count), askedCents);
}
