import type { PriceSort } from "#app/domain/prices/search/price-query.ts";

/** What a visitor calls the orders in which found prices can be seen, the default first. */
const names: Record<PriceSort, string> = {
  lowestPrice: "Lowest price",
  highestPrice: "Highest price",
  nearest: "Nearest",
  name: "Hospital name",
};

export const priceSorts = Object.keys(names) as PriceSort[];

/** The order that an address asks for; the lowest price first where it asks for none that there is. */
export function readPriceSort(text: string): PriceSort {
  return priceSorts.find((known) => known === text) ?? "lowestPrice";
}

export function priceSortName(sort: PriceSort): string {
  return names[sort];
}
