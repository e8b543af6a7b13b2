import { expect, test } from "vitest";
import { normaliseAmount, normaliseNumber } from "./decimal.ts";

test.each([
  ["100.50", "100.5"],
  ["0101.640", "101.64"],
  ["1000.0000", "1000"],
  [".5", "0.5"],
  ["00.5", "0.5"],
  ["7.", "7"],
  ["999999999", "999999999"],
  ["123456789012345678.01", "123456789012345678.01"],
])("%s is the amount %s", (text, amount) => {
  expect(normaliseAmount(text)).toBe(amount);
});

test.each([
  "",
  ".",
  "0",
  "0.00",
  "-5",
  "+5",
  "$1,2.3",
  "1,000",
  "1e400",
  "1.2.3",
  "NaN",
  "12 ",
])("%j is no amount", (text) => {
  expect(normaliseAmount(text)).toBeNull();
});

test("numbers of JSON become the same decimals, exponents written out", () => {
  expect(["45.2", "100", "1e+21", "2.5E-7"].map(normaliseNumber)).toEqual([
    "45.2",
    "100",
    "1000000000000000000000",
    "0.00000025",
  ]);
  expect(["0.12345678901234567890", "12.3456789012345678901e3", "1.2e-5"].map(normaliseNumber)).toEqual([
    "0.1234567890123456789",
    "12345.6789012345678901",
    "0.000012",
  ]);
  expect(["0", "-1", "Infinity", "1.5e999999999", "0e5"].map(normaliseNumber)).toEqual(
    Array.from({ length: 5 }, () => null),
  );
});
