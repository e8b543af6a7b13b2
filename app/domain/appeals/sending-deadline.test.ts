import { expect, test } from "vitest";
import { noDates } from "#app/domain/deadlines/find-deadlines.ts";
import { letterKindIds } from "#app/domain/letters/letter-kind.ts";
import { emptySlots } from "#app/domain/letters/letter-slots.ts";
import { askedCentsOf } from "./asked-cents.ts";
import { datesWithNotice, sendingDeadline, sendingRuleOf } from "./sending-deadline.ts";

const now = { today: "2026-11-22", timing: "after-service", plan: "private" } as const;

test("five kinds of letters have a deadline by law", () => {
  const bound = letterKindIds.filter((kind) => sendingRuleOf(kind) !== null);
  expect(bound.sort()).toEqual([
    "charity-care",
    "debt-validation",
    "external-review",
    "good-faith-estimate",
    "internal-appeal",
  ]);
});

test("the date of a notice stands for the day on which it came, where nobody said that", () => {
  const denial = { denialDate: "2026-10-01" };
  const dates = datesWithNotice("internal-appeal", noDates, denial);
  expect(sendingDeadline("internal-appeal", dates, now)?.dueOn).toBe("2027-03-30");
  const came = { ...noDates, denialReceivedOn: "2026-10-05" };
  expect(datesWithNotice("internal-appeal", came, denial)).toEqual(came);
  expect(datesWithNotice("good-faith-estimate", noDates, { statementDate: "2026-10-01" })).toEqual(noDates);
  expect(sendingDeadline("internal-appeal", dates, { ...now, plan: "medicare" })).toBeNull();
});

test("what a letter asks for follows from its own amounts", () => {
  const slots = {
    ...emptySlots,
    balanceCents: 90_000,
    chargesCents: 120_000,
    estimateCents: 50_000,
    offerCents: 40_000,
    owedCents: 95_000,
  };
  expect(askedCentsOf("negotiation", slots)).toBe(50_000);
  expect(askedCentsOf("good-faith-estimate", slots)).toBe(70_000);
  expect(askedCentsOf("surprise-billing", slots)).toBe(0);
  expect(askedCentsOf("charity-care", slots)).toBe(90_000);
  expect(askedCentsOf("records-access", slots)).toBe(0);
  expect(askedCentsOf("billing-error", slots)).toBeNull();
});
