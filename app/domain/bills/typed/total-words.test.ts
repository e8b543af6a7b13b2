import { expect, test } from "vitest";
import { howSoon } from "../../../../tests/support/cpu-time.ts";
import { isAllTotalWords } from "./total-words.ts";

test.each([
  "total charges",
  "subtotal",
  "sub-total page 2",
  "totalcharges",
  "total of 12 items:",
  "today's total = usd",
])("%j says nothing but that it is a sum", (label) => {
  expect(isAllTotalWords(label)).toBe(true);
});

test.each([
  "",
  "- total",
  "total knee",
  "totalx",
  "#2 total",
  "total $",
])("%j says something else", (label) => {
  expect(isAllTotalWords(label)).toBe(false);
});

test("words that fit in many ways are looked up once", async () => {
  const label = `${"hospital".repeat(10_000)} ${"sub-total ".repeat(10_000)}zz`; // 26 "hospital" took 8 s
  expect(await howSoon((tries) => isAllTotalWords(label + tries), 500)).toBe("soon");
});
