import { sayReasonCode } from "#app/content/words/say-reason-code.ts";
import { appealDeadlineOf, appealLawOf } from "#app/domain/explanations/appeal-deadline.ts";
import { type DenialReason, deniedClaimOf } from "#app/domain/explanations/denied-claim.ts";
import type { Explanation } from "#app/domain/explanations/explanation.ts";
import type { Language } from "#app/domain/language/language.ts";

/** What a page says about a plan's no; null: it said none. `today`: an ISO day. */
export function viewDenial(language: Language, explanation: Explanation, today: string) {
  const { planKind, issueDate, appeal, claims } = explanation;
  const denied = claims.flatMap((claim, claimIndex) => {
    const found = deniedClaimOf(explanation, claim);
    return found ? [{ claimIndex, claimNumber: claim.claimNumber?.value ?? null, ...found }] : [];
  });
  if (denied.length === 0) return null;
  const days = { days: appeal.days?.value ?? null, by: appeal.by?.value ?? null };
  const reasons = denied.flatMap((claim) => claim.reasons.flatMap((one) => viewReason(language, one)));
  return {
    deadline: appealDeadlineOf({ planKind, issueDate: issueDate?.value ?? null, appeal: days }, today),
    law: appealLawOf(planKind),
    isPlanKnown: planKind !== null,
    reasons: [...new Map(reasons.map((reason) => [reason.code, reason])).values()],
    address: appeal.address?.value ?? null,
    claims: denied.map(({ claimIndex, claimNumber, isProvidersFault }) => ({
      claimIndex,
      claimNumber,
      isProvidersFault,
    })),
  };
}

/** The plan's own words as printed go before ours. */
function viewReason(language: Language, { code, printed, known }: DenialReason) {
  const said = known && sayReasonCode(language, known.code);
  const message = printed ?? said?.message;
  return message === undefined ? [] : [{ code, message, ask: said?.ask ?? null }];
}
