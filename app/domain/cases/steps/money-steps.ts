import type { RuleId } from "#app/domain/audits/rule-ids.ts";
import { askedCentsOf, type CaseFacts, hasPlan, networkOf } from "../case-facts.ts";
import type { StepStanding } from "../case-step.ts";
import { standingOfLetter } from "./standing-of-letter.ts";
import type { StepRule } from "./step-rule.ts";

/** The rules that hold a price against published ones. */
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
    const nothing = nothingToPay(facts);
    if (nothing !== null) return nothing;
    const begun = standingOfLetter(facts, "negotiation");
    if (begun !== null) return begun;
    if (facts.audit === null) return { state: "not-for-you", reason: "not-audited" };
    const isProgram = facts.bill.coverage === "medicare";
    if (isProgram || (hasPlan(facts) !== false && networkOf(facts) !== "out")) {
      return { state: "not-for-you", reason: "plan-price-holds" };
    }
    return isAbovePublished(facts)
      ? { state: "open", reason: "above-published", by: null }
      : { state: "not-for-you", reason: "not-above-published" };
  },
};

/** Most hospitals let people pay by the month without interest. */
export const paymentPlan: StepRule = {
  id: "payment-plan",
  minutes: 10,
  letter: "payment-plan",
  judge(facts) {
    const nothing = nothingToPay(facts);
    if (nothing !== null) return nothing;
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
    const nothing = nothingToPay(facts);
    if (nothing !== null) return nothing;
    if (askedCentsOf(facts) === null) return { state: "not-for-you", reason: "amount-unknown" };
    if (facts.audit === null) return { state: "not-for-you", reason: "not-audited" };
    const reason = arePricesCompared(facts) ? "nothing-wrong" : "nothing-wrong-uncompared";
    return { state: "open", reason, by: null };
  },
};

/** Whether something that was found holds a line against a lower published price. */
export function isAbovePublished({ audit }: Pick<CaseFacts, "audit">): boolean {
  return (audit?.findings ?? []).some(({ rule }) => PRICE_RULES.includes(rule));
}

/** Whether published prices like the bill's were at hand. */
export function arePricesCompared({ audit }: Pick<CaseFacts, "audit">): boolean {
  const unchecked = new Set(audit?.notChecked.map(({ rule }) => rule));
  return audit !== null && PRICE_RULES.some((rule) => !unchecked.has(rule));
}

function nothingToPay(facts: CaseFacts): StepStanding | null {
  const askedCents = askedCentsOf(facts);
  return askedCents !== null && askedCents <= 0 ? { state: "not-for-you", reason: "nothing-due" } : null;
}
