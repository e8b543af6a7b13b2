import type { AppLoadContext } from "@remix-run/node";
import { type ClaimLink, listClaimLinks } from "#app/domain/explanations/kept/claim-links.server.ts";
import type { FoundExplanation } from "#app/domain/explanations/kept/kept-explanation.ts";
import {
  findExplanationsOfBill,
  keptExplanations,
} from "#app/domain/explanations/kept/kept-explanations.server.ts";
import { proposeLinks } from "#app/domain/explanations/kept/propose-links.server.ts";
import type { AccountAccess } from "../frame/gate.server.ts";

/** The plan's documents about a bill: the explanations matched with it, and those that may match and wait for a yes. */
export async function viewPlanPapers(
  { db }: AppLoadContext,
  { account, ownerName }: AccountAccess,
  billId: string,
) {
  const [linked, all, links] = await Promise.all([
    findExplanationsOfBill(db, account, billId),
    keptExplanations.findAll(db, account),
    listClaimLinks(db, account),
  ]);
  // Matching opens every bill: only for documents with unmatched claims
  const found = all.filter((one) => !isPutTogether(one, links));
  const proposed = found.length === 0 ? [] : await proposeLinks(db, account, { found, ownerName });
  const waiting = new Set(
    proposed
      .filter((link) => link.bill.billId === billId && link.decided === null)
      .map(({ explanationId }) => explanationId),
  );
  const linkedIds = new Set(linked.map(({ explanationId }) => explanationId));
  return {
    linked: linked.map(name),
    proposed: all
      .filter(({ explanationId }) => waiting.has(explanationId) && !linkedIds.has(explanationId))
      .map(name),
  };
}

/** Whether each claim of an explanation has its bill. */
function isPutTogether({ explanationId, kept }: FoundExplanation, links: readonly ClaimLink[]): boolean {
  return kept.explanation.claims.every((_claim, claimIndex) =>
    links.some(
      (link) =>
        link.explanationId === explanationId && link.claimIndex === claimIndex && link.state === "confirmed",
    ),
  );
}

function name({ explanationId, state, kept }: FoundExplanation) {
  const { plan, issueDate } = kept.explanation;
  return { explanationId, state, planName: plan?.value ?? null, issueDate: issueDate?.value ?? null };
}
