import { daysBetween } from "#app/domain/dates/calendar-days.ts";
import { findDeadlines, noDates } from "#app/domain/deadlines/find-deadlines.ts";
import type { CaseFacts } from "../case-facts.ts";
import type { LastDay } from "../case-step.ts";
import { standingOfLetter } from "./status-of-letter.ts";
import type { StepRule } from "./step-rule.ts";

/** A collector that is asked for proof in time has to stop until it gives it (12 CFR 1006.34 and 1006.38). */
export const disputeDebt: StepRule = {
  id: "dispute-debt",
  minutes: 10,
  letter: "debt-validation",
  judge(facts) {
    const begun = standingOfLetter(facts, "debt-validation");
    if (begun !== null) return begun;
    if (facts.collection === null) return { state: "not-for-you", reason: "no-collector" };
    const by = lastDayToDispute(facts);
    if (by === null) return { state: "open", reason: "collector-undated", by };
    if (by.daysLeft < 0) return { state: "open", reason: "collector-late", by: null };
    const reason = facts.collection.disputeBy === null ? "collector-in-time" : "collector-prints-day";
    return { state: "open", reason, by };
  },
};

/** Returns the day that the notice prints, else 30 days from when it came; null: neither is known. */
function lastDayToDispute({ collection, today }: CaseFacts): LastDay | null {
  const printed = collection?.disputeBy ?? null;
  if (printed !== null) return { dueOn: printed, daysLeft: daysBetween(today, printed) };
  const dates = { ...noDates, collectorNoticeReceivedOn: collection?.noticeOn ?? null };
  const deadline = findDeadlines(dates, { timing: "after-service", plan: "none" }, today).find(
    ({ kind }) => kind === "debt-validation",
  );
  return deadline ? { dueOn: deadline.dueOn, daysLeft: deadline.daysLeft } : null;
}
