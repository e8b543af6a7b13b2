import { addDays, daysBetween } from "#app/domain/dates/calendar-days.ts";
import { standingOfLetter } from "./standing-of-letter.ts";
import type { StepRule } from "./step-rule.ts";

/** 12 CFR 1006.34(b)(5) and 1006.38: what is disputed in writing within 30 days of the notice has to be verified before the collector
 *  goes on. */
const VALIDATION_DAYS = 30;

/** A collector that is asked for proof has to stop until it gives it. */
export const disputeDebt: StepRule = {
  id: "dispute-debt",
  minutes: 10,
  letter: "debt-validation",
  judge(facts) {
    const begun = standingOfLetter(facts, "debt-validation");
    if (begun !== null) return begun;
    const { collection, today } = facts;
    if (collection === null) return { state: "not-for-you", reason: "no-collector" };
    if (collection.noticeOn === null) return { state: "open", reason: "collector-undated", by: null };
    const dueOn = addDays(collection.noticeOn, VALIDATION_DAYS);
    const daysLeft = daysBetween(today, dueOn);
    return daysLeft < 0
      ? { state: "open", reason: "collector-late", by: null }
      : { state: "open", reason: "collector-in-time", by: { dueOn, daysLeft } };
  },
};
