import type { AppealDeadline } from "#app/domain/appeals/appeal-deadlines.ts";
import type { NextStep } from "#app/domain/appeals/next-step.ts";
import type { LetterKindId } from "#app/domain/letters/letter-kind.ts";
import type { CaseAppeal, CaseFacts } from "../case-facts.ts";
import type { LastDay, StepStatus } from "../case-step.ts";

/** Returns the status of a step whose letter was begun, by the newest of these kinds; null: none was begun, or it was taken
 *  back. */
export function standingOfLetter(
  { appeals }: Pick<CaseFacts, "appeals">,
  ...kinds: readonly LetterKindId[]
): StepStatus | null {
  const newest = appeals.find(({ kind, next }) => kinds.includes(kind) && next.step !== "nothing");
  return newest ? standingOfAppeal(newest) : null;
}

export function standingOfAppeal({ next, appealId }: CaseAppeal): StepStatus {
  return { ...statusOf(next), appealId };
}

function statusOf(next: NextStep): StepStatus {
  switch (next.step) {
    case "send":
      return { state: "open", reason: "letter-begun", by: lastDayOf(next.until) };
    case "too-late":
      return { state: "not-for-you", reason: "days-past" };
    case "wait-for-answer":
      return { state: "waiting", reason: "letter-sent", until: lastDayOf(next.until) };
    case "follow-up":
    case "answer-overdue":
      return { state: "open", reason: "answer-overdue", by: null };
    case "send-more":
      return { state: "open", reason: "more-asked", by: null };
    case "note-result":
      return { state: "open", reason: "result-to-note", by: null };
    case "check-corrected-bill":
      return { state: "done", reason: "letter-won" };
    case "ask-for-external-review":
      return { state: "open", reason: "external-review-open", by: lastDayOf(next.until) };
    case "try-otherwise":
    case "nothing":
      return { state: "done", reason: "letter-lost" };
  }
}

function lastDayOf(deadline: AppealDeadline | null): LastDay | null {
  return deadline && { dueOn: deadline.dueOn, daysLeft: deadline.daysLeft };
}
