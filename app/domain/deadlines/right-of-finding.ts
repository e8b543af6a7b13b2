import type { Finding } from "#app/domain/audits/finding.ts";
import type { RuleId } from "#app/domain/audits/rule-ids.ts";
import type { Deadline, DeadlineKind } from "./deadline.ts";
import { deadlineRules } from "./deadline-rules.ts";
import { datesOfBill, findDeadlines, standingOf } from "./find-deadlines.ts";

/** The right with a last day that a finding opens. */
export interface FindingRight {
  kind: RightKind;
  /** As it stands today, counted from the date on the bill, or by the state's law where that alone counts or lasts; null: the
   *  bill has no date, or a law sets no last day. */
  deadline: Deadline | null;
  /** What the hospital's state gives besides federal law; null: nothing that we know. */
  ofState: StateTime | null;
}

/** The time that a state's law gives. */
export interface StateTime {
  /** The law's key. */
  law: string;
  /** Null: it sets no last day. */
  deadline: Deadline | null;
  /** Whether it stands alone: federal law binds nonprofit hospitals, and its days may be past. */
  isAlone: boolean;
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
  if (kind !== "charity-care") return { kind, deadline, ofState: null };
  const { timeLaw = null, lawLastDay = null, isNonprofit } = facts;
  // What binds nonprofit hospitals alone gives no right against another one.
  const isFederal = isNonprofit !== null;
  if (typeof timeLaw !== "string") return isFederal ? { kind, deadline, ofState: null } : null;
  const ofState = lawLastDay === null ? null : deadlineOfState(String(lawLastDay), today);
  const lasts = ofState === null || ofState.daysLeft >= 0;
  const isAlone = !isFederal || (lasts && deadline !== null && deadline.daysLeft < 0);
  return {
    kind,
    deadline: isAlone ? ofState : deadline,
    ofState: { law: timeLaw, deadline: ofState, isAlone },
  };
}

function deadlineOfState(lastDay: string, today: string): Deadline {
  const rule = deadlineRules.find(({ kind }) => kind === "charity-care");
  if (!rule) throw new Error("There is no rule of charity care's deadline.");
  const { kind, actor, mayBeLonger, remedies } = rule;
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
