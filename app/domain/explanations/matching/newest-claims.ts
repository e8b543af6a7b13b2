import type { ExplainedClaim, Explanation } from "../explanation.ts";

/** A claim with its place among the explanations. */
export interface PlacedClaim {
  claim: ExplainedClaim;
  explanationIndex: number;
  claimIndex: number;
}

/** The claims that count: none that another one replaces, of those with one number the last one decided, and none that only takes
 *  an earlier one back. */
export function listNewestClaims(explanations: readonly Explanation[]): PlacedClaim[] {
  const all = explanations.flatMap((explanation, explanationIndex) =>
    explanation.claims.map((claim, claimIndex) => ({
      claim,
      explanationIndex,
      claimIndex,
      decidedOn: claim.processedDate?.value ?? explanation.issueDate?.value ?? "",
    })),
  );
  const replaced = new Set(
    all.flatMap(({ claim }) => numberKey(claim.replacesClaimNumber?.value ?? null) ?? []),
  );
  return all.filter(({ claim, decidedOn }, index) => {
    if (isTakingBack(claim)) return false;
    const key = numberKey(claim.claimNumber?.value ?? null);
    if (key === null) return true;
    if (replaced.has(key)) return false;
    return !all.some((other, at) => {
      if (numberKey(other.claim.claimNumber?.value ?? null) !== key) return false;
      if (other.decidedOn !== decidedOn) return other.decidedOn > decidedOn;
      return !isTakingBack(other.claim) && at > index;
    });
  });
}

/** A number without what is only written between its letters and digits; null: none is left. */
export function numberKey(number: string | null): string | null {
  return number?.replace(/[^a-z0-9]/gi, "").toUpperCase() || null;
}

function isTakingBack({ totals }: ExplainedClaim): boolean {
  return (totals.billed?.value ?? 0) < 0;
}
