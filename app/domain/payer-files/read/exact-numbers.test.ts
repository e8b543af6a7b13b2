import { expect, test } from "vitest";
import { amountUnits, dollarsOfUnits, exactDecimal } from "./exact-numbers.ts";

test.each([
  ["690.64470", "690.6447"],
  ["690.6447", "690.6447"],
  ["40.0000000001", "40.0000000001"],
  ["12345678901234567890.10", "12345678901234567890.1"],
  ["1e2", "100"],
  ["1.5E-3", "0.0015"],
  ["007", "7"],
  ["-0.0", "0"],
  ["+41.", "41"],
])("the id %s is %s", (written, exact) => {
  expect(exactDecimal(written)).toBe(exact);
});

test.each(["", "abc", "1.2.3", ".", "1e", "0x1"])("%j is no number", (text) => {
  expect(exactDecimal(text)).toBeNull();
});

test.each([
  ["308.24", 308.24],
  ["432.0", 432],
  ['"1,204.00"', 1204],
  ['"$5"', 5],
  ['"6\\u0038.70"', 68.7],
  ["3.762e1", 37.62],
  ["0.0001", 0.0001],
  ["0.01", 0.01],
  ["2700000", 2_700_000],
  ["2875.123456789", 2875.12345679],
  ["-5.5", -5.5],
  ["0", 0],
  ["9999999.99", 9_999_999.99],
])("the amount %s is %d dollars", (written, dollars) => {
  const bytes = Buffer.from(`x${written}x`);
  expect(dollarsOfUnits(amountUnits(bytes, 1, bytes.length - 1) ?? Number.NaN)).toBe(dollars);
});

test.each(["null", '""', '"n/a"', "true", "[]"])("%s is no amount", (written) => {
  expect(amountUnits(Buffer.from(written), 0, written.length)).toBeNull();
});
