import type { Dollars } from "#app/domain/money/dollars.ts";
import type { PriceResult } from "#app/domain/prices/search/price-query.ts";

/** What a row shows large: the payer's rate where the list is of rates and the hospital has one, else its price. */
export function amountOf({ payerRate, priceDollars }: PriceResult, isByRate: boolean): Dollars | null {
  return isByRate && payerRate ? payerRate.negotiatedDollars : priceDollars;
}
