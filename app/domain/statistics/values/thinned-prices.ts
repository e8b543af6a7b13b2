import { itemAt } from "#app/domain/item-at.ts";
import { type Dollars, dollarsOfE4 } from "#app/domain/money/dollars.ts";
import { countOf, type PriceDistribution } from "./price-distribution.ts";

/** More dots than a picture can tell apart. */
export const MAX_POINTS = 400;

/** Each price as often as it occurs, ascending; of more than 400 evenly thinned ones, the lowest and the highest among
 *  them. */
export function thinnedPrices(distribution: PriceDistribution): Dollars[] {
  const { amountsE4, counts } = distribution;
  const count = countOf(distribution);
  const shown = Math.min(count, MAX_POINTS);
  const points: Dollars[] = [];
  let index = 0;
  let seen = counts[0] ?? 0;
  for (let point = 0; point < shown; point++) {
    const rank = shown === 1 ? 0 : Math.round((point * (count - 1)) / (shown - 1));
    while (seen <= rank) {
      index += 1;
      seen += itemAt(counts, index);
    }
    points.push(dollarsOfE4(itemAt(amountsE4, index)));
  }
  return points;
}
