import { expect, test } from "vitest";
import { formatDollars } from "./price-words.ts";

test.each([
  [1234.56, "$1,234.56"],
  [0.125, "$0.13"],
  [0.0042, "$0.0042"],
  [0.05, "$0.05"],
  [0, "$0.00"],
  [null, "Not available"],
])("%s dollars are shown as %s", (dollars, text) => {
  expect(formatDollars(dollars)).toBe(text);
});
