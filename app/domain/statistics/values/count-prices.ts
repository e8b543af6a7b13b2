import { type CountedPrices, countedPrices } from "./counted-prices.ts";
import { distributionOf } from "./price-distribution.ts";

/** A price of a hospital; null: it shares no price list. */
type SoldPrice = { amountE4: number; priceListId: number | null };

/** Counts comparable prices, each of another hospital. */
export function countPrices(prices: readonly SoldPrice[]): CountedPrices {
  const published = new Set<string>();
  const repeats = prices.filter(({ amountE4, priceListId }) => {
    if (priceListId === null) return false;
    const name = `${priceListId} ${amountE4}`;
    const isRepeated = published.has(name);
    published.add(name);
    return isRepeated;
  });
  const distribution = (some: readonly SoldPrice[]) =>
    distributionOf([Float64Array.from(some, ({ amountE4 }) => amountE4)]);
  return countedPrices(distribution(prices), distribution(repeats));
}
