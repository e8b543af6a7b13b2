import type { PlanClaim, PlanLine } from "../plan-claim.ts";
import { sumKnown } from "./plan-sums.ts";

/**
 * A claim of a paper whose lines were billed its total, where one of them was misread: what was taken off, refused and allowed of a
 * line is what was billed. It is put right only where all lines then add up to the total to the cent; otherwise the claim stays.
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
