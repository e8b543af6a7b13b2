import type { AuditRule, RuleFinding } from "../audit-rule.ts";
import type { PlanComparison } from "../plan/compare-with-plan.ts";
import { withoutClaims } from "../plan/excess-of-network.ts";
import { claimAmount } from "../plan/plan-sums.ts";
import type { PlanClaim } from "../plan-claim.ts";
import { claimDecisionSource } from "../sources.ts";

/** A deductible is taken once a year: not twice for the same services, nor above its limit. The plan has to mend it. */
export const deductibleTwice: AuditRule = {
  id: "deductible-twice",
  strength: "question",
  source: claimDecisionSource,
  find({ bill, plan }) {
    if (plan === null) return withoutClaims(bill);
    const taking = plan.claims.filter((claim) => deductibleOn(claim) > 0);
    return { findings: [...forSameServices(plan, taking), ...aboveLimit(taking)] };
  },
};

const deductibleOn = (claim: PlanClaim) => claimAmount(claim, "deductible") ?? 0;

function forSameServices({ isAmbiguous }: PlanComparison, taking: readonly PlanClaim[]): RuleFinding[] {
  if (!isAmbiguous) return [];
  return taking.flatMap((claim, index) => {
    const amountCents = deductibleOn(claim);
    const isTwice = taking
      .slice(index + 1)
      .some(
        (other) =>
          other.plan === claim.plan &&
          other.serviceFrom === claim.serviceFrom &&
          claimAmount(other, "billed") === claimAmount(claim, "billed") &&
          deductibleOn(other) === amountCents,
      );
    return isTwice ? [{ lines: [], stakes: [], kind: "same-services", facts: { amountCents } }] : [];
  });
}

/** Each plan has its own limit; the highest that its claims name counts. */
function aboveLimit(taking: readonly PlanClaim[]): RuleFinding[] {
  return [...new Set(taking.map(({ plan }) => plan))].flatMap((plan) => {
    const claims = taking.filter((claim) => claim.plan === plan);
    const limitCents = Math.max(0, ...claims.map(({ deductibleLimitCents }) => deductibleLimitCents ?? 0));
    const amountCents = claims.reduce((sum, claim) => sum + deductibleOn(claim), 0);
    if (limitCents === 0 || amountCents <= limitCents) return [];
    return [{ lines: [], stakes: [], kind: "above-limit", facts: { amountCents, limitCents } }];
  });
}
