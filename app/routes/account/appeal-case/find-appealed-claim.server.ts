import type { AppLoadContext } from "@remix-run/node";
import { sayDenialLetter } from "#app/content/words/say-denial-letter.ts";
import type { PlanKind } from "#app/domain/deadlines/deadline.ts";
import {
  type AppealDeadline,
  type AppealLaw,
  appealDeadlineOf,
  appealLawOf,
} from "#app/domain/explanations/appeal-deadline.ts";
import { type DeniedClaim, deniedClaimOf } from "#app/domain/explanations/denied-claim.ts";
import type { PlanKind as ExplainedPlanKind } from "#app/domain/explanations/explanation.ts";
import {
  type ConfirmedClaim,
  findClaimsOfBill,
} from "#app/domain/explanations/kept/claims-of-bill.server.ts";
import { listNewestClaims } from "#app/domain/explanations/matching/newest-claims.ts";
import { parseUsAddress, type UsAddress } from "#app/domain/hospitals/addresses/us-address.ts";
import type { LetterLaw } from "#app/domain/letters/letter-kind.ts";
import { LETTER_LANGUAGE } from "#app/domain/letters/letter-language.ts";
import type { LetterSlots } from "#app/domain/letters/letter-slots.ts";
import type { AccountAccess } from "../frame/gate.server.ts";
import type { FileAppealQuery } from "./file-appeal-query.ts";

/** A refused claim of a kept explanation, as an appeal about its bill argues from it. */
export interface AppealedClaim {
  denied: DeniedClaim;
  /** Null: the document doesn't say. */
  planKind: ExplainedPlanKind | null;
  /** Null: nothing states the deadline. */
  deadline: AppealDeadline | null;
  planAddress: UsAddress | null;
  /** What the explanation says of the case. */
  slots: Partial<LetterSlots>;
}

/** The claim that an address names, else the bill's newest denied claim; null: none. Throws 404 if the named one is missing, is
 *  about another bill or wasn't denied. `today`: an ISO day. */
export async function findAppealedClaim(
  { db }: Pick<AppLoadContext, "db">,
  { account }: Pick<AccountAccess, "account">,
  { billId, claim: named, today }: { billId: string; claim: FileAppealQuery["claim"]; today: string },
): Promise<AppealedClaim | null> {
  const claims = await findClaimsOfBill(db, account, billId);
  const counting = listNewestClaims(
    claims.map(({ explanation, claim }) => ({ ...explanation, claims: [claim] })),
  );
  const candidates = named
    ? claims.filter(
        ({ explanationId, claimIndex }) =>
          explanationId === named.explanationId && claimIndex === named.claimIndex,
      )
    : claims.filter((_, at) => counting.some(({ explanationIndex }) => explanationIndex === at));
  for (const candidate of candidates) {
    const denied = deniedClaimOf(candidate.explanation, candidate.claim);
    if (denied) return appealedClaimOf(candidate, denied, today);
  }
  if (named) throw new Response(null, { status: 404 });
  return null;
}

/** The refused claim as an appeal argues from it. */
export function appealedClaimOf(
  { explanation, claim }: Pick<ConfirmedClaim, "explanation" | "claim">,
  denied: DeniedClaim,
  today: string,
): AppealedClaim {
  const { plan, planKind, issueDate, memberId, appeal } = explanation;
  const noticeOn = issueDate?.value ?? null;
  const days = { days: appeal.days?.value ?? null, by: appeal.by?.value ?? null };
  const { serviceDates } = claim;
  return {
    denied,
    planKind,
    deadline: appealDeadlineOf({ planKind, issueDate: noticeOn, appeal: days }, today),
    planAddress: appeal.address ? addressOf(appeal.address.value) : null,
    slots: knownOnly({
      patientName: claim.patient?.value ?? null,
      payerName: plan?.value ?? null,
      memberNumber: memberId?.value ?? null,
      claimNumber: claim.claimNumber?.value ?? null,
      providerName: claim.provider?.value ?? null,
      serviceDates: serviceDates && { first: serviceDates.first.value, last: serviceDates.last.value },
      denialDate: noticeOn ?? claim.processedDate?.value ?? null,
      ...sayDenialLetter(LETTER_LANGUAGE, denied),
    }),
  };
}

/** From its first line with a digit on: the plan's and the office's names are above. Null: it isn't an address with a street or
 *  box. */
function addressOf(lines: readonly string[]): UsAddress | null {
  const first = lines.findIndex((line) => /\d/.test(line));
  if (first === -1) return null;
  const address = parseUsAddress(lines.slice(first).join("\n"));
  return address.street !== null && address.city !== null ? address : null;
}

function knownOnly(slots: Partial<LetterSlots>): Partial<LetterSlots> {
  return Object.fromEntries(Object.entries(slots).filter(([, value]) => value !== null));
}

const planOfLaw: Record<AppealLaw, PlanKind> = {
  private: "private",
  medicare: "medicare",
  "medicare-advantage": "medicare",
  medicaid: "medicaid",
};

/** The plan that decides, from the explanation; null: not stated. */
export function planOfClaim(planKind: ExplainedPlanKind | null): PlanKind | null {
  const law = planKind && appealLawOf(planKind);
  return law && planOfLaw[law];
}

/** The law that a letter cites: the explanation's, unless its writer says that another plan decides. */
export function lawOfLetter(planKind: ExplainedPlanKind | null, plan: PlanKind): LetterLaw {
  if (planKind !== null && (planOfClaim(planKind) ?? plan) === plan)
    return appealLawOf(planKind) ?? "unknown";
  return plan === "private" || plan === "none" ? "private" : "unknown";
}
