import { type PriceDistribution, quartilesOf } from "./price-distribution.ts";

/** Dollars; prices that were published. */
export type PriceQuartiles = { count: number; p25: number; median: number; p75: number };

const E4 = 10_000;

/** Null where there are no prices. */
export function quartilesInDollars(distribution: PriceDistribution): PriceQuartiles | null {
  const quartiles = quartilesOf(distribution);
  if (quartiles === null) return null;
  const { count, p25, median, p75 } = quartiles;
  return { count, p25: p25 / E4, median: median / E4, p75: p75 / E4 };
}
