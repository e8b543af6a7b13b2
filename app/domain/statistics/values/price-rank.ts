import { itemAt } from "#app/domain/item-at.ts";
import type { PriceDistribution } from "./price-distribution.ts";

/** How many of other comparable prices are lower than an amount, equal to it and higher. */
export type PriceRank = { lowerCount: number; equalCount: number; higherCount: number };

/** Where an amount, in ten-thousandths of a dollar, stands among prices. */
export function rankAmong({ amountsE4, counts }: PriceDistribution, amountE4: number): PriceRank {
  const rank: PriceRank = { lowerCount: 0, equalCount: 0, higherCount: 0 };
  for (const [index, price] of amountsE4.entries()) {
    const side = price < amountE4 ? "lowerCount" : price > amountE4 ? "higherCount" : "equalCount";
    rank[side] += itemAt(counts, index);
  }
  return rank;
}

/** The rank of a price that is one of the counted itself, among the others. */
export function amongOthers({ equalCount, ...rank }: PriceRank): PriceRank {
  return { ...rank, equalCount: Math.max(0, equalCount - 1) };
}
