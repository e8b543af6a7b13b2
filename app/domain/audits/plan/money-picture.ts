import type { AuditedBill } from "../audited-bill.ts";
import type { PlanClaim } from "../plan-claim.ts";
import { currentClaims } from "./current-claims.ts";
import { claimAmount, owedOnClaim, sumKnown } from "./plan-sums.ts";

export const moneySteps = [
  "billed",
  "discount",
  "planPaid",
  "otherInsurance",
  "share",
  "paid",
  "due",
] as const;

/** A step on the way from what was billed to what is due. */
export type MoneyStep = (typeof moneySteps)[number];

/** What bill and plan say about one step, in cents; null: not told. */
export interface MoneyRow {
  step: MoneyStep;
  billCents: number | null;
  planCents: number | null;
}

/** What a bill says about its money, in cents; reductions and payments are positive. Null = not stated. */
export interface BilledMoney {
  chargesCents: number | null;
  discountCents: number | null;
  /** By insurance; null, too, where the bill does not say who paid. */
  planPaidCents: number | null;
  /** By the patient, or by whom it does not say. */
  paidCents: number | null;
  dueCents: number | null;
}

/**
 * Returns the steps of a bill's money, as stated by the bill and the plan. A step that neither states is left out;
 * nothing is computed. Plan amounts are left out if a claim lacks the amount, if it is unclear which of two claims
 * counts, or without a claim.
 */
export function moneyPicture(bill: BilledMoney, planClaims: readonly PlanClaim[]): MoneyRow[] {
  const { claims, isAmbiguous, afterOthers } = currentClaims(planClaims);
  const areTold = claims.length > 0 && !isAmbiguous && afterOthers.size === 0;
  const told = (amountOf: (claim: PlanClaim) => number | null) =>
    areTold ? sumKnown(claims.map(amountOf)) : null;
  const rows: MoneyRow[] = [
    {
      step: "billed",
      billCents: bill.chargesCents,
      planCents: told((claim) => claimAmount(claim, "billed")),
    },
    {
      step: "discount",
      billCents: bill.discountCents,
      planCents: told((claim) => claimAmount(claim, "discount")),
    },
    {
      step: "planPaid",
      billCents: bill.planPaidCents,
      planCents: told((claim) => claimAmount(claim, "planPaid")),
    },
    {
      step: "otherInsurance",
      billCents: null,
      planCents: told((claim) => claimAmount(claim, "otherInsurance")) || null,
    },
    { step: "share", billCents: null, planCents: told(owedOnClaim) },
    { step: "paid", billCents: bill.paidCents, planCents: null },
    { step: "due", billCents: bill.dueCents, planCents: null },
  ];
  return rows.filter(({ billCents, planCents }) => billCents !== null || planCents !== null);
}

/** What an audited bill says of its money. What was paid and by whom the bill does not say counts as paid. */
export function moneyOfAudited({ totals, lines }: Pick<AuditedBill, "totals" | "lines">): BilledMoney {
  const { chargesCents, adjustmentsCents, paymentsCents, balanceCents, insurancePaidCents = null } = totals;
  const otherCents = paymentsCents === null ? null : paymentsCents - (insurancePaidCents ?? 0);
  return {
    chargesCents: chargesCents ?? sumKnown(lines.map(({ amountCents }) => amountCents)),
    discountCents: adjustmentsCents,
    planPaidCents: insurancePaidCents,
    paidCents: insurancePaidCents !== null && otherCents === 0 ? null : otherCents,
    dueCents: balanceCents,
  };
}
