import type { ClaimDraft, DraftedClaims } from "./claim-drafts.ts";

const FEWEST_CLAIMS = 2;

/**
 * The claims with the amounts of their one card as their total, too, where every claim of a notice has one card: then a card tells of a claim.
 * One claim with one card may have others that were not read.
 */
export function withCardsAsTotals({ drafts, summaries }: DraftedClaims): DraftedClaims {
  const areCards =
    drafts.length >= FEWEST_CLAIMS && drafts.every((draft) => draft.total === null && cardOf(draft) !== null);
  if (!areCards) return { drafts, summaries };
  return { drafts: drafts.map((draft) => ({ ...draft, total: cardOf(draft) })), summaries };
}

function cardOf({ lines }: ClaimDraft) {
  const [only, another] = lines;
  return only?.table.isLabelled && !another ? only : null;
}
