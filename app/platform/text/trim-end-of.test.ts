import { expect, test } from "vitest";
import { trimEndOf } from "./trim-end-of.ts";

test.each([
  ["$5.00***", /[*]/, "$5.00"],
  ["a, b, ,", /[\s,]/, "a, b"],
  [",,", /,/, ""],
  ["", /,/, ""],
  ["Straße 𝐀𝐁", /[^\p{L}]/u, "Straße 𝐀𝐁"],
  ["Straße 😀😀", /[^\p{L}]/u, "Straße"],
])("of %j only the characters %s at the end are taken away", (text, characters, left) => {
  expect(trimEndOf(text, characters)).toBe(left);
});
