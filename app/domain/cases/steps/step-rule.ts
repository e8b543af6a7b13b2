import type { LetterKindId } from "#app/domain/letters/letter-kind.ts";
import type { CaseFacts } from "../case-facts.ts";
import type { CaseStepId, StepStatus } from "../case-step.ts";

/** One thing that can be done about a bill: data, and a pure function. */
export interface StepRule {
  id: CaseStepId;
  /** About how long it takes. */
  minutes: number;
  /** The letter that it writes; null: none. */
  letter: LetterKindId | null;
  judge(facts: CaseFacts): StepStatus;
}

/** Where nothing is asked for. */
export const nothingDue: StepStatus = { state: "not-for-you", reason: "nothing-due" };
