import type { Dollars } from "#app/domain/money/dollars.ts";

/** Of rates in dollars: the median, which was published, the lowest and the highest. */
export type RateRange = { middle: Dollars; lowest: Dollars; highest: Dollars };

/** The range of plans' rates; null where none is in dollars. */
export function rangeOfRates(plans: readonly { negotiatedDollars: Dollars | null }[]): RateRange | null {
  const rates = plans
    .flatMap(({ negotiatedDollars }) => negotiatedDollars ?? [])
    .sort((a, b) => Number(a) - Number(b));
  const [lowest, highest] = [rates[0], rates.at(-1)];
  const middle = rates[Math.ceil(rates.length / 2) - 1];
  return lowest && middle && highest ? { middle, lowest, highest } : null;
}
