import { expect, test } from "vitest";
import { bill, line, ruleOn } from "../audit.fixture.ts";
import type { LinePriceContext } from "../line-price-context.ts";

const nothing: LinePriceContext = { own: null, state: null, stateHeaps: null, medicare: null };
const published: LinePriceContext = {
  own: {
    grossCents: 30_000,
    cashCents: 15_000,
    importId: 1,
    fileDate: "2026-01-01",
    place: "row 12",
    chargeNo: 1,
  },
  state: { state: "OH", hospitalCount: 40, p25Cents: 9_000, medianCents: 12_000, p75Cents: 20_000 },
  stateHeaps: null,
  medicare: { amountCents: 5_000.5, schedule: "outpatient", edition: "2026-01" },
};
const rules = ["above-own-published-price", "above-cash-price", "above-state", "above-medicare"] as const;
const prices = [published, nothing];
const image = (amountCents: number, units: number | null = 1) =>
  bill([line("71046", amountCents, { units }), line("85025", 90_000)], { coverage: "self-pay" });

test.each([
  [31_000, 1, ["above 0 0", "above 0 16000", "above 0 0", "above 0 0"]],
  [31_000, null, ["above 0 0", "above 0 16000", "above 0 0", "above 0 0"]],
  [31_000, 2, [null, "above 0 1000", null, "above 0 0"]],
  [15_000, 1, [null, null, null, "above 0 0"]],
  [5_000, 1, [null, null, null, null]],
  [31_000, 0, [null, null, null, null]],
])("%d cents for %s units beside what is published", (amountCents, units, said) => {
  rules.forEach((rule, index) => {
    const expected = said[index] ? [said[index]] : [];
    expect(ruleOn(rule, image(amountCents, units), { prices })).toEqual(expected);
  });
});

test("the cash price is at stake for who pays alone, and never of a charge that was taken back", () => {
  const insured = { ...image(31_000), coverage: "other-plan" as const };
  expect(ruleOn("above-cash-price", insured, { prices })).toEqual(["above 0 0"]);
  const reversed = bill([line("71046", 31_000), line("71046", -31_000)], { coverage: "self-pay" });
  expect(ruleOn("above-cash-price", reversed, { prices: [published, published] })).toEqual([]);
});

test("without published prices the rules say so", () => {
  for (const none of [null, [nothing, nothing]]) {
    expect(ruleOn("above-own-published-price", image(31_000), { prices: none })).toBe("no-published-prices");
    expect(ruleOn("above-medicare", image(31_000), { prices: none })).toBe("no-medicare-prices");
  }
});
