import type { PlanClaim, PlanLine } from "../plan-claim.ts";
import { sumKnown } from "./plan-sums.ts";

/**
 * Repairs a misread line of a claim whose lines should add up to the billed total: billed = discount + refused +
 * allowed. The claim is changed only if all lines then match the total to the cent.
 */
export function mendBilled(claim: PlanClaim): PlanClaim {
  const { source, lines, totals } = claim;
  if (source !== "printed" || totals.billed === null || sumBilled(lines) === totals.billed) return claim;
  const mended = lines.map((line) => {
    const { discount, notCovered, allowed } = line.amounts;
    const billed = sumKnown([discount, notCovered ?? 0, allowed]);
    return billed === null ? line : { ...line, amounts: { ...line.amounts, billed } };
  });
  return sumBilled(mended) === totals.billed ? { ...claim, lines: mended } : claim;
}

function sumBilled(lines: readonly PlanLine[]): number | null {
  return sumKnown(lines.map(({ amounts }) => amounts.billed));
}
