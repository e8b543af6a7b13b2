import type { LetterKindId } from "#app/domain/letters/letter-kind.ts";

/** What can be done about a bill. */
export const caseStepIds = [
  "check-reading",
  "answer-court",
  "call-before-collection",
  "answer-plan",
  "check-plan-terms",
  "keep-plan",
  "keep-receipt",
  "keep-estimate",
  "say-who-pays",
  "dispute-debt",
  "match-plan-paper",
  "wait-for-plan",
  "apply-assistance",
  "dispute-surprise",
  "dispute-estimate",
  "dispute-errors",
  "itemized-bill",
  "appeal-plan",
  "ask-questions",
  "ask-refund",
  "screen-household",
  "make-offer",
  "payment-plan",
  "pay",
] as const;

export type CaseStepId = (typeof caseStepIds)[number];

/** Why a step has its status: each reason has its sentence. */
export const stepReasons = [
  // Of the bill's reading
  "nothing-read",
  "draft",
  "checked",
  "numbers-doubted",
  "asked-unread",
  "other-currency",
  // Of a document that isn't a bill
  "court-sued",
  "court-sued-days",
  "final-notice",
  "plan-asks",
  "plan-terms",
  "plan-agreed",
  "receipt-kept",
  "estimate-kept",
  "not-this-paper",
  // Of who pays
  "payer-unknown",
  "payer-known",
  "payer-printed",
  "no-plan",
  // Of a collector
  "no-collector",
  "collector-in-time",
  "collector-prints-day",
  "collector-undated",
  "collector-late",
  // Of the plan's document
  "plan-paper-unmatched",
  "plan-paper-here",
  "plan-paper-none-waiting",
  "plan-not-yet",
  "plan-late",
  "plan-paid",
  // Of assistance
  "at-or-below-free-line",
  "at-or-below-discount-line",
  "household-above",
  "household-unknown",
  "household-known",
  "no-policy-known",
  "assistance-late",
  // Of what was found
  "not-audited",
  "errors-found",
  "no-errors",
  "surprise-found",
  "surprise-likely",
  "estimate-exceeded",
  "questions-found",
  "questions-without-amount",
  "no-questions",
  "overpaid",
  "nothing-to-refund",
  "no-lines",
  "has-lines",
  // Of the plan's refusal
  "plan-refused",
  "plan-refused-file-first",
  "plan-refused-providers-fault",
  "ground-ambulance",
  "not-refused",
  "days-past",
  // Of money
  "above-published",
  "not-above-published",
  "plan-price-holds",
  "cannot-pay-at-once",
  "nothing-wrong-not-above",
  "nothing-wrong-plan-agrees",
  "nothing-wrong-plan-price",
  "nothing-wrong-uncompared",
  "other-steps-first",
  "nothing-due",
  "amount-unknown",
  // Of a letter that was begun
  "letter-begun",
  "letter-sent",
  "answer-overdue",
  "more-asked",
  "result-to-note",
  "letter-won",
  "letter-won-still-found",
  "letter-lost-still-found",
  "letter-lost",
  "external-review-open",
] as const;

export type StepReason = (typeof stepReasons)[number];

/** A last day: ISO, and how many days are left; 0: it is today. */
export interface LastDay {
  dueOn: string;
  daysLeft: number;
}

/** What a step's sentence names. */
export type StepFacts = Readonly<Record<string, string | number>>;

interface OfLetter {
  /** The letter or appeal that it is about; absent: none was begun. */
  appealId?: string;
  /** The letter that it writes; absent: the step's own. */
  letter?: LetterKindId | null;
  /** What that letter brings forward: places among the audit's findings; absent: nothing. */
  places?: readonly number[];
}

/** The status of a step. "open": it can be done now, by a last day where one applies. "waiting": it is done, and the other side
 *  has to answer. "not-for-you": it does not fit this bill. */
export type StepStatus =
  | ({ state: "open"; reason: StepReason; by: LastDay | null; facts?: StepFacts } & OfLetter)
  | ({ state: "waiting"; reason: StepReason; until: LastDay | null; facts?: StepFacts } & OfLetter)
  | ({ state: "done"; reason: StepReason; facts?: StepFacts } & OfLetter)
  | ({ state: "not-for-you"; reason: StepReason; facts?: StepFacts } & OfLetter);

/** The last day of a step: the patient's where it is open, the other side's while an answer is awaited; null: none is known. */
export function lastDayOfStep(step: StepStatus): LastDay | null {
  if (step.state === "open") return step.by;
  return step.state === "waiting" ? step.until : null;
}

/** A step of a bill, with its status on a day. */
export type CaseStep = StepStatus & {
  id: CaseStepId;
  /** About how long it takes. */
  minutes: number;
  /** The letter that it writes; null: none. */
  letter: LetterKindId | null;
};
