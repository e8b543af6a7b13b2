import { isRefusalProviders } from "#app/domain/audits/plan/plan-sums.ts";
import { planClaimOf } from "#app/domain/audits/plan-claim.ts";
import { appealDeadlineOf } from "#app/domain/explanations/appeal-deadline.ts";
import { deniedClaimOf } from "#app/domain/explanations/denied-claim.ts";
import type { ConfirmedClaim } from "#app/domain/explanations/kept/claims-of-bill.server.ts";
import type { CaseDenial } from "./case-facts.ts";

/** What a plan refused of a bill and left to the patient, by its claims: of several refusals the one whose last day comes first; null: none. `today`: the ISO
 *  day where the patient lives. */
export function denialOf(claims: readonly ConfirmedClaim[], today: string): CaseDenial | null {
  const denials = claims.flatMap(({ explanationId, explanation, claimIndex, claim }): CaseDenial[] => {
    const denied = deniedClaimOf(explanation, claim);
    if (denied === null || isRefusalProviders(planClaimOf(explanation, claim))) return [];
    const { planKind, issueDate, appeal } = explanation;
    const days = { days: appeal.days?.value ?? null, by: appeal.by?.value ?? null };
    const deadline = appealDeadlineOf({ planKind, issueDate: issueDate?.value ?? null, appeal: days }, today);
    const by = deadline && { dueOn: deadline.dueOn, daysLeft: deadline.daysLeft };
    const { isProvidersFault, isFileFirst } = denied;
    return [{ explanationId, claimIndex, by, isProvidersFault, isFileFirst }];
  });
  denials.sort((a, b) => (a.by?.daysLeft ?? Infinity) - (b.by?.daysLeft ?? Infinity));
  return denials.find(({ by }) => by === null || by.daysLeft >= 0) ?? denials[0] ?? null;
}
