import { expect, test } from "vitest";
import { priceSteps } from "./price-steps.ts";

test("steps hold about as many values each, and their limits are of three digits", () => {
  const values = Array.from({ length: 50 }, (_, index) => 1000 + 37.77 * index);
  const { limits, stepOf } = priceSteps(values, 5);
  expect(limits).toEqual([1370, 1740, 2110, 2480]);
  const sizes = [0, 0, 0, 0, 0];
  for (const value of values) sizes[stepOf(value)]! += 1;
  for (const size of sizes) expect(size).toBeGreaterThanOrEqual(9);
});

test("few or equal values make fewer steps, each with a value in it", () => {
  for (const [values, count] of [
    [[], 1],
    [[7], 1],
    [[7, 7, 7], 1],
    [[7, 9], 2],
    [[100_000.4, 100_000.5, 100_000.6], 1],
    [[1, 2, 3, 4], 4],
  ] as const) {
    const { limits, stepOf } = priceSteps(values, 5);
    expect(limits).toHaveLength(count - 1);
    expect(new Set(values.map(stepOf)).size).toBe(values.length === 0 ? 0 : count);
  }
});
