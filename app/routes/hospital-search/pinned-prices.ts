import type { FoundPrices, PriceResult } from "#app/domain/prices/search/price-query.ts";

/** More on one small map would hide the land and one another. */
const MAX_PINS = 60;

/** A hospital of a row, which has the row's number on the map. */
export type PinnedPrice = { id: string; number: number; found: PriceResult };

/** The hospitals of a page's rows that the map shows: each row's own, then those that share its amount, row by row. */
export function pinnedPrices(
  { results, sharedBy }: Pick<FoundPrices, "results" | "sharedBy">,
  firstNumber: number,
): PinnedPrice[] {
  const pinOf = (found: PriceResult, index: number): PinnedPrice => {
    const number = firstNumber + index;
    return { id: `${number}-${found.hospitalShortId}`, number, found };
  };
  const own = results.map(pinOf);
  const sharing = sharedBy.flatMap((hospitals, index) => hospitals.map((found) => pinOf(found, index)));
  return [...own, ...sharing].slice(0, MAX_PINS);
}
