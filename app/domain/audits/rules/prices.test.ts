import { describe, expect, test } from "vitest";
import { bill, codingEdits, explanation, line, ruleOn, totals } from "../audit.fixture.ts";
import { auditBill } from "../audit-bill.ts";
import type { AuditedBill } from "../audited-bill.ts";
import type { LinePriceContext, OwnPrice } from "../line-price-context.ts";

const nothing: LinePriceContext = { own: null, state: null, stateHeaps: null, medicare: null };
const own: OwnPrice = {
  grossCents: 30_000,
  cashCents: 15_000,
  setting: "outpatient",
  importId: 1,
  fileDate: "2026-01-01",
  place: "row 12",
  chargeNo: 1,
};
const published: LinePriceContext = {
  own,
  state: { state: "OH", hospitalCount: 40, p25Cents: 9_000, medianCents: 12_000, p75Cents: 20_000 },
  stateHeaps: null,
  medicare: { amountCents: 5_000.5, schedule: "outpatient", edition: "2026-01" },
};
const rules = ["above-own-published-price", "above-cash-price", "above-state", "above-medicare"] as const;
const prices = [published, nothing];
const image = (amountCents: number, units: number | null = 1, more: Partial<AuditedBill> = {}) =>
  bill([line("71046", amountCents, { units }), line("85025", 90_000)], { coverage: "self-pay", ...more });

test.each([
  [31_000, 1, ["above-in-force 0 1000", "above-in-force 0 16000", "above 0 0", "above 0 0"]],
  [31_000, null, ["units-unknown 0 0", "units-unknown 0 0", "units-unknown 0 0", "units-unknown 0 0"]],
  [31_000, 2, [null, "above-in-force 0 1000", null, "above 0 0"]],
  [15_000, 1, [null, null, null, "above 0 0"]],
  [5_000, 1, [null, null, null, null]],
  [31_000, 0, [null, null, null, null]],
])("%d cents for %s units beside what is published", (amountCents, units, said) => {
  rules.forEach((rule, index) => {
    const expected = said[index] ? [said[index]] : [];
    expect(ruleOn(rule, image(amountCents, units), { prices })).toEqual(expected);
  });
});

test("where no more than one unit is believable, a line without units is for one", () => {
  const edits = codingEdits({ limits: [["71046", 1, "line"]] });
  expect(ruleOn("above-own-published-price", image(31_000, null), { prices, edits })).toEqual([
    "above-in-force 0 1000",
  ]);
  const several = codingEdits({ limits: [["71046", 2, "line"]] });
  expect(ruleOn("above-own-published-price", image(31_000, null), { prices, edits: several })).toEqual([
    "units-unknown 0 0",
  ]);
});

describe("a price of the hospital's own file is held against the charge", () => {
  const fileOf = (changed: Partial<OwnPrice>) => [{ ...published, own: { ...own, ...changed } }, nothing];
  const strengthOf = (audited: AuditedBill, of: LinePriceContext[]) =>
    auditBill({ bill: audited, edits: codingEdits(), prices: of, isHospitalKnown: true }).findings.find(
      ({ rule }) => rule === "above-own-published-price",
    )?.strength;

  test.each([
    ["of the day itself", "2026-03-02", "above-in-force 0 1000", "price context"],
    ["a year before", "2025-03-01", "above-in-force 0 1000", "price context"],
    ["longer ago", "2025-02-28", "above-older 0 0", "question"],
    ["a day later", "2026-03-03", "above-later 0 0", "question"],
    ["that has no date", null, "above-undated 0 0", "question"],
  ] as const)("by a file %s", (_name, fileDate, said, strength) => {
    const file = fileOf({ fileDate });
    expect(ruleOn("above-own-published-price", image(31_000), { prices: file })).toEqual([said]);
    expect(strengthOf(image(31_000), file)).toBe(strength);
  });

  test("of a day that the bill does not tell it asks", () => {
    const undated = bill([line("71046", 31_000, { serviceDate: null })], { serviceTo: "2026-03-04" });
    expect(ruleOn("above-own-published-price", undated, { prices: [published] })).toEqual([
      "above-undated 0 0",
    ]);
  });

  test("where it is not said where care was given, only a price for both is the same", () => {
    const unsaid = image(31_000, 1, { setting: null });
    expect(ruleOn("above-own-published-price", unsaid, { prices })).toEqual(["setting-unknown 0 0"]);
    const both = fileOf({ setting: "both" });
    expect(ruleOn("above-own-published-price", unsaid, { prices: both })).toEqual(["above-in-force 0 1000"]);
  });

  test("after a discount of the bill no more is at stake than can be won", () => {
    const discounted = (adjustmentsCents: number) =>
      image(31_000, 1, { totals: totals({ chargesCents: 121_000, adjustmentsCents, paymentsCents: 0 }) });
    expect(ruleOn("above-cash-price", discounted(60_500), { prices })).toEqual(["above-discounted 0 500"]);
    expect(ruleOn("above-cash-price", discounted(100_000), { prices })).toEqual([]);
    expect(ruleOn("above-own-published-price", discounted(60_500), { prices })).toEqual([
      "above-in-force 0 500",
    ]);
    const perhapsPaid = image(31_000, 1, { totals: totals({ chargesCents: 121_000, balanceCents: 30_250 }) });
    expect(ruleOn("above-cash-price", perhapsPaid, { prices })).toEqual(["above-in-force 0 0"]);
  });

  test.each<[string, Partial<AuditedBill>, string]>([
    ["Medicare pays", { coverage: "medicare" }, "above-set-by-plan 0 0"],
    [
      "the plan has it in its network",
      { coverage: "other-plan", explanation: explanation({ network: "in" }) },
      "above-set-by-plan 0 0",
    ],
    [
      "it is outside the network",
      { coverage: "other-plan", explanation: explanation({ network: "out" }) },
      "above-in-force 0 1000",
    ],
    ["nobody said who pays", { coverage: null }, "above-in-force 0 1000"],
  ])("nothing is won of a list price where a plan's own rate sets what is owed: %s", (_name, more, said) => {
    expect(ruleOn("above-own-published-price", image(31_000, 1, more), { prices })).toEqual([said]);
  });

  test("no finding asks for more than is due", () => {
    const paid = image(31_000, 1, { totals: totals({ balanceCents: 700 }) });
    expect(ruleOn("above-own-published-price", paid, { prices })).toEqual(["above-in-force 0 700"]);
  });
});

test("the cash price is at stake for who pays alone, and never of a charge that was taken back", () => {
  const insured = { ...image(31_000), coverage: "other-plan" as const };
  expect(ruleOn("above-cash-price", insured, { prices })).toEqual(["above-in-force 0 0"]);
  const reversed = bill([line("71046", 31_000), line("71046", -31_000)], { coverage: "self-pay" });
  expect(ruleOn("above-cash-price", reversed, { prices: [published, published] })).toEqual([]);
});

const heaps = {
  state: "OH",
  heaps: { lower: { count: 5, minCents: 1, maxCents: 2 }, upper: { count: 5, minCents: 9, maxCents: 10 } },
} as unknown as NonNullable<LinePriceContext["stateHeaps"]>;

test.each([
  ["the hospital is not known", image(31_000), null, ["no-hospital", "no-hospital", "no-medicare-prices"]],
  [
    "nothing like the lines is published",
    image(31_000),
    [nothing, nothing],
    ["no-published-prices", "no-published-prices", "no-medicare-prices"],
  ],
  [
    "the state's prices are two heaps",
    image(31_000),
    [{ ...nothing, stateHeaps: heaps }, nothing],
    ["no-published-prices", "two-heaps", "no-medicare-prices"],
  ],
  ["no line has a code", bill([line(null, 31_000)]), [nothing], ["no-codes", "no-codes", "no-codes"]],
  [
    "nobody said where care was given",
    image(31_000, 1, { setting: null }),
    [nothing, nothing],
    ["no-published-prices", "no-published-prices", "no-setting"],
  ],
  [
    "a stay is paid as a whole",
    image(31_000, 1, { setting: "inpatient" }),
    [nothing, nothing],
    ["no-published-prices", "no-published-prices", "paid-by-the-stay"],
  ],
] as [
  string,
  AuditedBill,
  LinePriceContext[] | null,
  string[],
][])("a rule that did not run says why: %s", (_name, audited, found, [ofOwn, ofState, ofMedicare]) => {
  const beside = { prices: found };
  expect(ruleOn("above-own-published-price", audited, beside)).toBe(ofOwn);
  expect(ruleOn("above-state", audited, beside)).toBe(ofState);
  expect(ruleOn("above-medicare", audited, beside)).toBe(ofMedicare);
});
