import type { Dollars } from "#app/domain/money/dollars.ts";
import { isPlaceholderAmount } from "./placeholder-amount.ts";
import type { RateList } from "./rate-list.ts";

/**
 * How many of a list of so many dollar amounts are prices, and the middle one of them, exactly as written: of an even
 * number the lower of the two in the middle, as percentile_disc has it. Null = none is a price.
 */
export function middleDollar(
  { value, values }: RateList,
  rateCount: number,
): { count: number; middle: string | null } {
  if (values === null) {
    const isPrice = value !== null && !isPlaceholderAmount(value as Dollars);
    return isPrice ? { count: rateCount, middle: String(value) } : { count: 0, middle: null };
  }
  const prices = values.filter((one) => one !== null && !isPlaceholderAmount(one as Dollars)) as string[];
  if (prices.length === 0) return { count: 0, middle: null };
  const sizes = Float64Array.from(prices, Number).sort();
  const place = Math.ceil(sizes.length / 2) - 1;
  const size = sizes[place]!;
  // Amounts that differ in their sixteenth digit are one number, and differ as texts.
  const ofThatSize = prices.filter((price) => Number(price) === size).sort();
  return { count: prices.length, middle: ofThatSize[place - sizes.indexOf(size)]! };
}
