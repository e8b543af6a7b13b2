import { expect, test } from "vitest";
import { formatAmount } from "./format-amount.ts";

test("cents are shown as US dollars", () => {
  expect([formatAmount(123456), formatAmount(0), formatAmount(-1050)]).toEqual([
    "$1,234.56",
    "$0.00",
    "-$10.50",
  ]);
});

test("a missing amount is not available, never zero", () => {
  expect(formatAmount(null)).toBe("Not available");
});
