import { type Dollars, dollarsNumber, dollarsOfE4 } from "#app/domain/money/dollars.ts";
import type { CountedPrices } from "../values/counted-prices.ts";
import { findPriceClusters, type PriceClusters } from "../values/price-clusters.ts";
import { countOf, quartilesOf } from "../values/price-distribution.ts";
import type { ChargeKind } from "./statistics-tables.server.ts";

/** Prices that were published: a quarter of all are at most the first, half at most the second. */
export type PriceQuartiles = { p25Dollars: Dollars; medianDollars: Dollars; p75Dollars: Dollars };

/** How many prices there are of a kind; null quartiles: there are none, fewer than three, or two heaps of them. */
export type PriceFigures = {
  count: number;
  /** How many amounts: hospitals of one price list that publish one amount have one together (decision 040). */
  amountCount: number;
  quartiles: PriceQuartiles | null;
  /** Where cash prices fall into two heaps, which have no middle; null: they do not. */
  heaps: PriceClusters | null;
};

/** Of fewer hospitals a quartile would describe these hospitals, not the place. */
export const MIN_HOSPITALS = 3;

/** The figures of prices of one kind of which each is of another hospital. */
export function figuresOf(kind: ChargeKind, prices: CountedPrices): PriceFigures {
  const count = countOf(prices.each);
  const amountCount = countOf(prices.once);
  const quartiles = quartilesOf(prices.each);
  if (quartiles === null) return { count, amountCount, quartiles: null, heaps: null };
  const { p25, median, p75 } = quartiles;
  const heaps = kind === "cash" ? findPriceClusters(prices) : null;
  if (heaps || count < MIN_HOSPITALS) return { count, amountCount, quartiles: null, heaps };
  return {
    count,
    amountCount,
    heaps,
    quartiles: {
      p25Dollars: dollarsOfE4(p25),
      medianDollars: dollarsOfE4(median),
      p75Dollars: dollarsOfE4(p75),
    },
  };
}

/** Returns the quartiles of two prices or more, clusters or not: the middle 50% of the hospitals' prices. Null: one price, or
 *  none. */
export function middleHalfOf({ each }: CountedPrices): PriceQuartiles | null {
  const quartiles = quartilesOf(each);
  if (quartiles === null || quartiles.count < 2) return null;
  return {
    p25Dollars: dollarsOfE4(quartiles.p25),
    medianDollars: dollarsOfE4(quartiles.median),
    p75Dollars: dollarsOfE4(quartiles.p75),
  };
}

/** As numbers, for replies, files and charts. */
export function quartileNumbers({ p25Dollars, medianDollars, p75Dollars }: PriceQuartiles) {
  return {
    p25: dollarsNumber(p25Dollars),
    median: dollarsNumber(medianDollars),
    p75: dollarsNumber(p75Dollars),
  };
}
