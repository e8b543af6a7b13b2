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
  const newest = new Map<string, (typeof all)[number]>();
  for (const placed of all) {
    const key = numberKey(placed.claim.claimNumber?.value ?? null);
    if (key === null) continue;
    const before = newest.get(key)?.decidedOn ?? "";
    const isLast = placed.decidedOn === before && !isTakingBack(placed.claim);
    if (isLast || placed.decidedOn > before || !newest.has(key)) newest.set(key, placed);
  }
  return all.filter((placed) => {
    if (isTakingBack(placed.claim)) return false;
    const key = numberKey(placed.claim.claimNumber?.value ?? null);
    return key === null || (!replaced.has(key) && newest.get(key) === placed);
  });
}

/** A number without what is only written between its letters and digits; null: none is left. */
export function numberKey(number: string | null): string | null {
  return number?.replace(/[^a-z0-9]/gi, "").toUpperCase() || null;
}

function isTakingBack({ totals }: ExplainedClaim): boolean {
  return (totals.billed?.value ?? 0) < 0;
}
