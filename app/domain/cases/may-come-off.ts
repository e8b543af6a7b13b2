import { addUpStakes } from "#app/domain/audits/add-up-stakes.ts";
import type { Finding, Strength } from "#app/domain/audits/finding.ts";
import type { RuleId } from "#app/domain/audits/rule-ids.ts";
import type { CaseFacts } from "./case-facts.ts";
import { askedCentsOf } from "./case-facts.ts";
import { isLateToApply, openTierOf } from "./steps/assistance-steps.ts";

/** What a rule may take off what is due, in cents, beyond what those before it take. */
export interface MayComeOff {
  rule: RuleId;
  /** "assistance": the household is at or below the line for free care, and the hospital decides. */
  strength: Strength | "assistance";
  /** Above 0. */
  cents: number;
}

/** What may come off what is due, by rule, the strongest first, and last what the hospital may forgive: nothing is counted twice, and
 *  all of it is never more than is due. What was paid and comes back is no part of it. */
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

/** Free care takes off whatever `others` leave. */
function forgiven(facts: CaseFacts, othersCents: number): MayComeOff[] {
  const cents = (askedCentsOf(facts) ?? 0) - othersCents;
  const isFree = openTierOf(facts) === "free" && !isLateToApply(facts);
  return isFree && cents > 0 ? [{ rule: "charity-care", strength: "assistance", cents }] : [];
}

function untilCents(findings: readonly Finding[], count: number, askedCents: number | null): number {
  return addUpStakes(findings.slice(0, count), askedCents);
}
