import { isPlaceholderAmount } from "#app/domain/charges/placeholder-amount.ts";
import type { Dollars } from "#app/domain/money/dollars.ts";
import type { ServiceCharge } from "#app/domain/prices/at-hospital/list-service-charges.server.ts";

/** A line of the file with the service's code. */
export type ChargeLine = ServiceCharge;

/** A line's price: the discounted cash price, or the gross charge where the hospital publishes no cash price; null where
 *  it publishes neither. */
export function priceOf({
  cashDollars: cash,
  grossDollars: gross,
}: Pick<ChargeLine, "cashDollars" | "grossDollars">): { dollars: Dollars; kind: "cash" | "gross" } | null {
  if (cash !== null && !isPlaceholderAmount(cash)) return { dollars: cash, kind: "cash" };
  return gross === null || isPlaceholderAmount(gross) ? null : { dollars: gross, kind: "gross" };
}
