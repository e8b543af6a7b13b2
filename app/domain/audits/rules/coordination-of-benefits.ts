import type { AuditRule, RuleFinding } from "../audit-rule.ts";
import { withoutClaims } from "../plan/excess-of-network.ts";
import { claimAmount } from "../plan/plan-sums.ts";
import type { PlanClaim } from "../plan-claim.ts";
import { coordinationSource } from "../sources.ts";

/** CARC 22: the plan waits for what another one pays. */
const OTHER_PLAN_FIRST = "22";

/** Two plans: one waits for the other, or both decided about the same services. */
export const coordinationOfBenefits: AuditRule = {
  id: "coordination-of-benefits",
  strength: "question",
  source: coordinationSource,
  find({ bill, plan }) {
    if (plan === null) return withoutClaims(bill);
    const waiting = plan.claims.filter(waitsForOther);
    const findings: RuleFinding[] = [];
    if (waiting.length > 0) {
      const amountCents = waiting.reduce((sum, claim) => sum + (claimAmount(claim, "notCovered") ?? 0), 0);
      findings.push({ lines: [], stakes: [], kind: "other-plan-first", facts: { amountCents } });
    }
    if (plan.isAmbiguous && new Set(plan.claims.map((claim) => claim.plan)).size > 1) {
      findings.push({ lines: [], stakes: [], kind: "two-plans", facts: { count: plan.claims.length } });
    }
    return { findings };
  },
};

function waitsForOther({ adjustments, lines }: PlanClaim): boolean {
  return [adjustments, ...lines.map((line) => line.adjustments)]
    .flat()
    .some(({ reasonCode, amountCents }) => reasonCode === OTHER_PLAN_FIRST && amountCents >= 0);
}
