import { itemAt } from "#app/domain/item-at.ts";
import type { LikelyRange } from "#app/domain/medicare/likely-range.ts";
import { type Dollars, dollarsOfE4 } from "#app/domain/money/dollars.ts";
import {
  countOf,
  likelyPrices,
  type PriceDistribution,
  subtractDistribution,
  unpackDistribution,
} from "./price-distribution.ts";
import { MAX_POINTS } from "./thinned-prices.ts";

/**
 * Comparable prices of hospitals. `each`: every hospital's price, for counts. `once`: for medians, quartiles and
 * charts, where hospitals of one price list with the same amount count once (decision 040).
 */
export type CountedPrices = { each: PriceDistribution; once: PriceDistribution };

/** `repeats`: of three hospitals of one list with one amount, that amount twice. */
export function countedPrices(each: PriceDistribution, repeats: PriceDistribution): CountedPrices {
  return { each, once: subtractDistribution(each, repeats) };
}

/** As a row of `service_statistics` keeps them. */
export function unpackCounted(each: Uint8Array, repeats: Uint8Array): CountedPrices {
  return countedPrices(unpackDistribution(each), unpackDistribution(repeats));
}

/** The prices within a range. */
export function likelyOf({ each, once }: CountedPrices, range: LikelyRange | null): CountedPrices {
  return { each: likelyPrices(each, range), once: likelyPrices(once, range) };
}

/** An amount that counts once for hospitals of one price list, with all hospitals that publish it. */
export type SharedAmount = { dollars: Dollars; hospitalCount: number };

/** More numbers than a picture has room for. */
const MAX_SHARED = 8;

/** The amounts that hospitals of one price list share, those of most hospitals first; of more than eight the first eight.
 *  None where a picture leaves prices out, and with them some of these. */
export function sharedAmounts({ each, once }: CountedPrices): SharedAmount[] {
  if (countOf(once) > MAX_POINTS) return [];
  let at = 0;
  const shared = each.amountsE4.flatMap((amountE4, index): SharedAmount[] => {
    const counted = once.amountsE4[at] === amountE4 ? itemAt(once.counts, at++) : 0;
    const hospitalCount = itemAt(each.counts, index);
    return hospitalCount === counted ? [] : [{ dollars: dollarsOfE4(amountE4), hospitalCount }];
  });
  return shared.sort((a, b) => b.hospitalCount - a.hospitalCount).slice(0, MAX_SHARED);
}
