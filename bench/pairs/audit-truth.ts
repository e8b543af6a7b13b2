import { auditBill } from "#app/domain/audits/audit-bill.ts";
import { planClaimOf } from "#app/domain/audits/plan-claim.ts";
import { openStarterEdits } from "#app/domain/coding-edits/starter/open-starter-edits.server.ts";
import { matchExplanations, SURE_MATCH } from "#app/domain/explanations/matching/match-explanations.ts";
import {
  auditedBillOfTruth,
  explanationOfTruth,
  matchableBillOfTruth,
  type PairTruth,
} from "./pair-truth.ts";
import type { JudgedPair } from "./relations.ts";

/** Audits every pair from its truth, all explanations compared with all bills. */
export function auditTruth(pairs: readonly PairTruth[]): JudgedPair[] {
  const explanations = pairs.map(explanationOfTruth);
  const matches = matchExplanations(pairs.map(matchableBillOfTruth), explanations);
  const wrong = matches.filter(({ billIndex, explanationIndex }) => billIndex !== explanationIndex);
  const right = matches.filter(({ billIndex, explanationIndex }) => billIndex === explanationIndex);
  const least = Math.min(...right.map(({ confidence }) => confidence));
  console.log(`right matches ${right.length}, least sure ${least.toFixed(2)}; wrong ones ${wrong.length}`);
  return pairs.map((pair, billIndex) => {
    const planClaims = matches.flatMap((match) => {
      const explanation = explanations[match.explanationIndex];
      const claim = explanation?.claims[match.claimIndex];
      const isSure = match.billIndex === billIndex && match.confidence >= SURE_MATCH;
      return explanation && claim && isSure ? [planClaimOf(explanation, claim)] : [];
    });
    const audit = auditBill({
      bill: { ...auditedBillOfTruth(pair), planClaims },
      edits: openStarterEdits(),
      prices: null,
      isHospitalKnown: false,
    });
    return {
      errors: audit.findings.flatMap(({ rule, strength }) => (strength === "error" ? [rule] : [])),
      disputableCents: audit.disputableCents,
      isMatched: planClaims.length > 0,
    };
  });
}
