import type { Explanation } from "#app/domain/explanations/explanation.ts";
import {
  type ExplanationMatch,
  type MatchableBill,
  matchExplanations,
} from "#app/domain/explanations/matching/match-explanations.ts";
import type { AuditedBill } from "./audited-bill.ts";
import { planClaimOf } from "./plan-claim.ts";

/** An audited bill as explanations are matched to it. `accountNumber`, `claimNumbers`: as the bill prints them. */
export function matchableBillOf(
  { provider, lines, totals, ...bill }: AuditedBill,
  {
    hospitalNames = [],
    accountNumber = null,
    claimNumbers = [],
  }: Partial<Pick<MatchableBill, "hospitalNames" | "accountNumber" | "claimNumbers">> = {},
): MatchableBill {
  return {
    providerName: provider.name,
    hospitalNames,
    accountNumber,
    claimNumbers,
    statementDate: bill.statementDate,
    serviceFrom: bill.serviceFrom,
    serviceTo: bill.serviceTo,
    lines: lines.map(({ serviceDate, serviceCode, amountCents }) => ({
      serviceDate,
      code: serviceCode?.code ?? null,
      amountCents,
    })),
    chargesCents: totals.chargesCents,
    balanceCents: totals.balanceCents,
  };
}

/** Bills with the claims that belong to them, from this confidence on, and all matches that were found. */
export function matchPlanClaims(
  bills: readonly { bill: AuditedBill; hospitalNames: readonly string[] }[],
  explanations: readonly Explanation[],
  minConfidence: number,
): { bills: AuditedBill[]; matches: ExplanationMatch[] } {
  const matches = matchExplanations(
    bills.map(({ bill, hospitalNames }) => matchableBillOf(bill, { hospitalNames })),
    explanations,
  );
  const withClaims = bills.map(({ bill }, index) => {
    const planClaims = matches
      .filter(({ billIndex, confidence }) => billIndex === index && confidence >= minConfidence)
      .flatMap(({ explanationIndex, claimIndex }) => {
        const explanation = explanations[explanationIndex];
        const claim = explanation?.claims[claimIndex];
        return explanation && claim ? [planClaimOf(explanation, claim)] : [];
      });
    return { ...bill, planClaims };
  });
  return { bills: withClaims, matches };
}
