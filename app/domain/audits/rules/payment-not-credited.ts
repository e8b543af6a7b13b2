import type { AuditRule, RuleFinding } from "../audit-rule.ts";
import type { AuditedBill } from "../audited-bill.ts";
import type { PlanComparison } from "../plan/compare-with-plan.ts";
import { standingOf, withoutClaims } from "../plan/excess-of-network.ts";
import { claimAmount, sumKnown } from "../plan/plan-sums.ts";
import { billingErrorSource } from "../sources.ts";

/** A payment from the plan, or an earlier one from the patient, is missing from what the bill subtracts. */
export const paymentNotCredited: AuditRule = {
  id: "payment-not-credited",
  strength: "error",
  source: billingErrorSource,
  find({ bill, plan }) {
    if (plan === null) return withoutClaims(bill);
    if (bill.totals.balanceCents === null) return { notChecked: "no-balance" };
    return { findings: [...ofPlan(bill, plan), ...ofPatient(bill, plan)] };
  },
};

/** Out of the network a plan may pay its member instead. */
function ofPlan({ totals }: AuditedBill, plan: PlanComparison): RuleFinding[] {
  if (!plan.causes?.has("payment")) return [];
  const amountCents = plan.amounts.payment;
  const creditedCents = totals.insurancePaidCents ?? totals.paymentsCents ?? 0;
  const facts = { planPaidCents: creditedCents + amountCents, creditedCents, amountCents };
  if (standingOf(plan) === "out") {
    return [{ lines: [], stakes: [], kind: "perhaps-paid-to-you", strength: "question", facts }];
  }
  return [{ lines: [], stakes: [{ lines: [], amountCents, ofExcess: "payment" }], kind: "plan", facts }];
}

/** Some plans put here what they say is owed: it asks. */
function ofPatient(
  { totals }: AuditedBill,
  { claims, excessCents, owedCents }: PlanComparison,
): RuleFinding[] {
  const { paymentsCents, balanceCents } = totals;
  const patientPaidCents = sumKnown(claims.map((claim) => claim.patientPaidCents));
  const planPaidCents = sumKnown(claims.map((claim) => claimAmount(claim, "planPaid")));
  const isAllAsked = excessCents === 0 && balanceCents === owedCents;
  if (!patientPaidCents || planPaidCents === null || !isAllAsked || patientPaidCents === owedCents) return [];
  if ((paymentsCents ?? 0) > planPaidCents) return [];
  const facts = { patientPaidCents, balanceCents };
  return [{ lines: [], stakes: [], kind: "yours", strength: "question", facts }];
}
