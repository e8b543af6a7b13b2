import type { RuleSource } from "#app/domain/audits/audit-rule.ts";
import { addDays, daysBetween } from "#app/domain/dates/calendar-days.ts";
import { claimsProcedureSource } from "#app/domain/letters/legal-sources.ts";
import type { ClaimStatus, PlanKind } from "./explanation.ts";

/** The law that gives the days to appeal, by kind of plan. */
export const appealLaws = ["private", "medicare", "medicare-advantage", "medicaid"] as const;

export type AppealLaw = (typeof appealLaws)[number];

/** The last day to ask a plan to decide again. */
export interface AppealDeadline {
  /** ISO day. */
  dueOn: string;
  /** Negative: the deadline has passed. */
  daysLeft: number;
  /** Printed: the deadline itself, or the days from the notice. "law": neither is printed, so the law's days
   *  count from the notice, although they run from its arrival. "first-law": the kind of plan is also unknown, so
   *  this is the earliest deadline of all laws that hasn't passed. */
  basis: "printed-day" | "printed-days" | "law" | "first-law";
}

interface LawOfAppeal {
  days: number;
  source: RuleSource;
}

/** Days from when the notice comes (Medicare counts five days for the mail, which are not added here). */
export const lawsOfAppeals: Record<AppealLaw, LawOfAppeal> = {
  private: { days: 180, source: claimsProcedureSource },
  medicare: {
    days: 120,
    source: {
      title: "42 CFR 405.942: time to ask Medicare for a redetermination",
      url: "https://www.ecfr.gov/current/title-42/section-405.942",
    },
  },
  "medicare-advantage": {
    days: 65,
    source: {
      title: "42 CFR 422.582: time to ask a Medicare Advantage plan for a reconsideration",
      url: "https://www.ecfr.gov/current/title-42/section-422.582",
    },
  },
  medicaid: {
    days: 60,
    source: {
      title: "42 CFR 438.402: time to appeal to a Medicaid plan",
      url: "https://www.ecfr.gov/current/title-42/section-438.402",
    },
  },
};

const lawOfPlan: Record<PlanKind, AppealLaw | null> = {
  insured: "private",
  "self-funded": "private",
  trust: "private",
  medicare: "medicare",
  "medicare-advantage": "medicare-advantage",
  medicaid: "medicaid",
  supplement: null,
};

/** Returns the law for a kind of plan. An unknown kind gets the law for employers' plans, which most people have,
 *  but `appealDeadlineOf` doesn't use its days. Null: a supplement follows Medicare's decision. */
export function appealLawOf(planKind: PlanKind | null): AppealLaw | null {
  return planKind === null ? "private" : lawOfPlan[planKind];
}

/** Whether a plan said no to something, so that there is something to appeal. */
export function isDenied(status: ClaimStatus | null): boolean {
  return status === "denied" || status === "partly";
}

/** Returns the appeal deadline as printed on the notice, else under the law. Null: nothing gives the deadline, or the day to
 *  count from isn't known. */
export function appealDeadlineOf(
  {
    planKind,
    issueDate,
    appeal,
  }: {
    planKind: PlanKind | null;
    issueDate: string | null;
    appeal: { days: number | null; by: string | null };
  },
  today: string,
): AppealDeadline | null {
  const due = (dueOn: string, basis: AppealDeadline["basis"]) => {
    return { dueOn, daysLeft: daysBetween(today, dueOn), basis };
  };
  if (appeal.by !== null) return due(appeal.by, "printed-day");
  if (issueDate === null) return null;
  if (appeal.days !== null) return due(addDays(issueDate, appeal.days), "printed-days");
  if (planKind === null) return due(firstOfAllLaws(issueDate, today), "first-law");
  const law = appealLawOf(planKind);
  return law && due(addDays(issueDate, lawsOfAppeals[law].days), "law");
}

/** Too soon costs nothing, too late the appeal. Where all are past, the last one. */
function firstOfAllLaws(issueDate: string, today: string): string {
  const days = appealLaws.map((law) => addDays(issueDate, lawsOfAppeals[law].days)).sort();
  return days.find((day) => day >= today) ?? days.at(-1) ?? issueDate;
}
