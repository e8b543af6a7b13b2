import { expect, test } from "vitest";
import { bill, DAY, explanation, line, ruleOn, totals } from "../audit.fixture.ts";
import type { Coverage } from "../audited-bill.ts";
import type { RuleId } from "../rule-ids.ts";

const aboveOwed: RuleId[] = [
  "eob-mismatch",
  "balance-billing",
  "surprise-emergency",
  "surprise-out-of-network",
];
const asked = (balanceCents: number | null, plan: Parameters<typeof explanation>[0]) =>
  bill([line("99284", 90_000)], { totals: totals({ balanceCents }), explanation: explanation(plan) });

test.each([
  ["in the network", { network: "in" }, "balance-billing", "above  5000"],
  ["in the network, an emergency", { network: "in", isEmergency: true }, "balance-billing", "above  5000"],
  ["out of it, an emergency", { network: "out", isEmergency: true }, "surprise-emergency", "above  5000"],
  ["out of it", { network: "out" }, "surprise-out-of-network", "above  0"],
  ["nobody knows", { network: null }, "eob-mismatch", "above-responsibility  5000"],
] as const)("more than 'you owe' is told once: %s", (_name, plan, rule, said) => {
  for (const other of aboveOwed) {
    expect(ruleOn(other, asked(25_000, plan))).toEqual(other === rule ? [said] : []);
    expect(ruleOn(other, asked(20_000, plan))).toEqual([]);
    expect(ruleOn(other, asked(0, plan))).toEqual([]);
    expect(ruleOn(other, asked(25_000, { ...plan, patientResponsibilityCents: null }))).toEqual([]);
  }
});

test("without an explanation of benefits or a balance nothing is held against it", () => {
  for (const rule of aboveOwed) {
    expect(ruleOn(rule, bill([line("99284", 90_000)]))).toBe("no-explanation-of-benefits");
  }
  expect(ruleOn("balance-billing", asked(null, {}))).toBe("no-balance");
});

test.each([
  ["a ride", [line("A0429", 90_000), line("A0425", 20_000)], "ground-ambulance"],
  [
    "a ride by a word",
    [line(null, 90_000, { description: "Ambulance, basic life support" })],
    "ground-ambulance",
  ],
  ["a helicopter", [line("A0431", 900_000)], ["above  5000"]],
  ["an emergency room, too", [line("A0429", 90_000), line("99284", 90_000)], ["above  5000"]],
] as const)("the No Surprises Act leaves ground ambulances out: %s", (_name, lines, said) => {
  const plan = { network: "out", isEmergency: true } as const;
  expect(ruleOn("surprise-emergency", { ...asked(25_000, plan), lines })).toEqual(said);
});

const seen = (code: string | null, billedCents: number | null) => ({
  serviceDate: DAY,
  code,
  billedCents,
  allowedCents: null,
  planPaidCents: null,
  patientResponsibilityCents: null,
});
const twoLines = [line("99284", 90_000), line("80053", 12_000)];

const supplies = line(null, 8_000, { serviceCode: { codeType: "RC", code: "0258" }, revenueCode: "0258" });
const withSupplies = [line("80053", 12_000), supplies];

test.each([
  ["the same charges", twoLines, [seen("99284", 90_000), seen("80053", 12_000)], []],
  ["one amount", twoLines, [seen("99284", 80_000), seen("80053", 12_000)], ["other-charges 0 0"]],
  ["a line that the plan never saw", twoLines, [seen("99284", 90_000)], ["other-charges 1 0"]],
  ["the same charges in one line", twoLines, [seen(null, 102_000)], []],
  ["no revenue codes", withSupplies, [seen("80053", 11_000), seen(null, 8_000)], ["other-charges 0 0"]],
  ["revenue codes", withSupplies, [seen("80053", 12_000), seen("0258", 9_000)], ["other-charges 1 0"]],
  ["the plan does not say what was billed", twoLines, [seen("99284", null)], []],
  ["a charge that was taken back", [...twoLines, line("80053", -12_000)], [seen("99284", 90_000)], []],
])("eob-mismatch: %s", (_name, lines, planLines, said) => {
  const billed = bill(lines, { explanation: explanation({ lines: planLines }) });
  expect(ruleOn("eob-mismatch", billed)).toEqual(said);
});

test.each([
  ["$400 more", "self-pay", 100_000, 140_000, ["above  40000"]],
  ["$399.99 more", "self-pay", 100_000, 139_999, []],
  ["less", "self-pay", 100_000, 90_000, []],
  ["a plan pays", "other-plan", 100_000, 190_000, "not-self-pay"],
  ["nobody knows who pays", null, 100_000, 190_000, "not-self-pay"],
  ["no estimate", "self-pay", null, 190_000, "no-estimate"],
] as [
  string,
  Coverage | null,
  number | null,
  number,
  string | string[],
][])("good-faith-estimate: %s", (_name, coverage, totalCents, chargesCents, said) => {
  const goodFaithEstimate = totalCents === null ? null : { totalCents, date: null };
  const billed = bill([line("99284", chargesCents)], { coverage, goodFaithEstimate });
  expect(ruleOn("good-faith-estimate", billed)).toEqual(said);
  const stated = { ...billed, lines: [], totals: totals({ chargesCents }) };
  expect(ruleOn("good-faith-estimate", stated)).toEqual(said);
});

test.each([
  [
    "the discount is printed",
    { adjustmentsCents: 223_764, paymentsCents: 0, balanceCents: 276_236 },
    ["above  156236"],
  ],
  ["the discount brings it near the estimate", { adjustmentsCents: 345_000, paymentsCents: 0 }, []],
  ["what was paid shows the discount", { paymentsCents: 100_000, balanceCents: 176_236 }, ["above  156236"]],
  [
    "no more is at stake than is due",
    { adjustmentsCents: 0, paymentsCents: 450_000, balanceCents: 50_000 },
    ["above  50000"],
  ],
  ["nobody knows whether the rest was paid", { balanceCents: 120_000 }, ["perhaps-above  0"]],
  ["what is asked for is above it whatever was paid", { balanceCents: 276_236 }, ["at-least-above  156236"]],
])("the estimate is compared after discounts: %s", (_name, printed, said) => {
  const billed = bill([line("99284", 500_000)], {
    coverage: "self-pay",
    goodFaithEstimate: { totalCents: 120_000, date: null },
    totals: totals({ chargesCents: 500_000, ...printed }),
  });
  expect(ruleOn("good-faith-estimate", billed)).toEqual(said);
});
