import type { Dollars } from "#app/domain/money/dollars.ts";

/** From here on an amount of dollars is no price of any service. */
const ABOVE_ALL_PRICES = 99_999_999;
const MIN_NINES = 999_999;
const NINES: ReadonlySet<number> = new Set([MIN_NINES, 999_999.99, 9_999_999, 9_999_999.99]);

/** Whether an amount of dollars stands where a hospital has no price, as 999999999 does. The rule of as_price() in the
 *  database's migration 0004. */
export function isPlaceholderAmount(amount: Dollars): boolean {
  return isPlaceholderSize(Number(amount));
}

/** The same of an amount that is a number already. */
export function isPlaceholderSize(size: number): boolean {
  return size >= MIN_NINES && (size >= ABOVE_ALL_PRICES || NINES.has(size));
}
