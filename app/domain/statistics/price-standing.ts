import type { LikelyRange } from "#app/domain/medicare/likely-range.ts";
import type { Dollars } from "#app/domain/money/dollars.ts";
import { countOf, likelyPrices, type PriceDistribution, toE4 } from "./price-distribution.ts";
import { figuresOf, type PriceFigures } from "./price-quartiles.ts";
import { type PriceRank, rankAmong } from "./price-rank.ts";
import { thinnedPrices } from "./thinned-prices.ts";

/** The like prices of hospitals, each hospital once; the figures are of those that are plausible. */
export type PriceStanding = PriceFigures & {
  implausibleCount: number;
  /** The prices in ascending order; of more than 400 evenly thinned ones, the lowest and the highest among them. */
  pointsDollars: Dollars[];
  /** Where each of the amounts that were asked for stands among all of them. */
  ranks: PriceRank[];
};

/** Prices as amounts may stand among them, of which those in the range are likely; null where none is. */
export function standingOf(
  all: PriceDistribution,
  range: LikelyRange | null,
  amounts: readonly Dollars[],
): PriceStanding | null {
  const likely = likelyPrices(all, range);
  const figures = figuresOf(likely);
  if (figures.count === 0) return null;
  return {
    ...figures,
    implausibleCount: countOf(all) - figures.count,
    pointsDollars: thinnedPrices(likely),
    ranks: amounts.map((amount) => rankAmong(likely, toE4(amount))),
  };
}
