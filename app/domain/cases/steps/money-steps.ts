import { owedOnClaim, sumKnown } from "#app/domain/audits/plan/plan-sums.ts";
import type { RuleId } from "#app/domain/audits/rule-ids.ts";
import { askedCentsOf, type CaseFacts, hasPlan, isNothingDue, networkOf } from "../case-facts.ts";
import { standingOfLetter } from "./status-of-letter.ts";
import { nothingDue, type StepRule } from "./step-rule.ts";

/** The rules that compare a price with published ones. */
const PRICE_RULES: readonly RuleId[] = [
  "above-own-published-price",
  "above-cash-price",
  "above-state",
  "above-medicare",
];

/** Who pays without a plan's rate can offer what others pay. */
export const makeOffer: StepRule = {
  id: "make-offer",
  minutes: 15,
  letter: "negotiation",
  judge(facts) {
    if (isNothingDue(facts)) return nothingDue;
    const begun = standingOfLetter(facts, "negotiation");
    if (begun !== null) return begun;
    if (facts.audit === null) return { state: "not-for-you", reason: "not-audited" };
    switch (priceStandingOf(facts)) {
      case "plan-price":
        return { state: "not-for-you", reason: "plan-price-holds" };
      case "above":
        return { state: "open", reason: "above-published", by: null };
      default:
        return { state: "not-for-you", reason: "not-above-published" };
    }
  },
};

/** Most hospitals let people pay by the month without interest. */
export const paymentPlan: StepRule = {
  id: "payment-plan",
  minutes: 10,
  letter: "payment-plan",
  judge(facts) {
    if (isNothingDue(facts)) return nothingDue;
    const begun = standingOfLetter(facts, "payment-plan");
    if (begun !== null) return begun;
    if (facts.audit === null) return { state: "not-for-you", reason: "not-audited" };
    return { state: "open", reason: "cannot-pay-at-once", by: null };
  },
};

/** Where nothing is wrong, what is due is paid. */
export const pay: StepRule = {
  id: "pay",
  minutes: 5,
  letter: null,
  judge(facts) {
    if (isNothingDue(facts)) return nothingDue;
    if (askedCentsOf(facts) === null) return { state: "not-for-you", reason: "amount-unknown" };
    if (facts.audit === null) return { state: "not-for-you", reason: "not-audited" };
    const prices = priceStandingOf(facts);
    return prices === "above"
      ? { state: "not-for-you", reason: "other-steps-first" }
      : { state: "open", reason: `nothing-wrong-${prices}`, by: null };
  },
};

/** How the charges of a bill compare with published prices. "plan-price": with a plan its own price counts. "uncompared": no
 *  comparable price is published. "plan-agrees": the plan says that this amount is owed. */
export type PriceStanding = "above" | "not-above" | "plan-agrees" | "plan-price" | "uncompared";

export function priceStandingOf(facts: CaseFacts): PriceStanding {
  const { audit, bill } = facts;
  if (owedOnClaimsCents(facts) === askedCentsOf(facts)) return "plan-agrees";
  const isPlans = hasPlan(facts) !== false && networkOf(facts) !== "out";
  if (isPlans || bill.coverage === "medicare") return "plan-price";
  if ((audit?.findings ?? []).some(({ rule }) => PRICE_RULES.includes(rule))) return "above";
  const unchecked = new Set(audit?.notChecked.map(({ rule }) => rule));
  return audit !== null && PRICE_RULES.some((rule) => !unchecked.has(rule)) ? "not-above" : "uncompared";
}

/** By what the plan decided; null: it was not read whole, or there is none. */
function owedOnClaimsCents({ bill: { planClaims = [] } }: CaseFacts): number | null {
  return planClaims.length === 0 ? null : sumKnown(planClaims.map(owedOnClaim));
}
