import { type Dollars, dollarsNumber } from "#app/domain/money/dollars.ts";
import { type PriceQuartiles, quartileNumbers } from "#app/domain/statistics/tables/price-quartiles.ts";

/** A price compared with comparable prices: below their middle 50%, in it or above it. */
export type PriceLevel = {
  level: "low" | "typical" | "high";
  /** The difference from the median, as a share of it: -0.25 is a quarter below it. */
  fromMiddle: number;
};

/** The level of a price; null where the others are too few to tell, or their middle is 0. */
export function priceLevel(price: Dollars, quartiles: PriceQuartiles | null): PriceLevel | null {
  if (quartiles === null) return null;
  const { p25, median, p75 } = quartileNumbers(quartiles);
  if (median <= 0) return null;
  const amount = dollarsNumber(price);
  const level = amount < p25 ? "low" : amount > p75 ? "high" : "typical";
  return { level, fromMiddle: amount / median - 1 };
}

/** A price's distance from the median as it is shown: in whole percent, from twice the median on in times. */
export type DistanceFromMiddle =
  | { side: "at" }
  | { side: "below" | "above"; percent: number }
  | { side: "times"; times: number };

export function distanceFromMiddle({ fromMiddle }: Pick<PriceLevel, "fromMiddle">): DistanceFromMiddle {
  const percent = Math.round(Math.abs(fromMiddle) * 100);
  if (percent === 0) return { side: "at" };
  if (fromMiddle >= 1) return { side: "times", times: Math.round((fromMiddle + 1) * 10) / 10 };
  return { side: fromMiddle < 0 ? "below" : "above", percent };
}
