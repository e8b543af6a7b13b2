import { isRefusalProviders } from "#app/domain/audits/plan/plan-sums.ts";
import { planClaimOf } from "#app/domain/audits/plan-claim.ts";
import { appealDeadlineOf, isDenied } from "#app/domain/explanations/appeal-deadline.ts";
import { deniedClaimOf } from "#app/domain/explanations/denied-claim.ts";
import type { Explanation } from "#app/domain/explanations/explanation.ts";
import type { DenialLetter } from "#app/domain/explanations/read/notice/denial-letter.ts";
import type { LastDay } from "./case-step.ts";

/** A plan's document with what else is known about it. */
export interface PlanPaperFacts {
  explanation: Explanation;
  /** Null: it isn't a denial letter. */
  letter: DenialLetter | null;
  /** Whether its owner looked at what was read of it. */
  isChecked: boolean;
  /** The bill that it was put together with; null: none. */
  billId: string | null;
  /** Whether the plan allowed more for a line than the rate in its published file. */
  isAboveContract: boolean;
  /** ISO day where the patient lives. */
  today: string;
}

/** A service that a plan refused, as far as it names it. */
export interface RefusedService {
  description: string | null;
  providerName: string | null;
  /** ISO day. */
  serviceDate: string | null;
  amountCents: number | null;
}

/** A plan's document in one sentence; none of these is a bill. `isMedicares`: a Medicare Summary Notice. `hasRefused`: the plan
 *  denied a part, which the patient might not have to pay. */
export type PlanPaperAnswer =
  | { kind: "nothing-read" }
  /** `by` null: no last day is known; its days may be over. */
  | { kind: "refused"; isBeforeCare: boolean; service: RefusedService; by: LastDay | null }
  /** `providerName` null: several, or not named. */
  | {
      kind: "owed";
      isMedicares: boolean;
      hasRefused: boolean;
      /** The bill for the same care is here. */
      hasBill: boolean;
      owedCents: number;
      providerName: string | null;
    }
  | { kind: "nothing-owed"; isMedicares: boolean; hasRefused: boolean }
  /** What is owed was not read. */
  | { kind: "decided"; isMedicares: boolean; hasRefused: boolean; hasBill: boolean };

export const planPaperStepIds = [
  "check-reading",
  "appeal",
  "appeal-late",
  "ask-provider",
  "ask-plan",
  "see-bill",
  "wait-for-bill",
] as const;

/** The one thing to do about it. */
export interface PlanPaperStep {
  id: (typeof planPaperStepIds)[number];
  by: LastDay | null;
  /** About how long it takes. */
  minutes: number;
}

export interface PlanPaperStory {
  answer: PlanPaperAnswer;
  step: PlanPaperStep;
}

const MINUTES: Record<PlanPaperStep["id"], number> = {
  "check-reading": 3,
  appeal: 20,
  "appeal-late": 20,
  "ask-provider": 10,
  "ask-plan": 10,
  "see-bill": 2,
  "wait-for-bill": 2,
};

/** Returns the meaning of a plan's document, and the step that follows from it. */
export function storyOfPlanPaper(facts: PlanPaperFacts): PlanPaperStory {
  const answer = answerOf(facts);
  const id = stepOf(facts, answer);
  const by = id === "appeal" && answer.kind === "refused" ? answer.by : null;
  return { answer, step: { id, by, minutes: MINUTES[id] } };
}

function answerOf(facts: PlanPaperFacts): PlanPaperAnswer {
  const { explanation, letter } = facts;
  const { claims, planKind, source } = explanation;
  const owedCents = owedCentsOf(explanation);
  const isRefusedWhole = claims.every(({ status }) => status === "denied") && owedCents !== 0;
  if (letter !== null || (claims.length > 0 && isRefusedWhole)) return refusalOf(facts);
  const hasBill = facts.billId !== null;
  const isMedicares = planKind === "medicare" && source !== "typed";
  const hasRefused = claims.some(
    (claim) => isDenied(claim.status) && !isRefusalProviders(planClaimOf(explanation, claim)),
  );
  if (owedCents === null) {
    const isEmpty = claims.every(
      ({ provider, lines, totals }) => !provider && lines.length === 0 && !totals.billed,
    );
    return isEmpty && !isMedicares
      ? { kind: "nothing-read" }
      : { kind: "decided", isMedicares, hasRefused, hasBill };
  }
  if (owedCents === 0) return { kind: "nothing-owed", isMedicares, hasRefused };
  const providers = new Set(claims.map(({ provider }) => provider?.value ?? null));
  const [only = null] = providers;
  return {
    kind: "owed",
    isMedicares,
    hasRefused,
    hasBill,
    owedCents,
    // A Medicare notice names who ordered care next to who gave it
    providerName: providers.size === 1 && !isMedicares ? only : null,
  };
}

/** The answer about a refusal. Amount, provider and day are given only if the service itself was read. */
function refusalOf({ explanation, letter, today }: PlanPaperFacts): PlanPaperAnswer {
  const by = lastDayToAppeal(explanation, today);
  const isBeforeCare = letter?.isBeforeCare ?? false;
  const [claim, another] = explanation.claims;
  const denied = claim && !another ? deniedClaimOf(explanation, claim) : null;
  const [service, more] = denied?.services ?? [];
  const only = more === undefined ? service : undefined;
  const amountCents = claim && !another ? (claim.totals.billed?.value ?? only?.amountCents ?? null) : null;
  const description = only?.description ?? null;
  const isNamed = description !== null;
  return {
    kind: "refused",
    isBeforeCare,
    by,
    service: {
      description,
      amountCents: isNamed ? amountCents : null,
      // Who asked for care is not who gave it
      providerName: isNamed && !isBeforeCare ? (claim?.provider?.value ?? null) : null,
      serviceDate: isNamed ? (claim?.serviceDates?.first.value ?? null) : null,
    },
  };
}

function stepOf(
  { explanation, isChecked, billId, isAboveContract }: PlanPaperFacts,
  answer: PlanPaperAnswer,
): PlanPaperStep["id"] {
  if (!isChecked || answer.kind === "nothing-read") return "check-reading";
  if (isAboveContract && (answer.kind === "owed" || answer.kind === "decided")) return "ask-plan";
  if (answer.kind !== "refused") return billId === null ? "wait-for-bill" : "see-bill";
  if (answer.by !== null && answer.by.daysLeft < 0) return "appeal-late";
  const denied = explanation.claims.flatMap((claim) => deniedClaimOf(explanation, claim) ?? []);
  const isProvidersFault = denied.length > 0 && denied.every((one) => one.isProvidersFault);
  return isProvidersFault ? "ask-provider" : "appeal";
}

function lastDayToAppeal({ planKind, issueDate, appeal }: Explanation, today: string): LastDay | null {
  const days = { days: appeal.days?.value ?? null, by: appeal.by?.value ?? null };
  const deadline = appealDeadlineOf({ planKind, issueDate: issueDate?.value ?? null, appeal: days }, today);
  return deadline && { dueOn: deadline.dueOn, daysLeft: deadline.daysLeft };
}

/** Of all claims together; null: not all of it was read. */
function owedCentsOf({ claims, totals }: Explanation): number | null {
  if (totals.youOwe) return totals.youOwe.value;
  const owed = claims.map((claim) => claim.totals.youOwe?.value ?? null);
  return owed.length === 0 || owed.includes(null)
    ? null
    : owed.reduce<number>((sum, cents) => sum + (cents ?? 0), 0);
}
