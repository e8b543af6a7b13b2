import { expect, test } from "vitest";
import { centsOfDecimal } from "./decimal-cents.ts";

test.each([
  ["123.45", 12_345],
  ["123.4", 12_340],
  ["123", 12_300],
  [".5", 50],
  ["-0.10", -10],
  ["+7.00", 700],
  ["0.00", 0],
  ["-0", 0],
  ["1.10000", 110],
  ["1.5e+2", 15_000],
  ["1e2", 10_000],
  ["12.5e-1", 125],
  ["0.29", 29],
  ["999999999.99", 99_999_999_999],
  ["1.005", null],
  ["1e400", null],
  ["1e30", null],
  ["Infinity", null],
  ["NaN", null],
  ["1,000.00", null],
  ["$5", null],
  ["", null],
  [".", null],
  ["9999999999", null],
  ["1e-400", null],
])("%s", (text, cents) => {
  expect(centsOfDecimal(text)).toBe(cents);
});
