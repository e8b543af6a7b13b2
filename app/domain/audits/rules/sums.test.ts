import { expect, test } from "vitest";
import { bill, line, ruleOn, totals } from "../audit.fixture.ts";

const DAY_1 = "2026-03-03";
const two = [line("80053", 10_000), line("85025", 5_000)];

test.each([
  ["the lines come to the total", two, { chargesCents: 15_000 }, []],
  ["a cent more is stated", two, { chargesCents: 15_001 }, ["total-too-high  1"]],
  ["less is stated, in the patient's favor", two, { chargesCents: 14_000 }, ["total-too-low  0"]],
  ["a credit counts", [...two, line("85025", -5_000)], { chargesCents: 10_000 }, []],
  [
    "a credit that was taken off below the total does not count",
    [...two, line("85025", -5_000)],
    { chargesCents: 15_000, adjustmentsCents: 5_000 },
    [],
  ],
  [
    "a credit that was taken off nowhere",
    [...two, line("85025", -5_000)],
    { chargesCents: 15_000 },
    ["total-too-high  5000"],
  ],
  ["no total is printed", two, {}, "no-charges-total"],
  ["no line is printed", [], { chargesCents: 15_000 }, "no-lines"],
])("sum-mismatch: %s", (_name, lines, printed, said) => {
  expect(ruleOn("sum-mismatch", bill(lines, { totals: totals(printed) }))).toEqual(said);
});

test.each([
  ["exact", { units: 3, unitPriceCents: 1_000 }, 3_000, []],
  ["too high", { units: 3, unitPriceCents: 1_000 }, 3_900, ["amount-too-high 0 900"]],
  ["too low", { units: 3, unitPriceCents: 1_000 }, 2_900, ["amount-too-low 0 0"]],
  ["a third of a dollar, printed to the cent", { units: 3, unitPriceCents: 33 }, 100, []],
  ["half a unit", { units: 0.5, unitPriceCents: 999 }, 500, []],
  ["a credit that prints its units without a minus", { units: 2, unitPriceCents: 1_000 }, -2_000, []],
  ["a credit of a part", { units: 2, unitPriceCents: 1_000 }, -1_500, []],
  ["nothing is charged", { units: 2, unitPriceCents: 1_000 }, 0, []],
  ["no units", { units: 0, unitPriceCents: 1_000 }, 1_000, []],
  ["no unit price", { units: 2 }, 1_000, "no-unit-prices"],
])("quantity-price-mismatch: %s", (_name, printed, amountCents, said) => {
  expect(ruleOn("quantity-price-mismatch", bill([line("J1100", amountCents, printed)]))).toEqual(said);
});

test("list prices beside what is charged are no prices of units, and one line among others is wrong", () => {
  const listed = [
    line("J1100", 65_000, { units: 1, unitPriceCents: 240_000 }),
    line("J2405", 24_000, { units: 2, unitPriceCents: 30_000 }),
  ];
  expect(ruleOn("quantity-price-mismatch", bill(listed))).toBe("unlike-unit-prices");
  const [wrong] = listed;
  const right = line("J2405", 60_000, { units: 2, unitPriceCents: 30_000 });
  expect(ruleOn("quantity-price-mismatch", bill([wrong!, right]))).toEqual(["amount-too-low 0 0"]);
});

test("a charge that a credit took back multiplies nothing", () => {
  const wrong = line("J1100", 3_900, { units: 3, unitPriceCents: 1_000 });
  const right = line("J2405", 1_000, { unitPriceCents: 1_000 });
  expect(ruleOn("quantity-price-mismatch", bill([wrong, { ...wrong, amountCents: -3_900 }, right]))).toEqual(
    [],
  );
});

test.each([
  ["right", { chargesCents: 900, adjustmentsCents: 300, paymentsCents: 100, balanceCents: 500 }, []],
  [
    "too high",
    { chargesCents: 900, adjustmentsCents: 300, paymentsCents: 100, balanceCents: 520 },
    ["balance-too-high  20"],
  ],
  [
    "too low, in the patient's favor",
    { chargesCents: 900, adjustmentsCents: 300, paymentsCents: 100, balanceCents: 400 },
    ["balance-too-low  0"],
  ],
  ["nothing was taken off", { chargesCents: 900, balanceCents: 900 }, []],
  ["more than all charges", { chargesCents: 900, balanceCents: 950 }, ["balance-too-high  50"]],
  [
    "something not printed may have been taken off",
    { chargesCents: 900, paymentsCents: 100, balanceCents: 500 },
    "no-deductions",
  ],
  ["no total is printed", { balanceCents: 500 }, "no-charges-total"],
  ["no balance is printed", { chargesCents: 900 }, "no-balance"],
])("balance-mismatch: %s", (_name, printed, said) => {
  expect(ruleOn("balance-mismatch", bill(two, { totals: totals(printed) }))).toEqual(said);
});

test.each([
  [
    "twice on a day",
    [
      [DAY_1, 5_000],
      [DAY_1, 5_000],
    ],
    ["same-payment  5000"],
  ],
  [
    "three times",
    [
      [DAY_1, 5_000],
      [DAY_1, 5_000],
      [DAY_1, 5_000],
    ],
    ["same-payment  10000"],
  ],
  [
    "by installments",
    [
      [DAY_1, 5_000],
      ["2026-04-03", 5_000],
    ],
    [],
  ],
  [
    "two amounts",
    [
      [DAY_1, 5_000],
      [DAY_1, 5_001],
    ],
    [],
  ],
  [
    "without days",
    [
      [null, 5_000],
      [null, 5_000],
    ],
    [],
  ],
  [
    "a payment that was sent back",
    [
      [DAY_1, -5_000],
      [DAY_1, -5_000],
    ],
    [],
  ],
  ["the bill lists none", null, "no-payments-listed"],
] as [
  string,
  [string | null, number][] | null,
  string | string[],
][])("paid-twice: %s", (_name, paid, said) => {
  const payments = paid?.map(([date, amountCents]) => ({ date, amountCents })) ?? null;
  expect(ruleOn("paid-twice", bill(two, { payments }))).toEqual(said);
});
