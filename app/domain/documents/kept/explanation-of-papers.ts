import type { NotKept } from "#app/domain/bills/kept/keep-refusal.ts";
import type { ReadPaper } from "#app/domain/bills/kept/read-documents.server.ts";
import type { Explanation } from "#app/domain/explanations/explanation.ts";
import {
  emptyClaim,
  type KeptExplanation,
  MOST_CLAIMS,
} from "#app/domain/explanations/kept/kept-explanation.ts";

/** The explanation of benefits that was read of a plan's papers, to be checked by its owner; where no claim could be read, one to
 *  be typed next to their pictures. `givenWithBillId`: the bill that they were added to. */
export function explanationOfPapers(
  papers: readonly ReadPaper[],
  read: Explanation | null,
  givenWithBillId: string | null,
): { outcome: "made"; kept: KeptExplanation[] } | Extract<NotKept, { outcome: "not-kept" }> {
  if (read === null) return { outcome: "made", kept: [] };
  const claimCount = read.claims.length;
  if (claimCount > MOST_CLAIMS) {
    return { outcome: "not-kept", refusal: { reason: "too-many-claims", claimCount } };
  }
  const explanation = claimCount === 0 ? { ...read, claims: [emptyClaim] } : read;
  const documents = papers.map(({ document }) => ({ ...document, kind: "eob" as const }));
  return { outcome: "made", kept: [{ explanation, documents, givenWithBillId }] };
}
