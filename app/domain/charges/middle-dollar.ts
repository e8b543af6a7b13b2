import type { Dollars } from "#app/domain/money/dollars.ts";
import { isPlaceholderAmount, isPlaceholderSize } from "./placeholder-amount.ts";
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
  const sizes = new Float64Array(values.length);
  let count = 0;
  for (const one of values) {
    const size = one === null ? Number.POSITIVE_INFINITY : Number(one);
    if (!isPlaceholderSize(size)) sizes[count++] = size;
  }
  if (count === 0) return { count, middle: null };
  const inOrder = sizes.subarray(0, count).sort();
  const place = Math.ceil(count / 2) - 1;
  const size = inOrder[place]!;
  // Amounts that differ in their sixteenth digit are one number, and differ as texts.
  const ofThatSize = values.filter((one): one is string => one !== null && Number(one) === size).sort();
  return { count, middle: ofThatSize[place - inOrder.indexOf(size)]! };
}
