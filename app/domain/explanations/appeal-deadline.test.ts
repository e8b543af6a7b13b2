import { expect, test } from "vitest";
import { appealDeadlineOf } from "./appeal-deadline.ts";
import type { PlanKind } from "./explanation.ts";

const today = "2026-04-01";
const notice = {
  planKind: "self-funded" as const,
  issueDate: "2026-03-22",
  appeal: { days: null, by: null },
};

test("the printed day goes before printed days, and these before the law's", () => {
  expect(appealDeadlineOf({ ...notice, appeal: { days: 90, by: "2026-05-01" } }, today)).toEqual({
    dueOn: "2026-05-01",
    daysLeft: 30,
    basis: "printed-day",
  });
  expect(appealDeadlineOf({ ...notice, appeal: { days: 90, by: null } }, today)).toMatchObject({
    dueOn: "2026-06-20",
    basis: "printed-days",
  });
});

test.each<[PlanKind | null, string | null]>([
  ["self-funded", "2026-09-18"],
  ["insured", "2026-09-18"],
  [null, "2026-05-21"],
  ["medicare", "2026-07-20"],
  ["medicare-advantage", "2026-05-26"],
  ["medicaid", "2026-05-21"],
  ["supplement", null],
])("the law's last day of %s is %s", (planKind, dueOn) => {
  expect(appealDeadlineOf({ ...notice, planKind }, today)?.dueOn ?? null).toBe(dueOn);
});

test.each([
  ["2026-05-21", "2026-05-21"],
  ["2026-05-22", "2026-05-26"],
  ["2026-07-01", "2026-07-20"],
  ["2026-08-01", "2026-09-18"],
  ["2026-12-01", "2026-09-18"],
])("of a plan whose kind nobody told, the first day that is not past on %s is %s", (asked, dueOn) => {
  expect(appealDeadlineOf({ ...notice, planKind: null }, asked)).toMatchObject({ dueOn, basis: "first-law" });
});

test("without a day to count from nothing is told", () => {
  expect(appealDeadlineOf({ ...notice, issueDate: null }, today)).toBeNull();
});
