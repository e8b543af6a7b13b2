import type { NotKept } from "#app/domain/bills/kept/keep-refusal.ts";
import type { ReadPaper } from "#app/domain/bills/kept/read-documents.server.ts";
import { layOutRows } from "#app/domain/bills/read/layout/lay-out-rows.ts";
import {
  emptyClaim,
  type KeptExplanation,
  MOST_CLAIMS,
} from "#app/domain/explanations/kept/kept-explanation.ts";
import { explanationOfRows } from "#app/domain/explanations/read/explanation-of-rows.ts";

/** The explanations of benefits that papers of a plan make, each to be checked by its owner; where none can be read of them, one
 *  to be typed beside their pictures. `givenWithBillId`: the bill that they were added to. */
export function explanationsOfPapers(
  papers: readonly ReadPaper[],
  givenWithBillId: string | null,
): { outcome: "made"; kept: KeptExplanation[] } | Extract<NotKept, { outcome: "not-kept" }> {
  if (papers.length === 0) return { outcome: "made", kept: [] };
  const read = explanationOfRows(layOutRows({ pages: papers.flatMap(({ pages }) => pages) }));
  const claimCount = read.claims.length;
  if (claimCount > MOST_CLAIMS) {
    return { outcome: "not-kept", refusal: { reason: "too-many-claims", claimCount } };
  }
  const explanation = claimCount === 0 ? { ...read, claims: [emptyClaim] } : read;
  const documents = papers.map(({ document }) => ({ ...document, kind: "eob" as const }));
  return { outcome: "made", kept: [{ explanation, documents, givenWithBillId }] };
}
