import type { AmountKind, ExplainedAmounts, ExplainedClaim } from "../explanation.ts";

/** A sum that a claim should fulfil: what is told, and what its parts make, in cents. */
export interface ClaimSum {
  of: "billed" | "allowed" | "lines-billed" | "lines-you-owe";
  toldCents: number;
  workedOutCents: number;
}

/**
 * The sums of a claim that can be held against each other: billed = discount + not covered + allowed; allowed = plan paid + other
 * insurance + deductible + copay + coinsurance; the lines against the totals. A part that is not told may be nothing, so that
 * a sum with a gap is told only where it adds up without it.
 */
export function checkClaimSums({ totals, lines }: ExplainedClaim): ClaimSum[] {
  const sums: (ClaimSum & { isWhole: boolean })[] = [
    ...sumOf("billed", totals, "billed", ["discount", "notCovered", "allowed"]),
    ...sumOf("allowed", totals, "allowed", [
      "planPaid",
      "otherInsurance",
      "deductible",
      "copay",
      "coinsurance",
    ]),
    ...sumOfLines("lines-billed", totals, lines, "billed"),
    ...sumOfLines("lines-you-owe", totals, lines, "youOwe"),
  ];
  return sums
    .filter(({ isWhole, toldCents, workedOutCents }) => isWhole || toldCents === workedOutCents)
    .map(({ isWhole: _, ...sum }) => sum);
}

function sumOf(of: ClaimSum["of"], amounts: ExplainedAmounts, whole: AmountKind, parts: AmountKind[]) {
  const told = amounts[whole];
  const stated = parts.flatMap((part) => amounts[part] ?? []);
  if (!told || stated.length === 0) return [];
  const workedOutCents = stated.reduce((sum, { value }) => sum + value, 0);
  return [{ of, toldCents: told.value, workedOutCents, isWhole: stated.length === parts.length }];
}

function sumOfLines(
  of: ClaimSum["of"],
  totals: ExplainedAmounts,
  lines: ExplainedClaim["lines"],
  kind: AmountKind,
) {
  const told = totals[kind];
  const stated = lines.flatMap(({ amounts }) => amounts[kind] ?? []);
  if (!told || stated.length === 0) return [];
  const workedOutCents = stated.reduce((sum, { value }) => sum + value, 0);
  return [{ of, toldCents: told.value, workedOutCents, isWhole: stated.length === lines.length }];
}
