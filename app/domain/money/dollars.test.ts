import { describe, expect, it } from "vitest";
import { absoluteDollars, dollars, dollarsNumber, dollarsOfCents, dollarsOfE4 } from "./dollars.ts";
import { formatDollars } from "./format-dollars.ts";

describe("dollars", () => {
  it("are an exact decimal, and nothing else", () => {
    expect(dollars("123456789012345.6789")).toBe("123456789012345.6789");
    for (const text of ["", "1,234", "$5", "1e3", "NaN", "5."]) expect(() => dollars(text)).toThrow();
  });

  it.each([
    [12_345_600, "1234.56"],
    [1, "0.0001"],
    [-375, "-0.0375"],
    [0, "0"],
  ])("are made of %i ten-thousandths", (amountE4, decimal) => {
    expect(dollarsOfE4(amountE4)).toBe(decimal);
  });

  it("are made of a bill's cents, of which there may be none", () => {
    expect([123456, -1050, 0, null].map((cents) => dollarsOfCents(cents))).toEqual([
      "1234.56",
      "-10.5",
      "0",
      null,
    ]);
  });

  it("become a number where they leave the program", () => {
    expect(dollarsNumber(dollars("1234.50"))).toBe(1234.5);
    expect(dollarsNumber(null)).toBeNull();
  });

  it("have a size without a sign", () => {
    expect([dollars("-4.5"), dollars("4.5")].map(absoluteDollars)).toEqual(["4.5", "4.5"]);
  });
});

describe("formatDollars", () => {
  it.each([
    ["1234.56", "$1,234.56"],
    ["350", "$350.00"],
    ["0", "$0.00"],
    ["-10.5", "-$10.50"],
    ["0.0375", "$0.0375"],
    ["0.05", "$0.05"],
    ["0.09996", "$0.10"],
    ["0.1234", "$0.12"],
    ["1.005", "$1.01"],
  ])("shows %s as %s", (decimal, shown) => {
    expect(formatDollars(dollars(decimal))).toBe(shown);
  });
});
