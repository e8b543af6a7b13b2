import { expect, test } from "vitest";
import type { AppealStep } from "./appeal.ts";
import { sumAppeals } from "./sum-appeals.ts";

const at = "2026-11-22T15:00:00.000Z";
const sent: AppealStep = { step: "sent", on: "2026-11-01", at, how: "fax", proof: null, letterNo: 1 };
const partly: AppealStep = {
  step: "decided",
  on: "2026-11-20",
  at,
  result: "partly",
  gainedCents: 700,
  note: null,
};

test("what is asked counts once it is sent, and once where it goes on; what came off counts always", () => {
  const appeals = [
    { state: "draft", askedCents: 1, steps: [], followedBy: null },
    { state: "withdrawn", askedCents: 20, steps: [sent], followedBy: null },
    { state: "partly", askedCents: 1_000, steps: [sent, partly], followedBy: "the next" },
    { state: "sent", askedCents: 300, steps: [sent], followedBy: null },
    { state: "partly", askedCents: 5_000, steps: [sent, partly], followedBy: null },
  ] as const;
  expect(sumAppeals(appeals.map((appeal) => ({ ...appeal, steps: [...appeal.steps] })))).toEqual({
    sentCount: 2,
    askedCents: 5_300,
    gainedCents: 1_400,
  });
  expect(sumAppeals([])).toEqual({ sentCount: 0, askedCents: 0, gainedCents: 0 });
});
