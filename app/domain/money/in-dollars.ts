/** Cents as a number of US dollars, for replies in JSON; null, an amount that was not printed or not read, stays null. */
export function inDollars(amountCents: number | null): number | null {
  return amountCents === null ? null : amountCents / 100;
}
