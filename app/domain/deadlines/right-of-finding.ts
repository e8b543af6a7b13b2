import type { Finding } from "#app/domain/audits/finding.ts";
import type { RuleId } from "#app/domain/audits/rule-ids.ts";
import type { Deadline, DeadlineKind } from "./deadline.ts";
import { deadlineRules } from "./deadline-rules.ts";
import { datesOfBill, findDeadlines, standingOf } from "./find-deadlines.ts";

/** The right with a last day that a finding opens. */
export interface FindingRight {
  kind: RightKind;
  /** As it stands today, counted from the date on the bill; null: the bill has none, or a law sets no last day. */
  deadline: Deadline | null;
  /** The key of the state's law that gives more time than federal law does, or sets no last day; null: none does. */
  moreTimeBy: string | null;
}

export type RightKind = Extract<DeadlineKind, "good-faith-estimate" | "charity-care">;

const RIGHTS: Partial<Record<RuleId, RightKind>> = {
  "good-faith-estimate": "good-faith-estimate",
  "charity-care": "charity-care",
};

/** The right that a finding opens; null: none that ends on a day. `statementDate`: the bill's, an ISO day, or null;
 *  `today`: the ISO day where the patient lives. */
export function rightOfFinding(
  { rule, facts }: Pick<Finding, "rule" | "facts">,
  { statementDate, today }: { statementDate: string | null; today: string },
): FindingRight | null {
  const kind = RIGHTS[rule];
  if (kind === undefined) return null;
  const care = { timing: "after-service", plan: "none" } as const;
  const deadlines = findDeadlines(datesOfBill(statementDate), care, today);
  const deadline = deadlines.find((one) => one.kind === kind) ?? null;
  const { timeLaw = null, lawLastDay = null, isNonprofit } = facts;
  // What binds nonprofit hospitals alone gives no right against another one.
  const ofFederalLaw = kind === "charity-care" && isNonprofit === null ? null : deadline;
  if (typeof timeLaw === "string") {
    if (lawLastDay === null) return { kind, deadline: null, moreTimeBy: timeLaw };
    const ofState = deadlineOfState(String(lawLastDay), today);
    if (ofFederalLaw === null || ofState.dueOn > ofFederalLaw.dueOn) {
      return { kind, deadline: ofState, moreTimeBy: timeLaw };
    }
  }
  return kind === "charity-care" && isNonprofit === null
    ? null
    : { kind, deadline: ofFederalLaw, moreTimeBy: null };
}

function deadlineOfState(lastDay: string, today: string): Deadline {
  const { kind, actor, mayBeLonger, remedies } = deadlineRules.find((rule) => rule.kind === "charity-care")!;
  return {
    kind,
    name: null,
    actor,
    mayBeLonger,
    remedies,
    source: null,
    startsOn: null,
    ...standingOf(lastDay, lastDay, today),
  };
}
