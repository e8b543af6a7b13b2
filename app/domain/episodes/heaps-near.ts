import { findPriceClusters, type PriceClusters } from "#app/domain/statistics/values/price-clusters.ts";
import { distributionOf, toE4 } from "#app/domain/statistics/values/price-distribution.ts";

/** A decimal of dollars, and how many hospitals of one price list publish it. */
export type AmountNear = readonly [dollars: string, hospitalCount: number];

/** The two heaps of cash prices of hospitals near a place; null: they are one, or none. */
export function heapsNear(amounts: readonly AmountNear[] | null): PriceClusters | null {
  if (amounts === null) return null;
  const each = amounts.flatMap(([amount, hospitalCount]) => Array<number>(hospitalCount).fill(toE4(amount)));
  return findPriceClusters({
    each: distributionOf([Float64Array.from(each)]),
    once: distributionOf([Float64Array.from(amounts, ([amount]) => toE4(amount))]),
  });
}
