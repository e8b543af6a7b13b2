import { wordsIn } from "#app/content/words/words.ts";
import type { Language } from "#app/domain/language/language.ts";
import type { PriceSort } from "#app/domain/prices/search/price-query.ts";

/** The orders in which found prices can be seen, the default first. */
export const priceSorts: readonly PriceSort[] = ["lowestPrice", "highestPrice", "nearest", "name"];

/** The order that an address asks for; the lowest price first where it asks for none that there is. */
export function readPriceSort(text: string): PriceSort {
  return priceSorts.find((known) => known === text) ?? "lowestPrice";
}

/** What a visitor calls an order. */
export function priceSortName(language: Language, sort: PriceSort): string {
  return wordsIn(language).priceNames.sorts[sort];
}
