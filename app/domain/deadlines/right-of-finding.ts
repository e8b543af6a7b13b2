import type { RuleId } from "#app/domain/audits/rule-ids.ts";
import type { Deadline, DeadlineKind } from "./deadline.ts";
import { datesOfBill, findDeadlines } from "./find-deadlines.ts";

/** The right with a last day that a finding opens. */
export interface FindingRight {
  kind: RightKind;
  /** As it stands today, counted from the date on the bill; null: the bill has none. */
  deadline: Deadline | null;
}

export type RightKind = Extract<DeadlineKind, "good-faith-estimate" | "charity-care">;

const RIGHTS: Partial<Record<RuleId, RightKind>> = {
  "good-faith-estimate": "good-faith-estimate",
  "charity-care": "charity-care",
};

/** The right that a finding of a rule opens; null: none that ends on a day. `statementDate`: the bill's, an ISO day, or null;
 *  `today`: the ISO day where the patient lives. */
export function rightOfFinding(
  rule: RuleId,
  { statementDate, today }: { statementDate: string | null; today: string },
): FindingRight | null {
  const kind = RIGHTS[rule];
  if (kind === undefined) return null;
  const care = { timing: "after-service", plan: "none" } as const;
  const deadlines = findDeadlines(datesOfBill(statementDate), care, today);
  return { kind, deadline: deadlines.find((deadline) => deadline.kind === kind) ?? null };
}
