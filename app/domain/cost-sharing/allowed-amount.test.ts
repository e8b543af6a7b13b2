import { expect, test } from "vitest";
import { dollars } from "#app/domain/money/dollars.ts";
import { allowedAmount } from "./allowed-amount.ts";

const NOTHING = {
  ...{ negotiatedDollars: null, percentage: null, algorithm: null },
  ...{ estimatedDollars: null, medianDollars: null },
};

test("a rate in dollars is what is allowed, before an estimate", () => {
  const rate = { ...NOTHING, negotiatedDollars: dollars("592.335"), estimatedDollars: dollars("600") };
  expect(allowedAmount(rate)).toEqual({ by: "rate", cents: 59_234 });
});

test("of a share or a formula it is what the hospital estimates or saw allowed, else nothing can be told", () => {
  const share = { ...NOTHING, percentage: 62.5 };
  expect(allowedAmount({ ...share, estimatedDollars: dollars("600") })).toEqual({
    by: "estimate",
    cents: 60_000,
  });
  expect(allowedAmount({ ...share, medianDollars: dollars("137.31") })).toEqual({
    by: "median",
    cents: 13_731,
  });
  expect(allowedAmount(share)).toEqual({ by: "percentage", percentage: 62.5 });
  expect(allowedAmount({ ...NOTHING, algorithm: "by weight" })).toEqual({ by: "formula" });
});
