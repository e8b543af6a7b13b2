import { type Assistance, assistanceOf } from "#app/domain/audits/assistance.ts";
import { assistanceFacts } from "#app/domain/audits/assistance-facts.ts";
import { rightOfFinding } from "#app/domain/deadlines/right-of-finding.ts";
import { assistanceFirst } from "#app/domain/negotiation/assistance-first.ts";
import { type CaseFacts, hasPlan, isNothingDue } from "../case-facts.ts";
import type { LastDay } from "../case-step.ts";
import { standingOfLetter } from "./status-of-letter.ts";
import { nothingDue, type StepRule } from "./step-rule.ts";

/** A household at or below the hospital's income limit, or its state's, may owe nothing: no other reduction is as certain. */
export const applyAssistance: StepRule = {
  id: "apply-assistance",
  minutes: 30,
  letter: "charity-care",
  judge(facts) {
    const begun = standingOfLetter(facts, "charity-care");
    if (begun !== null) return begun;
    if (isNothingDue(facts)) return nothingDue;
    const assistance = assistanceOf(facts.bill);
    if (assistance === null) {
      return { state: "not-for-you", reason: mayHelp(facts) ? "household-unknown" : "no-policy-known" };
    }
    if (assistance.tier === "none") return { state: "not-for-you", reason: "household-above" };
    if (isLateToApply(facts)) return { state: "open", reason: "assistance-late", by: null };
    const by = lastDayToApply(facts);
    const reason = assistance.tier === "free" ? "at-or-below-free-line" : "at-or-below-discount-line";
    return { state: "open", reason, by, facts: { percent: assistance.percentOfPovertyLevel } };
  },
};

/** Two answers show whether it may help. */
export const screenHousehold: StepRule = {
  id: "screen-household",
  minutes: 2,
  letter: null,
  judge(facts) {
    if (isNothingDue(facts)) return nothingDue;
    if (standingOfLetter(facts, "charity-care") !== null || facts.bill.household !== null) {
      return { state: "done", reason: "household-known" };
    }
    if (!mayHelp(facts)) return { state: "not-for-you", reason: "no-policy-known" };
    const by = isLateToApply(facts) ? null : lastDayToApply(facts);
    return { state: "open", reason: "household-unknown", by };
  },
};

/** If nothing is known about the hospital, it is asked about only for patients whom no one else helps. */
function mayHelp(facts: CaseFacts): boolean {
  const first = assistanceFirst(facts.bill);
  return first !== null && (first.why !== "may-be-nonprofit" || hasPlan(facts) === false);
}

/** For what the household may still apply, or waits; "none" once the hospital refused it. */
export function openTierOf(facts: CaseFacts): Assistance["tier"] {
  const isRefused = standingOfLetter(facts, "charity-care")?.reason === "letter-lost";
  return isRefused ? "none" : (assistanceOf(facts.bill)?.tier ?? "none");
}

export function isLateToApply(facts: CaseFacts): boolean {
  return (lastDayToApply(facts)?.daysLeft ?? 0) < 0;
}

/** Null: no law that we know sets one. */
function lastDayToApply({ bill, today }: CaseFacts): LastDay | null {
  const { statementDate, serviceTo, serviceFrom } = bill;
  const day = statementDate ?? serviceTo ?? serviceFrom;
  if (day === null) return null;
  const right = rightOfFinding(
    { rule: "charity-care", facts: assistanceFacts(bill, day) },
    { statementDate, today },
  );
  const deadline = right?.deadline ?? null;
  return deadline && { dueOn: deadline.dueOn, daysLeft: deadline.daysLeft };
}
