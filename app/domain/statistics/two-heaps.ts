import { type Dollars, dollars, dollarsNumber, dollarsOfE4 } from "#app/domain/money/dollars.ts";
import type { CountedPrices } from "./counted-prices.ts";
import { countOf, type PriceDistribution } from "./price-distribution.ts";

/** Prices that lie together, with how many hospitals publish them. */
export type PriceHeap = { hospitalCount: number; lowestDollars: Dollars; highestDollars: Dollars };

/** Prices with an empty gap in between. */
export type TwoHeaps = { low: PriceHeap; high: PriceHeap };

/** The cheapest of the high heap is at least three times the dearest of the low one. Why these numbers:
 *  docs/decisions/040. */
const LEAST_GAP = 3;
/** Fewer amounts, or a smaller part of all, are stragglers of one heap. */
const FEWEST_AMOUNTS = 5;
const LEAST_SHARE = 0.25;

/** Returns the two heaps that like prices fall into, split at their widest gap; null: they are one, and have a middle.
 *  One price list's equal amounts count once, so that no list makes a heap. */
export function findTwoHeaps({ each, once }: CountedPrices): TwoHeaps | null {
  const { amountsE4, counts } = once;
  const total = countOf(once);
  const fewest = Math.max(FEWEST_AMOUNTS, LEAST_SHARE * total);
  let below = 0;
  let split = { gap: 0, at: 0 };
  for (let at = 1; at < amountsE4.length; at++) {
    below += counts[at - 1]!;
    const gap = amountsE4[at]! / amountsE4[at - 1]!;
    if (Math.min(below, total - below) >= fewest && gap > split.gap) split = { gap, at };
  }
  if (split.gap < LEAST_GAP) return null;
  const leastOfHigh = amountsE4[split.at]!;
  return {
    low: heapOf(each, (amountE4) => amountE4 < leastOfHigh),
    high: heapOf(each, (amountE4) => amountE4 >= leastOfHigh),
  };
}

function heapOf({ amountsE4, counts }: PriceDistribution, isIn: (amountE4: number) => boolean): PriceHeap {
  const amounts = amountsE4.filter(isIn);
  return {
    hospitalCount: counts.reduce((sum, count, index) => sum + (isIn(amountsE4[index]!) ? count : 0), 0),
    lowestDollars: dollarsOfE4(amounts[0]!),
    highestDollars: dollarsOfE4(amounts.at(-1)!),
  };
}

/** Two heaps as replies, files and `cash_ranges` have them, in dollars, the cheaper one first. */
export type PublishedRange = { hospital_count: number; lowest: number; highest: number };

/** As replies and files have them; null stays null. */
export function publishedRanges(heaps: TwoHeaps | null): PublishedRange[] | null {
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
export function heapsOfRanges(ranges: readonly PublishedRange[] | null): TwoHeaps | null {
  if (ranges === null) return null;
  const [low, high] = ranges.map(({ hospital_count, lowest, highest }) => ({
    hospitalCount: hospital_count,
    lowestDollars: dollars(String(lowest)),
    highestDollars: dollars(String(highest)),
  }));
  return { low: low!, high: high! };
}
