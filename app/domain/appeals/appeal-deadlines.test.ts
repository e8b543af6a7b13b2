import { expect, test } from "vitest";
import { noDates } from "#app/domain/deadlines/find-deadlines.ts";
import type { AppealStep } from "./appeal.ts";
import { type AppealCourse, deadlinesToMeet } from "./appeal-deadlines.ts";
import { nextStepOf } from "./next-step.ts";

const today = "2026-11-22";
const at = "2026-11-22T15:00:00.000Z";
const sent: AppealStep = { step: "sent", on: "2026-11-01", at, how: "fax", proof: null, letterNo: 1 };
const answered: AppealStep = { step: "answered", on: "2026-11-19", at, note: null };
const lost: AppealStep = {
  step: "decided",
  on: "2026-11-20",
  at,
  result: "lost",
  gainedCents: 0,
  note: null,
};
const won: AppealStep = { ...lost, result: "won", gainedCents: 100 };
const withdrawn: AppealStep = { step: "withdrawn", on: "2026-11-20", at };

const course = (rest: Partial<AppealCourse> = {}): AppealCourse => ({
  kind: "internal-appeal",
  dates: { ...noDates, denialReceivedOn: "2026-10-01" },
  timing: "after-service",
  plan: "private",
  steps: [],
  followedBy: null,
  ...rest,
});

const toMeet = (appeal: AppealCourse) =>
  deadlinesToMeet(appeal, today).map(({ kind, dueOn }) => `${kind} ${dueOn}`);

test("what a patient must still meet follows the steps", () => {
  expect(toMeet(course())).toEqual(["internal-appeal 2027-03-30"]);
  expect(toMeet(course({ steps: [sent] }))).toEqual(["follow-up 2026-12-01"]);
  expect(toMeet(course({ steps: [sent, answered] }))).toEqual([]);
  expect(toMeet(course({ steps: [sent, lost] }))).toEqual(["external-review 2027-03-22"]); // the 20th is a Saturday
  expect(toMeet(course({ steps: [sent, lost], followedBy: "another" }))).toEqual([]);
  expect(toMeet(course({ steps: [sent, won] }))).toEqual([]);
  expect(toMeet(course({ steps: [withdrawn] }))).toEqual([]);
  const bill = { ...noDates, firstBillOn: "2026-09-01", denialReceivedOn: "2026-10-01" };
  expect(toMeet(course({ kind: "coding", dates: bill, steps: [sent] }))).toEqual([
    "follow-up 2026-12-01",
    "internal-appeal 2027-03-30",
    "charity-care 2027-04-29",
  ]);
  expect(toMeet(course({ kind: "charity-care", dates: bill, steps: [sent] }))).toEqual([
    "follow-up 2026-12-01",
    "internal-appeal 2027-03-30",
  ]);
});

test("days that no law sets are met with the others: to ask how it stands, the bill's, one's own", () => {
  const personalDays = {
    followUpOn: "2026-12-24",
    billDueOn: "2026-12-05",
    own: [{ name: "Send the form of the court", on: "2026-11-30" }],
  };
  expect(toMeet(course({ dates: noDates, personalDays }))).toEqual(["own 2026-11-30", "bill-due 2026-12-05"]);
  expect(toMeet(course({ dates: noDates, personalDays, steps: [sent] }))).toEqual([
    "own 2026-11-30",
    "bill-due 2026-12-05",
    "follow-up 2026-12-24",
  ]);
  expect(toMeet(course({ dates: noDates, personalDays, steps: [sent, answered] }))).toEqual([
    "own 2026-11-30",
    "bill-due 2026-12-05",
  ]);
  expect(toMeet(course({ personalDays, steps: [withdrawn] }))).toEqual([]);
});

test.each<[case_: string, AppealCourse, object]>([
  ["a draft", course(), { step: "send", until: { kind: "internal-appeal", daysLeft: 128 } }],
  ["a draft without dates", course({ dates: noDates }), { step: "send", until: null }],
  [
    "a draft that is too late",
    course({ dates: { ...noDates, denialReceivedOn: "2026-05-01" } }),
    { step: "too-late", remedies: ["ask-for-late-appeal", "insurance-regulator", "negotiate"] },
  ],
  [
    "a letter on its way",
    course({ steps: [sent] }),
    { step: "wait-for-answer", until: { kind: "plan-decision-after-service", dueOn: "2026-12-31" } },
  ],
  [
    "a plan that does not answer",
    course({ steps: [{ ...sent, on: "2026-09-01" }] }),
    { step: "answer-overdue", missed: { daysLeft: -22 } },
  ],
  [
    "records that may come later",
    course({ kind: "records-access", dates: noDates, steps: [{ ...sent, on: "2026-10-10" }] }),
    { step: "wait-for-answer", until: { kind: "records-extended", dueOn: "2026-12-09" } },
  ],
  [
    "a letter that no law has answered by a day",
    course({ kind: "negotiation", dates: noDates, steps: [sent] }),
    { step: "wait-for-answer", until: { kind: "follow-up", dueOn: "2026-12-01", source: null } },
  ],
  [
    "one whose day to ask is past",
    course({ kind: "negotiation", dates: noDates, steps: [{ ...sent, on: "2026-10-01" }] }),
    { step: "follow-up", missed: { daysLeft: -22 }, remedies: ["ask-how-it-stands", "send-again"] },
  ],
  ["an answer", course({ steps: [sent, answered] }), { step: "note-result" }],
  ["a win", course({ steps: [sent, won] }), { step: "check-corrected-bill" }],
  [
    "a denied appeal",
    course({ steps: [sent, lost] }),
    { step: "ask-for-external-review", until: { dueOn: "2027-03-22", countedTo: "2027-03-20" } },
  ],
  [
    "a denial whose review is too late",
    course({ steps: [sent, lost], dates: { ...noDates, finalDenialReceivedOn: "2026-06-01" } }),
    { step: "too-late", missed: { kind: "external-review" } },
  ],
  [
    "a lost dispute",
    course({ kind: "negotiation", dates: noDates, steps: [sent, lost] }),
    { step: "try-otherwise", remedies: ["apply-for-charity-care", "payment-plan"] },
  ],
  ["one that goes on elsewhere", course({ steps: [sent, lost], followedBy: "x" }), { step: "nothing" }],
  ["one that was withdrawn", course({ steps: [sent, withdrawn] }), { step: "nothing" }],
])("the next step of %s", (_, appeal, next) => {
  expect(nextStepOf(appeal, today)).toMatchObject(next);
});
