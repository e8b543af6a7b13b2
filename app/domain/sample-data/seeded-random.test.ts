import { expect, test } from "vitest";
import { openSeededRandom } from "./seeded-random.ts";

const draw = (random: { uniform(): number }, count: number) => Array.from({ length: count }, random.uniform);

test("the same seeds give the same stream, on this machine as on any other", () => {
  const random = openSeededRandom(1, 2);
  expect(draw(random, 3)).toEqual([0.8670919383876026, 0.6371637412812561, 0.08562949416227639]);
  expect([random.factor(0.3), random.integer(1, 1000)]).toEqual([0.5423123129606762, 843]);
  expect(random.shuffle([1, 2, 3, 4, 5])).toEqual([5, 2, 4, 3, 1]);
});

test("streams of other seeds, or of the same in another order, differ", () => {
  const streams = [[1], [2], [1, 2], [2, 1]].map((seeds) => draw(openSeededRandom(...seeds), 4).join());
  expect(new Set(streams).size).toBe(4);
});

test("factors are log-normal: half below one, two thirds within one sigma", () => {
  const random = openSeededRandom(7);
  const factors = Array.from({ length: 20_000 }, () => random.factor(0.5));
  const part = (low: number, high: number) =>
    factors.filter((factor) => factor > low && factor < high).length / factors.length;
  expect(part(0, 1)).toBeCloseTo(0.5, 1);
  expect(part(Math.exp(-0.5), Math.exp(0.5))).toBeCloseTo(0.683, 1);
});

test("whole numbers reach both ends, and every order of a list is drawn", () => {
  const random = openSeededRandom(3);
  const integers = new Set(Array.from({ length: 300 }, () => random.integer(4, 7)));
  const orders = new Set(Array.from({ length: 300 }, () => random.shuffle(["a", "b", "c"]).join("")));
  expect([[...integers].sort(), orders.size]).toEqual([[4, 5, 6, 7], 6]);
});
