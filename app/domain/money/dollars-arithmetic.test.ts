import { expect, test } from "vitest";
import { dollars } from "./dollars.ts";
import { compareDollars, dollarsWithout, quotientOfDollars, sumOfDollars } from "./dollars-arithmetic.ts";

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

test.each([
  ["9.99", "10", -1],
  ["4200", "4200.00", 0],
  ["0.30000000000000005", "0.30000000000000004", 1],
])("of %s and %s the sign of the difference is %i", (one, other, sign) => {
  expect(Math.sign(compareDollars(dollars(one), dollars(other)))).toBe(sign);
});

test.each([
  ["55", "100", "0.5500"],
  ["2", "3", "0.6667"],
  ["0.00005", "1", "0.0001"],
  ["3000.5", "1000", "3.0005"],
])("%s of %s is the part %s", (amount, whole, part) => {
  expect(quotientOfDollars(dollars(amount), dollars(whole))).toBe(part);
});
