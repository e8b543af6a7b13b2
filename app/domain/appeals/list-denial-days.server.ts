import {
  type AppealDeadline,
  type AppealLaw,
  appealDeadlineOf,
  appealLawOf,
  isDenied,
} from "#app/domain/explanations/appeal-deadline.ts";
import { type ClaimLink, listClaimLinks } from "#app/domain/explanations/kept/claim-links.server.ts";
import type { FoundExplanation, ListedExplanation } from "#app/domain/explanations/kept/kept-explanation.ts";
import { keptExplanations } from "#app/domain/explanations/kept/kept-explanations.server.ts";
import { listNewestClaims } from "#app/domain/explanations/matching/newest-claims.ts";
import type { RecordKeeper } from "#app/domain/kept/record-keeper.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { ListedAppeal } from "./appeal.ts";

/** The last day to appeal what a kept explanation refuses. */
export interface DenialDay {
  explanationId: string;
  planName: string | null;
  /** Where the document prints no day; null: a supplement, which has no separate law. */
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
  keeper: RecordKeeper,
  appeals: readonly ListedAppeal[],
  today: string,
): Promise<DenialDay[]> {
  // Most explanations refuse nothing, and opening them whole takes time
  if (!(await keptExplanations.list(db, keeper)).some((explanation) => mayRefuse(explanation))) return [];
  const [explanations, links] = await Promise.all([
    keptExplanations.findAll(db, keeper),
    listClaimLinks(db, keeper),
  ]);
  return denialDaysOf({ explanations, links, appeals }, today);
}

/** Whether it is checked, and refuses something, as far as its summary tells. */
function mayRefuse({ state, summary: { claims, claimCount } }: ListedExplanation): boolean {
  return state === "kept" && (claims.length < claimCount || claims.some(({ status }) => isDenied(status)));
}

/** The same, from explanations that were already read. A draft gives no days, because no one has checked it. Neither does a claim
 *  that a newer one replaces, or a claim about a bill that the plan was written to about since. */
export function denialDaysOf({ explanations, links, appeals }: DenialSources, today: string): DenialDay[] {
  const kept = explanations.filter(({ state }) => state === "kept");
  const denied = listNewestClaims(kept.map(({ kept: { explanation } }) => explanation)).filter(({ claim }) =>
    isDenied(claim.status),
  );
  const billsOf = billsByClaim(links);
  const appealedOn = lastAppeals(appeals);
  const open = new Set(
    denied
      .filter(({ explanationIndex, claimIndex }) => {
        const of = kept[explanationIndex];
        const noticeOn = of?.kept.explanation.issueDate?.value ?? "";
        const bills = billsOf.get(`${of?.explanationId} ${claimIndex}`) ?? [];
        return !bills.some((billId) => {
          const appealed = appealedOn.get(billId);
          return appealed !== undefined && appealed >= noticeOn;
        });
      })
      .map(({ explanationIndex }) => explanationIndex),
  );
  return kept
    .flatMap(({ explanationId, kept: { explanation } }, at) => {
      const { plan, planKind, issueDate, appeal } = explanation;
      const noticeOn = issueDate?.value ?? null;
      const days = { days: appeal.days?.value ?? null, by: appeal.by?.value ?? null };
      const deadline = open.has(at)
        ? appealDeadlineOf({ planKind, issueDate: noticeOn, appeal: days }, today)
        : null;
      if (deadline === null || deadline.daysLeft < 0) return [];
      return [{ explanationId, planName: plan?.value ?? null, law: appealLawOf(planKind), deadline }];
    })
    .sort((a, b) => a.deadline.daysLeft - b.deadline.daysLeft);
}

/** The confirmed bills of each claim, by its explanation and its index there. */
function billsByClaim(links: readonly ClaimLink[]): Map<string, string[]> {
  const bills = new Map<string, string[]>();
  for (const { explanationId, claimIndex, billId, state } of links) {
    if (state !== "confirmed") continue;
    const key = `${explanationId} ${claimIndex}`;
    const ofClaim = bills.get(key);
    if (ofClaim) ofClaim.push(billId);
    else bills.set(key, [billId]);
  }
  return bills;
}

/** The ISO day on which an appeal to the plan, or beyond it, last went out about each bill. */
function lastAppeals(appeals: readonly ListedAppeal[]): Map<string, string> {
  const days = new Map<string, string>();
  for (const { billId, summary } of appeals) {
    const { kind, steps, state } = summary;
    if (state === "withdrawn") continue;
    if (kind !== "internal-appeal" && kind !== "external-review") continue;
    for (const { step, on } of steps)
      if (step === "sent" && on > (days.get(billId) ?? "")) days.set(billId, on);
  }
  return days;
}
