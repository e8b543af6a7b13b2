import type { RuleSource } from "#app/domain/audits/audit-rule.ts";
import type { ClosedDay } from "#app/domain/dates/federal-holidays.ts";

/** What happened, and when: deadlines count from it. ISO days; null = it has not, or no one knows when. */
export interface DeadlineDates {
  /** A plan's denial came to the patient. */
  denialReceivedOn: string | null;
  /** An internal appeal came to the plan. */
  appealReceivedOn: string | null;
  /** The plan's final denial came to the patient. */
  finalDenialReceivedOn: string | null;
  /** A request for an external review came to the reviewer. */
  reviewAskedOn: string | null;
  /** The first bill above a good-faith estimate came to the patient. */
  estimatedBillReceivedOn: string | null;
  /** The date of the first bill after the care. */
  firstBillOn: string | null;
  /** A collector's notice of the debt came to the patient. */
  collectorNoticeReceivedOn: string | null;
  /** A request for records came to the hospital. */
  recordsAskedOn: string | null;
}

export type DeadlineDate = keyof DeadlineDates;

export const careTimings = ["urgent", "before-service", "after-service"] as const;

/** Whether a plan decides about urgent care, care to come, or care that was given. */
export type CareTiming = (typeof careTimings)[number];

export const planKinds = ["private", "medicare", "medicaid", "none"] as const;

/** Who decides about a claim: an employer's or private plan, a public program, or no one. Programs have separate,
 *  mostly shorter appeal deadlines, which their notices state. */
export type PlanKind = (typeof planKinds)[number];

/** What deadlines depend on besides dates. */
export interface DeadlineCase {
  timing: CareTiming;
  plan: PlanKind;
}

export const deadlineKinds = [
  "internal-appeal",
  "plan-decision-urgent",
  "plan-decision-before-service",
  "plan-decision-after-service",
  "external-review",
  "external-review-decision",
  "good-faith-estimate",
  "collection-pause",
  "charity-care",
  "debt-validation",
  "records",
  "records-extended",
] as const;

export type DeadlineKind = (typeof deadlineKinds)[number];

export const personalKinds = ["follow-up", "bill-due", "own"] as const;

/** A day that no law sets: to ask about the status of a letter, to pay a bill by, or what its owner noted. */
export type PersonalKind = (typeof personalKinds)[number];

/** Who has to act by then. In a collection pause the hospital has to wait until then. */
export type DeadlineActor = "patient" | "plan" | "reviewer" | "hospital";

/** What is left once a deadline is past. */
export type Remedy =
  | "ask-for-late-appeal"
  | "ask-for-late-review"
  | "external-review-without-decision"
  | "insurance-regulator"
  | "court-with-lawyer"
  | "dispute-with-hospital"
  | "apply-for-charity-care"
  | "ask-for-charity-care-anyway"
  | "ask-to-review-refusal"
  | "dispute-debt-anyway"
  | "complain-to-cfpb"
  | "complain-to-civil-rights-office"
  | "request-records"
  | "negotiate"
  | "payment-plan"
  | "ask-how-it-stands"
  | "send-again"
  | "ask-for-hold";

/** What the law says of a kind of deadline. */
export interface DeadlineRule {
  kind: DeadlineKind;
  actor: DeadlineActor;
  countsFrom: DeadlineDate;
  /** Hours are given as whole days, since no one notes the hour. */
  span: { unit: "hours" | "days" | "months"; count: number };
  /** For care of this timing alone; null: for any. */
  timing: CareTiming | null;
  /** For people with such a plan alone; null: for all. */
  plan: PlanKind | null;
  /** Whether the law moves an end on a weekend or federal holiday to the next working day. */
  movesToWorkingDay: boolean;
  /** Whether a plan, state or hospital may give more time than this. */
  mayBeLonger: boolean;
  remedies: readonly Remedy[];
  source: RuleSource;
}

/** A deadline, as it stands today. */
export interface Deadline extends Pick<DeadlineRule, "actor" | "mayBeLonger" | "remedies"> {
  kind: DeadlineKind | PersonalKind;
  /** What its owner calls it; null: its kind says what it is. */
  name: string | null;
  /** Null: no law sets it. */
  source: RuleSource | null;
  /** The day that it counts from; null: the user chose the day itself. ISO days, as are all. */
  startsOn: string | null;
  /** The day that the rule counts to; `closed` says why it isn't a working day, null: it is one. */
  countedTo: string;
  closed: ClosedDay | null;
  /** The last day: `countedTo`, moved where the law moves it. */
  dueOn: string;
  /** The last working day by then, on which mail goes and offices answer. */
  workingDay: string;
  /** 0: the last day is today; negative: the deadline has passed. */
  daysLeft: number;
}
