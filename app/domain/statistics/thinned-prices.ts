import { type Dollars, dollarsOfE4 } from "#app/domain/money/dollars.ts";
import { countOf, type PriceDistribution } from "./price-distribution.ts";

/** More dots than a picture can tell apart. */
const MOST_POINTS = 400;

/** Each price as often as it occurs, ascending; of more than 400 evenly thinned ones, the lowest and the highest among
 *  them. */
export function thinnedPrices(distribution: PriceDistribution): Dollars[] {
  const { amountsE4, counts } = distribution;
  const count = countOf(distribution);
  const shown = Math.min(count, MOST_POINTS);
  const points: Dollars[] = [];
  let seen = 0;
  for (const [index, amount] of amountsE4.entries()) {
    seen += counts[index]!;
    const rankOfNext = () => (shown === 1 ? 0 : Math.round((points.length * (count - 1)) / (shown - 1)));
    while (points.length < shown && rankOfNext() < seen) points.push(dollarsOfE4(amount));
  }
  return points;
}
