import type { PriceLists } from "#app/domain/price-lists/refresh-price-lists.server.ts";
import type { LikePrices } from "./like-prices.ts";
import { distributionOf, type PriceDistribution } from "./price-distribution.ts";

/** The prices of a cell that hospitals repeat: of three of one price list with one amount, two; `amountsOf` gives the prices
 *  of a list in the order of its hospitals, NaN = none that counts. */
export function repeatedPrices(
  lists: readonly LikePrices[],
  amountsOf: (list: LikePrices) => Float64Array,
  priceLists: PriceLists,
): PriceDistribution {
  const published = new Map<number, Set<number>>();
  const repeats: number[] = [];
  for (const list of lists) {
    const amounts = amountsOf(list);
    list.hospitalIds.forEach((hospitalId, index) => {
      const priceList = priceLists.get(hospitalId);
      const amount = amounts[index] ?? Number.NaN;
      if (priceList === undefined || Number.isNaN(amount)) return;
      const known = published.get(priceList);
      if (known === undefined) published.set(priceList, new Set([amount]));
      else if (known.has(amount)) repeats.push(amount);
      else known.add(amount);
    });
  }
  return distributionOf([Float64Array.from(repeats)]);
}
