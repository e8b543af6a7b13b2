import type { ListedDeadline } from "#app/domain/appeals/list-deadlines.server.ts";
import type { DenialDay } from "#app/domain/appeals/list-denial-days.server.ts";
import type { ListedBill } from "#app/domain/bills/kept/kept-bill.ts";
import { easternDay } from "#app/domain/dates/eastern-day.ts";
import type { ClaimLink } from "#app/domain/explanations/kept/claim-links.server.ts";
import type { ListedExplanation } from "#app/domain/explanations/kept/kept-explanation.ts";
import type { Grant } from "../grants/grant.ts";
import type { GrantedAccount } from "../grants/granted-accounts.server.ts";
import type { Attention } from "./attention.ts";

const DAY_MS = 86_400_000;
/** How long before a last day it is spoken of, and after it. */
const DEADLINE_DAYS = 14;
/** How many days before its last day a person's access is mentioned, and how many days after it an unanswered invitation is. */
const SPOKEN_OF_DAYS = 14;

export interface AttentionSources {
  bills: readonly ListedBill[];
  explanations: readonly ListedExplanation[];
  /** What was decided about claims and bills. */
  links: readonly ClaimLink[];
  /** What the owner lets others do. */
  grants: readonly Grant[];
  /** Those of others that wait for the owner's answer. */
  invitations: readonly Pick<GrantedAccount, "grantId" | "ownerName" | "invitationEndsAt">[];
  /** Of the account's appeals, still to be met. */
  deadlines: readonly ListedDeadline[];
  /** The last days to appeal what plans refused. */
  denials: readonly DenialDay[];
}

/** What of these wants an eye at a moment, the earliest day first. */
export function attentionOf(
  { bills, explanations, links, grants, invitations, deadlines, denials }: AttentionSources,
  now: Date,
): Attention[] {
  const found = [
    ...bills.flatMap(attentionOfBill),
    ...explanations
      .filter(({ explanationId }) => !denials.some((denial) => denial.explanationId === explanationId))
      .flatMap((explanation) => attentionOfExplanation(explanation, links)),
    ...grants.flatMap((grant) => attentionOfGrant(grant, now)),
    ...invitations.map(attentionOfInvitation),
    ...deadlines.flatMap(attentionOfDeadline),
    ...denials.map(attentionOfDenial),
  ];
  return found.sort((a, b) => a.on.localeCompare(b.on));
}

function attentionOfBill({ billId, state, summary, createdAt }: ListedBill): Attention[] {
  if (state !== "draft") return [];
  const on = easternDay(new Date(createdAt));
  return [{ kind: "draft", on, billId, providerName: summary.providerName }];
}

function attentionOfExplanation(
  { explanationId, state, summary, createdAt }: ListedExplanation,
  links: readonly ClaimLink[],
): Attention[] {
  const isLinked = links.some((link) => link.explanationId === explanationId && link.state === "confirmed");
  if (state === "kept" && isLinked) return [];
  const { claims } = summary;
  const isRefused = claims.length > 0 && claims.every(({ status }) => status === "denied");
  const kept = isRefused ? "explanation-refused" : "explanation-unlinked";
  const kind = state === "draft" ? "explanation-draft" : kept;
  return [{ kind, on: easternDay(new Date(createdAt)), explanationId, planName: summary.planName }];
}

function attentionOfDenial({ explanationId, planName, law, deadline }: DenialDay): Attention {
  return { kind: "denial", on: deadline.dueOn, explanationId, planName, law, deadline };
}

function attentionOfGrant(
  { grantId, state, person, invitationEndsAt, endsOn }: Grant,
  now: Date,
): Attention[] {
  const about = { grantId, personName: person.name };
  const invitationEndsOn = easternDay(new Date(invitationEndsAt));
  const longAgo = easternDay(new Date(now.getTime() - SPOKEN_OF_DAYS * DAY_MS));
  const soon = easternDay(new Date(now.getTime() + SPOKEN_OF_DAYS * DAY_MS));
  if (state === "invited") return [{ kind: "invitation-open", on: invitationEndsOn, ...about }];
  if (state === "invitation-ended" && invitationEndsOn >= longAgo) {
    return [{ kind: "invitation-ended", on: invitationEndsOn, ...about }];
  }
  if (state === "active" && endsOn !== null && endsOn <= soon) {
    return [{ kind: "access-ending", on: endsOn, ...about }];
  }
  return [];
}

function attentionOfInvitation({
  grantId,
  ownerName: personName,
  invitationEndsAt,
}: AttentionSources["invitations"][number]): Attention {
  return { kind: "invited", on: easternDay(new Date(invitationEndsAt)), grantId, personName };
}

/** What the others have to do is spoken of once they have not done it, and something is left to do about it. */
function attentionOfDeadline({ appealId, providerName, deadline }: ListedDeadline): Attention[] {
  const { kind, name, actor, dueOn: on, daysLeft, remedies, source } = deadline;
  const about = { on, appealId, providerName, deadline: { kind, name } };
  if (actor !== "patient") {
    const isMissed = daysLeft < 0 && remedies.length > 0 && kind !== "collection-pause";
    return isMissed ? [{ kind: "answer-overdue", ...about }] : [];
  }
  if (Math.abs(daysLeft) > DEADLINE_DAYS) return [];
  if (source === null) return [{ kind: daysLeft < 0 ? "own-day-past" : "own-day", ...about }];
  return [{ kind: daysLeft < 0 ? "deadline-past" : "deadline", ...about }];
}
