import type { Dollars } from "./dollars.ts";
import { formatDollars, formatShortDollars } from "./format-dollars.ts";

/** A price to be compared with others: whole dollars from $100 on, '$1,297', cents below, '$13.39'. */
export function formatPrice(amount: Dollars): string {
  const number = Number(amount);
  return number >= 100 ? formatShortDollars(Math.round(number)) : formatDollars(amount);
}
