import { expect, test } from "vitest";
import { noDates } from "#app/domain/deadlines/find-deadlines.ts";
import { readAppealChange } from "./read-appeal-change.ts";

const today = "2026-11-22";

test.each<[fields: Record<string, string>, change: object]>([
  [
    { change: "ask", askedCents: "$1,234.50" },
    { change: "ask", askedCents: 123_450 },
  ],
  [
    { change: "send", on: "11/20/2026", how: "fax", proof: "ok 3 pages" },
    { change: "send", on: "2026-11-20", how: "fax", proof: "ok 3 pages" },
  ],
  [
    { change: "answer", on: today },
    { change: "answer", on: today, note: "" },
  ],
  [
    { change: "decide", on: today, result: "partly", gainedCents: "20" },
    { change: "decide", on: today, result: "partly", gainedCents: 2_000, note: "" },
  ],
  [
    { change: "decide", on: today, result: "lost", gainedCents: "" },
    { change: "decide", on: today, result: "lost", gainedCents: 0, note: "" },
  ],
  [
    { change: "decide", on: today, result: "won", gainedCents: " " },
    { change: "decide", on: today, result: "won", gainedCents: 0, note: "" },
  ],
  [{ change: "share-outcome" }, { change: "share-outcome", isShared: false }],
  [
    { change: "set-dates", firstBillOn: "2026-09-01" },
    {
      change: "set-dates",
      dates: { ...noDates, firstBillOn: "2026-09-01" },
      timing: "after-service",
      plan: "private",
    },
  ],
])("a form is read: %j", (fields, change) => {
  expect(readAppealChange(fields, today)).toEqual({ outcome: "read", change });
});

test.each<[fields: Record<string, string>, problems: object]>([
  [{ change: "send" }, { on: "missing", how: "missing" }],
  [
    { change: "send", on: "2026-11-23", how: "pigeon" },
    { on: "date-in-future", how: "missing" },
  ],
  [
    { change: "decide", on: "soon", result: "won", gainedCents: "some" },
    { on: "date-invalid", gainedCents: "amount-invalid" },
  ],
  [{ change: "ask", askedCents: "-5" }, { askedCents: "amount-negative" }],
  [{ change: "set-dates", denialReceivedOn: "2027-01-01" }, { denialReceivedOn: "date-in-future" }],
])("what is wrong with a form is named: %j", (fields, problems) => {
  expect(readAppealChange(fields, today)).toEqual({ outcome: "invalid", problems });
});

test("a form of another page is no change", () => {
  expect(readAppealChange({ change: "explode" }, today)).toEqual({ outcome: "unknown" });
  expect(readAppealChange({}, today)).toEqual({ outcome: "unknown" });
});
