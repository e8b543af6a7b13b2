import { type Dollars, dollarsNumber, dollarsOfE4 } from "#app/domain/money/dollars.ts";
import { type PriceDistribution, quartilesOf } from "./price-distribution.ts";

/** Prices that were published: a quarter of all are no higher than the first, half no higher than the second. */
export type PriceQuartiles = { p25Dollars: Dollars; medianDollars: Dollars; p75Dollars: Dollars };

/** How many prices there are of a kind; null quartiles: there are none, or those of too few hospitals. */
export type PriceFigures = { count: number; quartiles: PriceQuartiles | null };

/** Of fewer hospitals a quartile would tell of these hospitals, not of the place. */
export const FEWEST_HOSPITALS = 3;

/** The figures of prices of which each is of another hospital. */
export function figuresOf(distribution: PriceDistribution): PriceFigures {
  const quartiles = quartilesOf(distribution);
  if (quartiles === null) return { count: 0, quartiles: null };
  const { count, p25, median, p75 } = quartiles;
  if (count < FEWEST_HOSPITALS) return { count, quartiles: null };
  return {
    count,
    quartiles: {
      p25Dollars: dollarsOfE4(p25),
      medianDollars: dollarsOfE4(median),
      p75Dollars: dollarsOfE4(p75),
    },
  };
}

/** As numbers, for replies, files and charts. */
export function quartileNumbers({ p25Dollars, medianDollars, p75Dollars }: PriceQuartiles) {
  return {
    p25: dollarsNumber(p25Dollars),
    median: dollarsNumber(medianDollars),
    p75: dollarsNumber(p75Dollars),
  };
}
