import { expect, test } from "vitest";
import { ratioSpread } from "./ratio-spread.ts";

test("ratios have their quartiles, how many are above and below, and bins on a scale of doublings", () => {
  const spread = ratioSpread([0.1, 0.5, 0.9, 1, 1.5, 2, 4, 9])!;
  expect(spread).toMatchObject({ count: 8, aboveCount: 4, belowCount: 3, p25: 0.5, median: 1, p75: 2 });
  const { bins } = spread;
  expect(bins).toHaveLength(14);
  expect([bins[0], bins.at(-1)]).toEqual([
    { from: null, to: 0.25, count: 1 },
    { from: 4, to: null, count: 2 },
  ]);
  expect(bins.find(({ from }) => from === 1)).toMatchObject({ count: 1 });
  expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(8);
});

test("without ratios there is no spread", () => {
  expect(ratioSpread([])).toBeNull();
});
