import { scaleLinear } from "d3-scale";
import { itemAt } from "#app/domain/item-at.ts";
import { type PriceDistribution, quartilesOf } from "./price-distribution.ts";

/** Prices of at least `from` and below `to` dollars; `to` null: all from there on. */
export type PriceBin = { from: number; to: number | null; count: number };

const E4 = 10_000;
const ABOUT_BINS = 16;
/** Prices further above the upper quartile than three times the width of the middle 50% share the last bin. */
const FAR = 3;

/** Returns round dollars from 0 up that bound about sixteen bins of equal width; none without any prices. */
export function binEdges(likely: PriceDistribution): number[] {
  const quartiles = quartilesOf(likely);
  const highest = likely.amountsE4.at(-1);
  if (quartiles === null || highest === undefined) return [];
  const farAbove = quartiles.p75 + FAR * (quartiles.p75 - quartiles.p25);
  const end = farAbove > quartiles.p75 ? Math.min(highest, farAbove) : highest;
  return scaleLinear()
    .domain([0, end / E4])
    .nice(ABOUT_BINS)
    .ticks(ABOUT_BINS);
}

const isReached = (bin: PriceBin | undefined, amountE4: number) =>
  bin !== undefined && amountE4 >= Math.round(bin.from * E4);

/** How many prices lie between each two edges, and last how many from the last edge on. */
export function countInBins({ amountsE4, counts }: PriceDistribution, edges: readonly number[]): PriceBin[] {
  const bins: PriceBin[] = edges.map((from, index) => ({ from, to: edges[index + 1] ?? null, count: 0 }));
  let at = 0;
  for (const [index, amount] of amountsE4.entries()) {
    while (isReached(bins[at + 1], amount)) at++;
    itemAt(bins, at).count += itemAt(counts, index);
  }
  return bins;
}
