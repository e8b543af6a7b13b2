import { addDays, addMonths, daysBetween } from "#app/domain/dates/calendar-days.ts";
import { closedOn, workingDayFrom, workingDayUntil } from "#app/domain/dates/federal-holidays.ts";
import type { Deadline, DeadlineCase, DeadlineDate, DeadlineDates, DeadlineRule } from "./deadline.ts";
import { deadlineRules } from "./deadline-rules.ts";

/** Nothing has happened that a deadline counts from. */
export const noDates: DeadlineDates = {
  denialReceivedOn: null,
  appealReceivedOn: null,
  finalDenialReceivedOn: null,
  reviewAskedOn: null,
  estimatedBillReceivedOn: null,
  firstBillOn: null,
  collectorNoticeReceivedOn: null,
  recordsAskedOn: null,
};

/** The dates that a deadline can count from, in the order of what happens. */
export const deadlineDates = Object.keys(noDates) as DeadlineDate[];

/** Returns what a bill's own date (an ISO day; null: it has none) starts, where nothing else is known. This bill is assumed to be
 *  the first one, received on its date. */
export function datesOfBill(statementDate: string | null): DeadlineDates {
  return { ...noDates, estimatedBillReceivedOn: statementDate, firstBillOn: statementDate };
}

/** Every deadline that counts from these dates, past ones too, the first to come due first. `today`: the ISO day where the
 *  patient lives. */
export function findDeadlines(
  dates: DeadlineDates,
  { timing, plan }: DeadlineCase,
  today: string,
): Deadline[] {
  const found = deadlineRules
    .filter((rule) => rule.timing === null || rule.timing === timing)
    .filter((rule) => rule.plan === null || rule.plan === plan)
    .flatMap((rule) => {
      const startsOn = dates[rule.countsFrom];
      return startsOn === null ? [] : [deadlineOf(rule, startsOn, today)];
    })
    .sort(byDueDay);
  const isAssistanceLate = found.some(({ kind, daysLeft }) => kind === "charity-care" && daysLeft < 0);
  return isAssistanceLate ? found.map(withLateAssistance) : found;
}

/** Once the days of financial assistance are past, no remedy promises that an application must be taken. */
function withLateAssistance(deadline: Deadline): Deadline {
  const remedies = deadline.remedies.map((remedy) =>
    remedy === "apply-for-charity-care" ? "ask-for-charity-care-anyway" : remedy,
  );
  return { ...deadline, remedies };
}

function deadlineOf(rule: DeadlineRule, startsOn: string, today: string): Deadline {
  const { kind, actor, mayBeLonger, remedies, source } = rule;
  const countedTo = endOf(rule, startsOn);
  const dueOn = rule.movesToWorkingDay ? workingDayFrom(countedTo) : countedTo;
  return {
    kind,
    name: null,
    actor,
    mayBeLonger,
    remedies,
    source,
    startsOn,
    ...standingOf(countedTo, dueOn, today),
  };
}

/** The first to come due first. */
export function byDueDay(a: Pick<Deadline, "dueOn">, b: Pick<Deadline, "dueOn">): number {
  return a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : 0;
}

/** Returns the status of a last day on a day. `countedTo`: before the law moves it. All are ISO days. */
export function standingOf(countedTo: string, dueOn: string, today: string) {
  return {
    countedTo,
    closed: closedOn(countedTo),
    dueOn,
    workingDay: workingDayUntil(dueOn),
    daysLeft: daysBetween(today, dueOn),
  };
}

/** The day of the event does not count. */
function endOf({ span: { unit, count } }: DeadlineRule, startsOn: string): string {
  switch (unit) {
    case "hours":
      return addDays(startsOn, count / 24);
    case "days":
      return addDays(startsOn, count);
    case "months":
      return addMonths(startsOn, count);
  }
}
