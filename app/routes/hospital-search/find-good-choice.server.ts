import { type Dollars, dollarsNumber } from "#app/domain/money/dollars.ts";
import type { Place } from "#app/domain/places/place.ts";
import type { PriceResult } from "#app/domain/prices/search/price-query.ts";
import { priceOnSpread } from "#app/domain/prices/search/price-spread.ts";
import type { FoundWithSpread } from "#app/domain/prices/search/search-near.server.ts";
import { searchPrices } from "#app/domain/prices/search/search-prices.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";

/** A hospital that charges no more than the median of the comparable prices. */
export interface GoodChoice {
  found: PriceResult;
  priceDollars: Dollars;
  /** Whether CMS gives it three stars or more. */
  isWellRated: boolean;
}

/** The number of nearest hospitals to consider. */
const MAX_LOOKED_AT = 50;
/** CMS's stars that are sought first, then those that do. */
const RATINGS = [4, 3];

/** The nearest hospital at or below the median that CMS rates well, else the nearest of them. Null: no place was given, or there
 *  is none. */
export async function findGoodChoice(
  db: Database,
  { spread, searched }: FoundWithSpread,
  place: Place | null,
): Promise<GoodChoice | null> {
  if (!spread || place === null || place.kind === "state") return null;
  const most = spread.heaps?.low.highestDollars ?? spread.middleHalf?.medianDollars;
  const near = await searchPrices(db, { ...searched, sort: "nearest", page: 1, pageSize: MAX_LOOKED_AT });
  const affordable = near.results.flatMap((found) => {
    const priceDollars = priceOnSpread(found, spread);
    if (priceDollars === null || found.judged.part === "part" || found.judged.part === "professional")
      return [];
    if (most && dollarsNumber(priceDollars) > dollarsNumber(most)) return [];
    return [{ found, priceDollars, isWellRated: (found.overallRating ?? 0) >= Math.min(...RATINGS) }];
  });
  for (const rating of RATINGS) {
    const rated = affordable.find(({ found }) => (found.overallRating ?? 0) >= rating);
    if (rated) return rated;
  }
  return affordable[0] ?? null;
}
