import { expect, test } from "vitest";
import { isProtectedEmergency } from "./network-words.ts";

test.each([
  "emergency services are protected",
  "the no surprises act covers this emergency",
  "surprise billing: emergency",
  `emergency ${"x".repeat(158)} as if`,
])("%j is an emergency that the plan pays as in network", (text) => {
  expect(isProtectedEmergency(text)).toBe(true);
});

test.each([
  "emergency room",
  "protected",
  "as if in an emergency",
  `emergency ${"x".repeat(159)} as if`,
])("%j is none", (text) => {
  expect(isProtectedEmergency(text)).toBe(false);
});
