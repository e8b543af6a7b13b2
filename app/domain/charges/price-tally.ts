import type { Dollars } from "#app/domain/money/dollars.ts";
import { quotientOfDollars } from "#app/domain/money/dollars-arithmetic.ts";
import type { DerivedPrice } from "./derive-prices.ts";

/**
 * The number of prices in an import, of their services, and of cash prices. The ratio is the median ratio of cash price to gross
 * charge, a decimal; null where no price has both.
 */
export type PublishedPrices = {
  priceCount: number;
  serviceCount: number;
  cashPriceCount: number;
  cashToGrossRatio: string | null;
};

/** Counts the prices of an import, service by service. */
export function openPriceTally() {
  const tally = { priceCount: 0, serviceCount: 0, cashPriceCount: 0 };
  const withBoth: { ratio: number; cash: Dollars; gross: Dollars }[] = [];
  return {
    add(prices: readonly DerivedPrice[]): void {
      if (prices.length > 0) tally.serviceCount += 1;
      for (const { cash, gross, implausible } of prices) {
        tally.priceCount += 1;
        if (cash === null) continue;
        tally.cashPriceCount += 1;
        if (gross === null || Number(gross) === 0 || implausible !== null) continue;
        withBoth.push({ ratio: Number(cash) / Number(gross), cash, gross });
      }
    },
    end(): PublishedPrices {
      withBoth.sort((a, b) => a.ratio - b.ratio);
      const middle = withBoth[Math.ceil(withBoth.length / 2) - 1];
      return { ...tally, cashToGrossRatio: middle ? quotientOfDollars(middle.cash, middle.gross) : null };
    },
  };
}
