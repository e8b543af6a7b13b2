import type { SamePricePair } from "./price-lists-of.ts";

/** The version of the rule below and of what is compared (find-same-prices): another one finds all pairs again. */
export const SAME_PRICES_RULE = 1;

/** At how many services two hospitals publish the same price, and at how many different amounts. */
export type Agreement = { services: number; amounts: number };

/** Whether two hospitals publish one list of prices; the counts are of all prices of each (decision 040). */
export function isOneList(
  { services, amounts }: Agreement,
  priceCount: number,
  othersCount: number,
): boolean {
  return services >= 10 && amounts >= 5 && services >= 0.15 * Math.min(priceCount, othersCount);
}

/** Hospitals that publish one price of one service, by number, each once or more. */
export type SamePrice = { amount: string; hospitalIds: readonly number[] };

/** Hospitals have lower numbers, so that a pair of them is one whole number. */
const MAX_HOSPITALS = 2 ** 26;

/** The pairs of hospitals that publish one list, of prices that come in order of their amounts; `priceCounts`: of all prices
 *  of each hospital. */
export async function findPairs(
  prices: AsyncIterable<SamePrice>,
  priceCounts: ReadonlyMap<number, number>,
): Promise<SamePricePair[]> {
  const agreements = new Map<number, Agreement & { last: string }>();
  for await (const { amount, hospitalIds } of prices) {
    const ascending = [...new Set(hospitalIds)].sort((a, b) => a - b);
    for (const [at, low] of ascending.entries()) {
      for (const high of ascending.slice(at + 1)) {
        const pair = low * MAX_HOSPITALS + high;
        const agreement = agreements.get(pair);
        if (!agreement) agreements.set(pair, { services: 1, amounts: 1, last: amount });
        else {
          agreement.services += 1;
          if (agreement.last !== amount) agreement.amounts += 1;
          agreement.last = amount;
        }
      }
    }
  }
  const countOf = (hospitalId: number) => priceCounts.get(hospitalId) ?? 0;
  return [...agreements].flatMap(([pair, agreement]): SamePricePair[] => {
    const [one, other] = [Math.floor(pair / MAX_HOSPITALS), pair % MAX_HOSPITALS];
    return isOneList(agreement, countOf(one), countOf(other)) ? [[one, other]] : [];
  });
}
