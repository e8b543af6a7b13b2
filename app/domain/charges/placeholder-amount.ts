import type { Dollars } from "#app/domain/money/dollars.ts";

/** From here on a dollar amount isn't a price of any service. */
const ABOVE_ALL_PRICES = 99_999_999;
const MIN_NINES = 999_999;
const NINES: ReadonlySet<number> = new Set([MIN_NINES, 999_999.99, 9_999_999, 9_999_999.99]);

/** Whether a dollar amount is a placeholder for a price that a hospital doesn't have, as 999999999 is. The rule of as_price() in
 *  the database's migration 0004. */
export function isPlaceholderAmount(amount: Dollars): boolean {
  return isPlaceholderSize(Number(amount));
}

/** The same of an amount that is a number already. */
export function isPlaceholderSize(size: number): boolean {
  return size >= MIN_NINES && (size >= ABOVE_ALL_PRICES || NINES.has(size));
}
