import type { LikelyRange } from "#app/domain/medicare/likely-range.ts";
import type { Dollars } from "#app/domain/money/dollars.ts";
import { figuresOf, type PriceFigures } from "../tables/price-quartiles.ts";
import type { ChargeKind } from "../tables/statistics-tables.server.ts";
import { type CountedPrices, likelyOf, type SharedAmount, sharedAmounts } from "../values/counted-prices.ts";
import { countOf, toE4 } from "../values/price-distribution.ts";
import { type PriceRank, rankAmong } from "../values/price-rank.ts";
import { thinnedPrices } from "../values/thinned-prices.ts";

/** The comparable prices of hospitals, each hospital once; the figures are of those that are plausible. */
export type PriceStanding = PriceFigures & {
  implausibleCount: number;
  /** The prices that count in ascending order; of more than 400 evenly thinned ones, the lowest and the highest among
   *  them. */
  pointsDollars: Dollars[];
  /** Of those that several hospitals with one price list share, the eight of most hospitals. */
  sharedAmounts: SharedAmount[];
  /** Where each of the amounts that were asked for stands among all of them. */
  ranks: PriceRank[];
};

/** Prices of a kind as amounts may stand among them, of which those in the range are likely; null where none is. */
export function standingOf(
  kind: ChargeKind,
  all: CountedPrices,
  range: LikelyRange | null,
  amounts: readonly Dollars[],
): PriceStanding | null {
  const likely = likelyOf(all, range);
  const figures = figuresOf(kind, likely);
  if (figures.count === 0) return null;
  return {
    ...figures,
    implausibleCount: countOf(all.each) - figures.count,
    pointsDollars: thinnedPrices(likely.once),
    sharedAmounts: sharedAmounts(likely),
    ranks: amounts.map((amount) => rankAmong(likely.each, toE4(amount))),
  };
}
