import { describe, expect, it } from "vitest";
import { howSoon } from "../../../tests/support/cpu-time.ts";
import { parseAmount } from "./parse-amount.ts";

describe("parseAmount", () => {
  it.each([
    ["$1,234.56", 123456],
    ["1,234", 123400],
    ["$961", 96100],
    [".50", 50],
    ["(123.45)", -12345],
    ["$(123.45)", -12345],
    ["123.45-", -12345],
    ["-$393.47", -39347],
    ["123.45 CR", -12345],
    ["0.00", 0],
    ["(0.00)", 0],
    ["  $ 12.00 ", 1200],
  ])("reads %s as cents", (text, cents) => {
    expect(parseAmount(text)).toBe(cents);
  });

  it.each([
    "",
    "free",
    "€12.00",
    "CAD 12.00",
    "12.345",
    "1,23",
    "05/06/2026",
    "A1",
    "1234567890123",
    "12.00 13.00",
    "$",
    `$${" ".repeat(30)}12.00`,
  ])("does not read %j as an amount", (text) => {
    expect(parseAmount(text)).toBeNull();
  });

  it("gives up a long text as soon as a short one", async () => {
    const text = `1${" ".repeat(3_000)}x`; // it took 8 s
    expect(await howSoon((tries) => parseAmount(text + tries), 500)).toBe("soon");
  });
});
