import { isPlaceholderAmount } from "#app/domain/charges/placeholder-amount.ts";
import type { Dollars } from "#app/domain/money/dollars.ts";
import { rangeOfRates } from "../rates/rate-range.ts";

type Amount = "grossDollars" | "cashDollars" | "minimumDollars" | "maximumDollars";

/** What a file says of one price, wherever it says it; null = not published. */
export type PublishedPrices = {
  grossDollars: Dollars | null;
  cashDollars: Dollars | null;
  /** Of the negotiated rates in dollars. */
  lowestDollars: Dollars | null;
  highestDollars: Dollars | null;
};

/** The prices of lines of one price, the first line's before the others', and of the plans' rates for them. */
export function publishedPrices(
  lines: readonly Record<Amount, Dollars | null>[],
  plans: readonly { negotiatedDollars: Dollars | null }[],
): PublishedPrices {
  const first = (name: Amount): Dollars | null =>
    lines.flatMap((line) => line[name] ?? []).find((amount) => !isPlaceholderAmount(amount)) ?? null;
  const range = rangeOfRates(plans);
  return {
    grossDollars: first("grossDollars"),
    cashDollars: first("cashDollars"),
    lowestDollars: range?.lowest ?? first("minimumDollars"),
    highestDollars: range?.highest ?? first("maximumDollars"),
  };
}
