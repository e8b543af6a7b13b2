import type { ExplainedClaim, Explanation } from "../explanation.ts";
import type { MatchableBill, MatchReason } from "./matchable-bill.ts";
import { listNewestClaims } from "./newest-claims.ts";
import { openClaimScale } from "./weigh-claim.ts";

export type { MatchableBill, MatchReason } from "./matchable-bill.ts";

/** One claim of one explanation that belongs to a bill. */
export interface ExplanationMatch {
  billIndex: number;
  explanationIndex: number;
  claimIndex: number;
  /** 0 to 1; from `SURE_MATCH` on it needs no question. */
  confidence: number;
  reasons: readonly MatchReason[];
}

/** From here on a bill is held against the claim without asking. On the 24 × 24 pairings of a test set of bills and explanations,
 *  every right one is above it (0.9 and more) and every wrong one below `POSSIBLE_MATCH`. */
export const SURE_MATCH = 0.8;

/** Below it nothing is told; between the two a person is asked. */
export const POSSIBLE_MATCH = 0.5;

/** Claims of several people on one document, for the same money: only the person knows which of them is meant. */
const OF_TWO_PEOPLE = 0.7;

/** Finds the claims that belong to each bill, surest first; none below `POSSIBLE_MATCH` is shown. Of a claim that was replaced or
 *  decided again only the newest counts. */
export function matchExplanations(
  bills: readonly MatchableBill[],
  explanations: readonly Explanation[],
): ExplanationMatch[] {
  const claims = listNewestClaims(explanations);
  const matches = bills.flatMap((bill, billIndex) => {
    const weigh = openClaimScale(bill);
    const found = claims.flatMap(({ claim, explanationIndex, claimIndex }) => {
      const { confidence, reasons } = weigh(claim);
      return confidence < POSSIBLE_MATCH
        ? []
        : [{ claim, match: { billIndex, explanationIndex, claimIndex, confidence, reasons } }];
    });
    const patients = patientsByBilled(found.map(({ claim }) => claim));
    return found.map(({ claim, match }) => {
      const isOfTwo = claim.patient !== null && (patients.get(claim.totals.billed?.value)?.size ?? 0) > 1;
      return isOfTwo ? { ...match, confidence: match.confidence * OF_TWO_PEOPLE } : match;
    });
  });
  return matches
    .filter(({ confidence }) => confidence >= POSSIBLE_MATCH)
    .sort((a, b) => b.confidence - a.confidence);
}

function patientsByBilled(claims: readonly ExplainedClaim[]): Map<number | undefined, Set<string>> {
  const patients = new Map<number | undefined, Set<string>>();
  for (const { patient, totals } of claims) {
    if (patient === null) continue;
    const named = patients.get(totals.billed?.value) ?? new Set();
    patients.set(totals.billed?.value, named.add(patient.value));
  }
  return patients;
}
