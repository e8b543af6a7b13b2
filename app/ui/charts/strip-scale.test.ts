import { expect, test } from "vitest";
import { percentOn, stripScale } from "./strip-scale.ts";

test("An axis reaches to the highest value, unless a few lie far beyond the others.", () => {
  expect(stripScale([100, 200, 400])).toEqual({ end: 400, beyondCount: 0, highest: 400 });
  const many = Array.from({ length: 99 }, (_, index) => index + 1);
  expect(stripScale([...many, 10_000])).toEqual({ end: 98.02, beyondCount: 2, highest: 10_000 });
});

test("Of no values there is an axis without a length, on which nothing fails.", () => {
  expect(stripScale([])).toEqual({ end: 0, beyondCount: 0, highest: 0 });
  expect(percentOn({ end: 0 }, 5)).toBe(0);
});

test("A value stands at its share of the axis, one beyond it at the end.", () => {
  expect([0, 50, 200, 900].map((value) => percentOn({ end: 200 }, value))).toEqual([0, 25, 100, 100]);
});
