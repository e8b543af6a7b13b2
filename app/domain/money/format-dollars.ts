import type { Dollars } from "./dollars.ts";

/** US dollars as people read them, '$1,234.56', rounded to cents. A drug's unit may cost less than a cent: below ten
 *  cents up to four decimals are shown. */
export function formatDollars(amount: Dollars): string {
  const size = Math.abs(Number(amount));
  return (size > 0 && size < 0.1 ? smallDollars : usualDollars).format(amount as `${number}`);
}

const usualDollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const smallDollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 4,
});

/** Round dollars, as of a chart's axis, '$1,230': cents only where there are any, so that columns stay narrow. */
export function formatShortDollars(amount: number): string {
  return Number.isInteger(amount) ? wholeDollars.format(amount) : formatDollars(String(amount) as Dollars);
}

const wholeDollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});
