import { expect, test } from "vitest";
import { dollars } from "#app/domain/money/dollars.ts";
import { dollarsOrNone } from "./price-words.ts";

test("an amount that nobody published is not available, never zero", () => {
  expect(dollarsOrNone("en", null)).toBe("Not available");
  expect(dollarsOrNone("en", dollars("0"))).toBe("$0.00");
});
