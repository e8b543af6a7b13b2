import { expect, test } from "vitest";
import type { CareTiming, DeadlineDates, DeadlineKind, PlanKind } from "./deadline.ts";
import { deadlineKinds } from "./deadline.ts";
import { deadlineRules } from "./deadline-rules.ts";
import { deadlineDates, findDeadlines, noDates } from "./find-deadlines.ts";
import { readDeadlineDates } from "./read-deadline-dates.ts";

const today = "2026-11-22";

function find(
  kind: DeadlineKind,
  dates: Partial<DeadlineDates>,
  timing: CareTiming = "after-service",
  day = today,
) {
  return findDeadlines({ ...noDates, ...dates }, { timing, plan: "private" }, day).find(
    (one) => one.kind === kind,
  );
}

test.each<[DeadlineKind, Partial<DeadlineDates>, dueOn: string, CareTiming?]>([
  ["internal-appeal", { denialReceivedOn: "2026-11-02" }, "2027-05-01"],
  ["plan-decision-urgent", { appealReceivedOn: "2026-11-20" }, "2026-11-23", "urgent"],
  ["plan-decision-before-service", { appealReceivedOn: "2026-11-20" }, "2026-12-20", "before-service"],
  ["plan-decision-after-service", { appealReceivedOn: "2026-11-20" }, "2027-01-19"],
  ["external-review", { finalDenialReceivedOn: "2026-11-03" }, "2027-03-03"],
  ["external-review-decision", { reviewAskedOn: "2026-11-03" }, "2026-12-18"],
  ["good-faith-estimate", { estimatedBillReceivedOn: "2026-11-01" }, "2027-03-01"],
  ["collection-pause", { firstBillOn: "2026-11-01" }, "2027-03-01"],
  ["charity-care", { firstBillOn: "2026-11-01" }, "2027-06-29"],
  ["debt-validation", { collectorNoticeReceivedOn: "2026-11-20" }, "2026-12-20"],
  ["records", { recordsAskedOn: "2026-11-01" }, "2026-12-01"],
  ["records-extended", { recordsAskedOn: "2026-11-01" }, "2026-12-31"],
])("%s counts from what happened", (kind, dates, dueOn, timing) => {
  expect(find(kind, dates, timing)?.dueOn).toBe(dueOn);
});

test("an end on a weekend or holiday stays, unless the law moves it, and the working day before it is told", () => {
  expect(find("internal-appeal", { denialReceivedOn: "2026-11-02" })).toMatchObject({
    countedTo: "2027-05-01",
    closed: "saturday",
    dueOn: "2027-05-01",
    workingDay: "2027-04-30",
  });
  // July 4 of 2027 is a Sunday, and the Monday after it is kept as the holiday.
  expect(find("external-review", { finalDenialReceivedOn: "2027-03-04" })).toMatchObject({
    countedTo: "2027-07-04",
    closed: "sunday",
    dueOn: "2027-07-06",
    workingDay: "2027-07-06",
  });
  expect(find("external-review", { finalDenialReceivedOn: "2026-10-30" })?.dueOn).toBe("2027-03-01");
});

test("days are left until the last day, which counts as open, and a past one says what is left", () => {
  const dates = { collectorNoticeReceivedOn: "2026-10-23" };
  expect(find("debt-validation", dates, "after-service", "2026-11-21")?.daysLeft).toBe(1);
  expect(find("debt-validation", dates, "after-service", "2026-11-22")?.daysLeft).toBe(0);
  const past = find("debt-validation", dates, "after-service", "2026-11-23");
  expect(past).toMatchObject({ daysLeft: -1 });
  expect(past?.remedies).toContain("dispute-debt-anyway");
});

test("deadlines of a case come in the order in which they are due, and none without its date", () => {
  const dates = { ...noDates, firstBillOn: "2026-09-01", denialReceivedOn: "2026-09-10" };
  const kindsFor = (plan: PlanKind) =>
    findDeadlines(dates, { timing: "after-service", plan }, today).map(({ kind }) => kind);
  expect(kindsFor("private")).toEqual(["collection-pause", "internal-appeal", "charity-care"]);
  // Its appeals have other deadlines, which its notices state.
  expect(kindsFor("medicare")).toEqual(["collection-pause", "charity-care"]);
  expect(findDeadlines(noDates, { timing: "urgent", plan: "private" }, today)).toEqual([]);
});

test("every kind has its rule with a source that can be opened, and each step of a patient leaves something", () => {
  expect(deadlineRules.map(({ kind }) => kind)).toEqual([...deadlineKinds]);
  for (const { source, actor, remedies } of deadlineRules) {
    expect(source.url).toMatch(/^https:\/\/www\.(ecfr\.gov|law\.cornell\.edu)\//);
    expect(source.title).toMatch(/^\d+ (CFR|U\.S\.C\.) /);
    if (actor === "patient") expect(remedies.length).toBeGreaterThan(1);
  }
});

test.each([
  ["", null],
  ["11/2/2026", "2026-11-02"],
  [" 2026-11-02 ", "2026-11-02"],
])("a typed date is read: '%s'", (denialReceivedOn, day) => {
  expect(readDeadlineDates({ denialReceivedOn }, today)).toEqual({
    outcome: "read",
    dates: { ...noDates, denialReceivedOn: day },
  });
});

test("dates that cannot be are named, one problem for a field", () => {
  const typed = {
    denialReceivedOn: "2026-11-10",
    appealReceivedOn: "2026-11-09",
    finalDenialReceivedOn: "2026-11-23",
    firstBillOn: "Tuesday",
    collectorNoticeReceivedOn: "1066-10-14",
    recordsAskedOn: "2026-02-30",
  };
  expect(readDeadlineDates(typed, today)).toEqual({
    outcome: "invalid",
    problems: {
      appealReceivedOn: "date-before-first",
      finalDenialReceivedOn: "date-in-future",
      firstBillOn: "date-invalid",
      collectorNoticeReceivedOn: "date-too-early",
      recordsAskedOn: "date-invalid",
    },
  });
  expect(deadlineDates).toHaveLength(8);
});
