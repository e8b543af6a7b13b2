import type { BillKeeper } from "#app/domain/bills/kept/bill-keeper.ts";
import {
  type AppealDeadline,
  type AppealLaw,
  appealDeadlineOf,
  appealLawOf,
  isDenied,
} from "#app/domain/explanations/appeal-deadline.ts";
import { type ClaimLink, listClaimLinks } from "#app/domain/explanations/kept/claim-links.server.ts";
import {
  findAllExplanations,
  listExplanations,
} from "#app/domain/explanations/kept/find-kept-explanations.server.ts";
import type { FoundExplanation, ListedExplanation } from "#app/domain/explanations/kept/kept-explanation.ts";
import { listNewestClaims } from "#app/domain/explanations/matching/newest-claims.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { ListedAppeal } from "./appeal.ts";

/** The last day to appeal what a kept explanation refuses. */
export interface DenialDay {
  explanationId: string;
  planName: string | null;
  /** Where the paper prints no day; null: a supplement, which has none of its own. */
  law: AppealLaw | null;
  deadline: AppealDeadline;
}

interface DenialSources {
  explanations: readonly FoundExplanation[];
  links: readonly ClaimLink[];
  appeals: readonly ListedAppeal[];
}

/** Those of a keeper's explanations that are still to come, the first one first. `today`: the ISO day where the patient lives. */
export async function listDenialDays(
  db: Database,
  keeper: BillKeeper,
  appeals: readonly ListedAppeal[],
  today: string,
): Promise<DenialDay[]> {
  // Most explanations refuse nothing, and opening them whole takes time
  if (!(await listExplanations(db, keeper)).some((explanation) => mayRefuse(explanation))) return [];
  const [explanations, links] = await Promise.all([
    findAllExplanations(db, keeper),
    listClaimLinks(db, keeper),
  ]);
  return denialDaysOf({ explanations, links, appeals }, today);
}

/** Whether it is checked, and refuses something, as far as its summary tells. */
function mayRefuse({ state, summary: { claims, claimCount } }: ListedExplanation): boolean {
  return state === "kept" && (claims.length < claimCount || claims.some(({ status }) => isDenied(status)));
}

/** The same, of what is read already. A draft tells nothing, for nobody has checked it; nor does a claim that a newer one
 *  replaces, or about whose bill the plan was written to since. */
export function denialDaysOf({ explanations, links, appeals }: DenialSources, today: string): DenialDay[] {
  const kept = explanations.filter(({ state }) => state === "kept");
  const denied = listNewestClaims(kept.map(({ kept: { explanation } }) => explanation)).filter(({ claim }) =>
    isDenied(claim.status),
  );
  return kept
    .flatMap(({ explanationId, kept: { explanation } }, at) => {
      const { plan, planKind, issueDate, appeal } = explanation;
      const noticeOn = issueDate?.value ?? null;
      const isOpen = denied.some(
        ({ explanationIndex, claimIndex }) =>
          explanationIndex === at &&
          !wasAppealed(billsOf(links, explanationId, claimIndex), appeals, noticeOn),
      );
      const days = { days: appeal.days?.value ?? null, by: appeal.by?.value ?? null };
      const deadline = isOpen
        ? appealDeadlineOf({ planKind, issueDate: noticeOn, appeal: days }, today)
        : null;
      if (deadline === null || deadline.daysLeft < 0) return [];
      return [{ explanationId, planName: plan?.value ?? null, law: appealLawOf(planKind), deadline }];
    })
    .sort((a, b) => a.deadline.daysLeft - b.deadline.daysLeft);
}

function billsOf(links: readonly ClaimLink[], explanationId: string, claimIndex: number): string[] {
  return links.flatMap((link) =>
    link.explanationId === explanationId && link.claimIndex === claimIndex && link.state === "confirmed"
      ? [link.billId]
      : [],
  );
}

/** Whether an appeal to the plan, or beyond it, went out about one of the bills since the notice. */
function wasAppealed(
  billIds: readonly string[],
  appeals: readonly ListedAppeal[],
  noticeOn: string | null,
): boolean {
  return appeals.some(
    ({ billId, summary: { kind, steps, state } }) =>
      billIds.includes(billId) &&
      (kind === "internal-appeal" || kind === "external-review") &&
      state !== "withdrawn" &&
      steps.some(({ step, on }) => step === "sent" && (noticeOn === null || on >= noticeOn)),
  );
}
