import { type Equation, equationOf } from "#app/domain/reading/sums/equation.ts";
import { columnOf } from "../claim-equations.ts";
import type { ExplainedClaim } from "../explanation.ts";

/** A sum that a claim should fulfil: what is told, and what its parts make, in cents. */
export interface ClaimSum {
  of: "billed" | "allowed" | "lines-billed" | "lines-you-owe";
  toldCents: number;
  workedOutCents: number;
}

/**
 * Returns the sums of a claim that can be checked:
 * - billed = discount + not covered + allowed;
 * - allowed = plan paid + other insurance + deductible + copay + coinsurance;
 * - the lines add up to the totals.
 * A missing part may be zero, so a sum with a gap is returned only if it adds up without that part.
 */
export function checkClaimSums(claim: ExplainedClaim): ClaimSum[] {
  const { billed, discount, notCovered, allowed, planPaid, otherInsurance, deductible, copay, coinsurance } =
    claim.totals;
  return [
    ...sumOf("billed", equationOf(billed, [discount, notCovered, allowed])),
    ...sumOf("allowed", equationOf(allowed, [planPaid, otherInsurance, deductible, copay, coinsurance])),
    ...sumOf("lines-billed", columnOf(claim, "billed")),
    ...sumOf("lines-you-owe", columnOf(claim, "youOwe")),
  ];
}

function sumOf(of: ClaimSum["of"], equation: Equation | null): ClaimSum[] {
  if (!equation) return [];
  const { isWhole, ...sum } = equation;
  return isWhole || sum.toldCents === sum.workedOutCents ? [{ of, ...sum }] : [];
}
