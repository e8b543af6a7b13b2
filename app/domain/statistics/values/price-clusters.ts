import { itemAt } from "#app/domain/item-at.ts";
import { type Dollars, dollars, dollarsNumber, dollarsOfE4 } from "#app/domain/money/dollars.ts";
import type { CountedPrices } from "./counted-prices.ts";
import { countOf, type PriceDistribution } from "./price-distribution.ts";

/** Prices that lie together, with how many hospitals publish them. */
export type PriceCluster = { hospitalCount: number; lowestDollars: Dollars; highestDollars: Dollars };

/** Prices with an empty gap in between. */
export type PriceClusters = { low: PriceCluster; high: PriceCluster };

/** The cheapest of the high heap is at least three times the dearest of the low one. Why these numbers:
 *  docs/decisions/040. */
const MIN_GAP = 3;
/** Fewer amounts, or a smaller part of all, are stragglers of one heap. */
const MIN_AMOUNTS = 5;
const MIN_SHARE = 0.25;

/** Returns the two clusters that comparable prices fall into, split at their widest gap; null: they are one, and have a median.
 *  One price list's equal amounts count once, so that no list makes a cluster. */
export function findPriceClusters({ each, once }: CountedPrices): PriceClusters | null {
  const { amountsE4, counts } = once;
  const total = countOf(once);
  const minAmounts = Math.max(MIN_AMOUNTS, MIN_SHARE * total);
  let [below, before] = [0, Number.POSITIVE_INFINITY];
  let split = { gap: 0, leastOfHigh: 0 };
  for (const [index, amountE4] of amountsE4.entries()) {
    const gap = amountE4 / before;
    if (Math.min(below, total - below) >= minAmounts && gap > split.gap)
      split = { gap, leastOfHigh: amountE4 };
    below += itemAt(counts, index);
    before = amountE4;
  }
  if (split.gap < MIN_GAP) return null;
  const { leastOfHigh } = split;
  return {
    low: heapOf(each, (amountE4) => amountE4 < leastOfHigh),
    high: heapOf(each, (amountE4) => amountE4 >= leastOfHigh),
  };
}

function heapOf({ amountsE4, counts }: PriceDistribution, isIn: (amountE4: number) => boolean): PriceCluster {
  const heap = amountsE4.flatMap((amountE4, index) =>
    isIn(amountE4) ? [{ amountE4, count: itemAt(counts, index) }] : [],
  );
  return {
    hospitalCount: heap.reduce((sum, { count }) => sum + count, 0),
    lowestDollars: dollarsOfE4(itemAt(heap, 0).amountE4),
    highestDollars: dollarsOfE4(itemAt(heap, heap.length - 1).amountE4),
  };
}

/** Two heaps as replies, files and `cash_ranges` have them, in dollars, the cheaper one first. */
export type PublishedRange = { hospital_count: number; lowest: number; highest: number };

/** As replies and files have them; null stays null. */
export function publishedRanges(heaps: PriceClusters | null): PublishedRange[] | null {
  return (
    heaps &&
    [heaps.low, heaps.high].map(({ hospitalCount, lowestDollars, highestDollars }) => ({
      hospital_count: hospitalCount,
      lowest: dollarsNumber(lowestDollars),
      highest: dollarsNumber(highestDollars),
    }))
  );
}

/** Published ranges as heaps again; null stays null. */
export function heapsOfRanges(ranges: readonly PublishedRange[] | null): PriceClusters | null {
  if (ranges === null) return null;
  const [low, high] = ranges.map(({ hospital_count, lowest, highest }) => ({
    hospitalCount: hospital_count,
    lowestDollars: dollars(String(lowest)),
    highestDollars: dollars(String(highest)),
  }));
  if (!low || !high) throw new Error(`Prices in two heaps have ${ranges.length} ranges.`);
  return { low, high };
}
