import { expect, test } from "vitest";
import {
  changeDistribution,
  likelyPrices,
  middleToJudgeBy,
  packDistribution,
  quartilesOf,
  rangeAround,
  toE4,
  toThreeDigits,
  unpackDistribution,
} from "./price-distribution.ts";

const EMPTY = { amountsE4: [], counts: [] };
const of = (...amounts: number[]) => changeDistribution(EMPTY, amounts, []);

/** A fixed sequence that looks like chance. */
function numbers(count: number, below: number): number[] {
  let state = 42;
  return Array.from({ length: count }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return 1 + (state % below);
  });
}

test("quartiles are the values at rank n·q, as percentile_disc gives them", () => {
  for (const count of [1, 2, 3, 4, 5, 8, 99, 100, 1000]) {
    const amounts = numbers(count, 500);
    const sorted = [...amounts].sort((a, b) => a - b);
    const at = (q: number) => sorted[Math.ceil(count * q) - 1];
    expect(quartilesOf(of(...amounts))).toEqual({ count, p25: at(0.25), median: at(0.5), p75: at(0.75) });
  }
  expect(quartilesOf(EMPTY)).toBeNull();
});

test("what was added and taken away again leaves what was there", () => {
  const [first, second] = [numbers(300, 1000), numbers(200, 5000)];
  const both = changeDistribution(of(...first), second, []);
  expect(both).toEqual(of(...first, ...second));
  expect(changeDistribution(both, [], second)).toEqual(of(...first));
  expect(changeDistribution(both, [7], [...first, ...second])).toEqual(of(7));
});

test("a price that is not there cannot be taken away", () => {
  expect(() => changeDistribution(of(1, 2), [], [2, 2])).toThrow(/not in the distribution/);
});

test("a distribution keeps through its bytes, the largest amounts too", () => {
  const wide = of(...numbers(500, 3_000_000), 99_999_999_0000, 1, 1, 1);
  expect(unpackDistribution(packDistribution(wide))).toEqual(wide);
  expect(packDistribution(EMPTY)).toHaveLength(0);
});

test.each([
  ["0.0001", 1],
  ["1234.5", 12_345_000],
  ["0.07", 700],
])("$%s are that many ten-thousandths", (decimal, amountE4) => {
  expect(toE4(decimal)).toBe(amountE4);
});

test.each([
  [12_345_678, 12_300_000],
  [12_350_000, 12_400_000],
  [999_600, 1_000_000],
  [999, 999],
])("%i to three significant digits is %i", (amount, rounded) => {
  expect(toThreeDigits(amount)).toBe(rounded);
});

test("a price of twenty times the middle, or a twentieth, is likely, one beyond is not; four prices judge none", () => {
  const likely = [90, 100, 100, 110, 120];
  const prices = of(...likely, 4, 2001, 2000, 5);
  expect(middleToJudgeBy(prices)).toBe(100);
  expect(likelyPrices(prices, rangeAround(100))).toEqual(of(...likely, 5, 2000));
  expect(middleToJudgeBy(of(1, 100, 100, 9000))).toBeNull();
  expect(likelyPrices(of(1, 100, 100, 9000), null)).toEqual(of(1, 100, 100, 9000));
  expect(likelyPrices(of(1, 1), rangeAround(100))).toEqual(EMPTY);
});
