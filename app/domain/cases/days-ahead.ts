import { type CaseStepId, type LastDay, lastDayOfStep } from "./case-step.ts";
import type { ListedCase } from "./list-cases.server.ts";

/** So far ahead last days are told. */
export const DAYS_AHEAD = 60;

/** A last day of a step of a bill: the patient's own, or, while an answer is awaited, the other side's. */
export interface DayAhead extends LastDay {
  billId: string;
  providerName: string | null;
  stepId: CaseStepId;
  isOthers: boolean;
}

/** The last days of bills' steps that are not past and near enough, the first one first. */
export function daysAheadOf(cases: readonly ListedCase[]): DayAhead[] {
  const days = cases.flatMap(({ bill: { billId, summary }, steps }) =>
    steps.flatMap((step): DayAhead[] => {
      const day = lastDayOfStep(step);
      if (day === null || day.daysLeft < 0 || day.daysLeft > DAYS_AHEAD) return [];
      const providerName = summary.providerName ?? summary.hospital?.name ?? null;
      return [{ ...day, billId, providerName, stepId: step.id, isOthers: step.state === "waiting" }];
    }),
  );
  return days.sort((a, b) => a.daysLeft - b.daysLeft);
}
