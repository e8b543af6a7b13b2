import { AMOUNTS } from "#app/domain/mrf/rate-columns.ts";
import type { StandardCharge } from "#app/domain/mrf/standard-charge-record.ts";

/** How many of the four amounts of an item or service itself are given. */
export function countChargeAmounts({ gross, cash, min, max }: StandardCharge): number {
  return told(gross) + told(cash) + told(min) + told(max);
}

/** How many amounts a payer's plan has there, of what its rate gives: a price and what is told of allowed amounts. */
export function countRateAmounts(given: number): number {
  let count = 0;
  for (let bits = given & AMOUNTS; bits !== 0; bits &= bits - 1) count += 1;
  return count;
}

const told = (amount: string | null) => (amount === null ? 0 : 1);
