import { expect, test } from "vitest";
import { withoutBrackets } from "./without-brackets.ts";

test.each([
  ["Aetna [1001] HMO", "Aetna   HMO"],
  ["a [b [c] d] e", "a   d] e"],
  ["] a [b", "] a [b"],
  ["[]", " "],
  ["", ""],
])("of %j a space is left for each bracket: %j", (text, left) => {
  expect(withoutBrackets(text, "[", "]")).toBe(left);
});
