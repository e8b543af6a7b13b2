import { appealDeadlineOf } from "#app/domain/explanations/appeal-deadline.ts";
import { deniedClaimOf } from "#app/domain/explanations/denied-claim.ts";
import type { Explanation } from "#app/domain/explanations/explanation.ts";
import type { DenialLetter } from "#app/domain/explanations/read/notice/denial-letter.ts";
import type { LastDay } from "./case-step.ts";

/** A paper of a plan with what is known beside it. */
export interface PlanPaperFacts {
  explanation: Explanation;
  /** Null: it is no letter of a refusal. */
  letter: DenialLetter | null;
  /** Whether its owner looked at what was read of it. */
  isChecked: boolean;
  /** The bill that it was put together with; null: none. */
  billId: string | null;
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

/** A plan's paper in one sentence. None of them is a bill. `isMedicares`: it is a Medicare Summary Notice. */
export type PlanPaperAnswer =
  | { kind: "nothing-read" }
  /** `by` null: no last day is known; its days may be over. */
  | { kind: "refused"; isBeforeCare: boolean; isPartly: boolean; service: RefusedService; by: LastDay | null }
  /** `providerName` null: several, or not named. */
  | { kind: "owed"; isMedicares: boolean; owedCents: number; providerName: string | null }
  | { kind: "nothing-owed"; isMedicares: boolean }
  /** What is owed was not read. */
  | { kind: "decided"; isMedicares: boolean };

export const planPaperStepIds = [
  "check-reading",
  "appeal",
  "appeal-late",
  "ask-provider",
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
  "see-bill": 2,
  "wait-for-bill": 2,
};

/** What a plan's paper comes to, and the step that follows from it. */
export function storyOfPlanPaper(facts: PlanPaperFacts): PlanPaperStory {
  const answer = answerOf(facts);
  const id = stepOf(facts, answer);
  const by = id === "appeal" && answer.kind === "refused" ? answer.by : null;
  return { answer, step: { id, by, minutes: MINUTES[id] } };
}

function answerOf({ explanation, letter, today }: PlanPaperFacts): PlanPaperAnswer {
  const { claims, planKind, source } = explanation;
  const refused = claims.flatMap((claim) => {
    const denied = deniedClaimOf(explanation, claim);
    return denied ? [{ claim, denied }] : [];
  });
  const [first] = refused;
  if (first) {
    const { claim, denied } = first;
    const [service, another] = refused.flatMap((one) => one.denied.services);
    const isOne = another === undefined && refused.length === 1;
    return {
      kind: "refused",
      isBeforeCare: letter?.isBeforeCare ?? false,
      isPartly: claim.status === "partly" || refused.length < claims.length,
      service: {
        description: isOne ? (service?.description ?? null) : null,
        providerName: refused.length === 1 ? (claim.provider?.value ?? null) : null,
        serviceDate: refused.length === 1 ? (claim.serviceDates?.first.value ?? null) : null,
        amountCents: isOne ? (denied.services[0]?.amountCents ?? claim.totals.billed?.value ?? null) : null,
      },
      by: lastDayToAppeal(explanation, today),
    };
  }
  const isMedicares = planKind === "medicare" && source !== "typed";
  const owedCents = owedCentsOf(explanation);
  if (owedCents === null) {
    const isEmpty = claims.every(
      ({ provider, lines, totals }) => !provider && lines.length === 0 && !totals.billed,
    );
    return isEmpty && !isMedicares ? { kind: "nothing-read" } : { kind: "decided", isMedicares };
  }
  if (owedCents === 0) return { kind: "nothing-owed", isMedicares };
  const providers = new Set(claims.map(({ provider }) => provider?.value ?? null));
  const [only = null] = providers;
  return { kind: "owed", isMedicares, owedCents, providerName: providers.size === 1 ? only : null };
}

function stepOf(
  { explanation, isChecked, billId }: PlanPaperFacts,
  answer: PlanPaperAnswer,
): PlanPaperStep["id"] {
  if (!isChecked || answer.kind === "nothing-read") return "check-reading";
  if (answer.kind !== "refused") return billId === null ? "wait-for-bill" : "see-bill";
  if (answer.by !== null && answer.by.daysLeft < 0) return "appeal-late";
  const denied = explanation.claims.flatMap((claim) => deniedClaimOf(explanation, claim) ?? []);
  return denied.every(({ isProvidersFault }) => isProvidersFault) ? "ask-provider" : "appeal";
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
