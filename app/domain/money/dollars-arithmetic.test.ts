import { expect, test } from "vitest";
import { dollars } from "./dollars.ts";
import { dollarsWithout, sumOfDollars } from "./dollars-arithmetic.ts";

test("amounts are added without losing a ten-thousandth", () => {
  expect(sumOfDollars(["0.1", "0.2", "123456789012345.6789"].map(dollars))).toBe("123456789012345.9789");
  expect(sumOfDollars([])).toBe("0");
});

test.each([
  ["4200", "3691", "509"],
  ["4200", "4200.00", "0"],
  ["10.05", "20", "-9.95"],
  ["0.0375", "0.05", "-0.0125"],
])("%s without %s is %s", (amount, other, left) => {
  expect(dollarsWithout(dollars(amount), dollars(other))).toBe(left);
});
