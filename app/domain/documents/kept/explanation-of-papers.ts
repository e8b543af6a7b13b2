import type { NotKept } from "#app/domain/bills/kept/keep-refusal.ts";
import type { ReadPaper } from "#app/domain/bills/kept/read-documents.server.ts";
import type { ExplainedClaim, Explanation } from "#app/domain/explanations/explanation.ts";
import {
  emptyClaim,
  type KeptExplanation,
  MAX_CLAIMS,
} from "#app/domain/explanations/kept/kept-explanation.ts";
import type { DenialLetter } from "#app/domain/explanations/read/notice/denial-letter.ts";

/** Returns the explanation of benefits that was read from a plan's documents, to be checked by its owner. Where no claim could be
 *  read, returns one to be typed next to their pictures. `givenWithBillId`: the bill that they were added to. */
export function explanationOfPapers(
  papers: readonly ReadPaper[],
  { explanation: read, letter }: { explanation: Explanation | null; letter: DenialLetter | null },
  givenWithBillId: string | null,
): { outcome: "made"; kept: KeptExplanation[] } | Extract<NotKept, { outcome: "not-kept" }> {
  if (read === null) return { outcome: "made", kept: [] };
  const claimCount = read.claims.length;
  if (claimCount > MAX_CLAIMS) {
    return { outcome: "not-kept", refusal: { reason: "too-many-claims", claimCount } };
  }
  const claims = claimCount === 0 ? [emptyClaim] : read.claims;
  const explanation = { ...read, claims: letter ? claims.map(refused) : claims };
  const documents = papers.map(({ document }) => ({ ...document, kind: "eob" as const }));
  return { outcome: "made", kept: [{ explanation, documents, givenWithBillId, ...(letter && { letter }) }] };
}

/** A letter of refusal says by itself what became of its claim. */
function refused(claim: ExplainedClaim): ExplainedClaim {
  const isPaid = (claim.totals.planPaid?.value ?? 0) > 0;
  return claim.status === "partly" || isPaid ? claim : { ...claim, status: "denied" };
}
