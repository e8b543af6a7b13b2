import { expect, test } from "vitest";
import { changeDistribution } from "./price-distribution.ts";
import { binEdges, countInBins } from "./price-histogram.ts";

const ofDollars = (...dollars: number[]) =>
  changeDistribution(
    { amountsE4: [], counts: [] },
    dollars.map((amount) => Math.round(amount * 10_000)),
    [],
  );

test("edges are round dollars from zero that bound about sixteen bins", () => {
  const edges = binEdges(ofDollars(120, 310, 500, 640, 790));
  expect(edges[0]).toBe(0);
  expect(edges.at(-1)).toBe(800);
  expect(edges).toHaveLength(17);
  expect(new Set(edges.slice(1).map((edge, index) => edge - edges[index]!))).toEqual(new Set([50]));
});

test("every price is counted once, one on an edge in the bin that begins there", () => {
  const prices = ofDollars(0.07, 0.14, 0.14, 0.21, 0.28);
  const bins = countInBins(prices, [0, 0.07, 0.14, 0.21]);
  expect(bins.map(({ count }) => count)).toEqual([0, 1, 2, 2]);
  expect(bins.at(-1)).toEqual({ from: 0.21, to: null, count: 2 });
});

test("a few prices far above the others share the last bin, so that the others can be told apart", () => {
  const prices = ofDollars(100, 110, 120, 130, 140, 150, 160, 2000);
  const edges = binEdges(prices);
  expect(edges.at(-1)).toBeLessThan(400);
  expect(countInBins(prices, edges).at(-1)).toMatchObject({ to: null, count: 1 });
});

test("one price alone, equal prices and none have bins too", () => {
  for (const prices of [ofDollars(250), ofDollars(250, 250, 250)]) {
    const bins = countInBins(prices, binEdges(prices));
    expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(prices.counts[0]);
  }
  expect(countInBins(ofDollars(), binEdges(ofDollars()))).toEqual([]);
});
