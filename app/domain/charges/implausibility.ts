import type { Dollars } from "#app/domain/money/dollars.ts";
import { isFarFrom, toE4 } from "#app/domain/statistics/price-distribution.ts";
import { isPlaceholderAmount } from "./placeholder-amount.ts";

/**
 * Why a published amount cannot be the price: a placeholder such as 999999999 or $0.01, a discounted cash price above the
 * gross charge, or less than a twentieth or more than 20 times the middle of its like. The enum of the database's
 * migration 0021; decision 018.
 */
export const IMPLAUSIBILITIES = [
  "placeholder",
  "cash-above-gross",
  "far-below-its-like",
  "far-above-its-like",
] as const;
export type Implausibility = (typeof IMPLAUSIBILITIES)[number];

type PublishedPrice = { cashDollars: Dollars | null; grossDollars: Dollars | null; drugUnit: string };

const CENT_E4 = 100;

/**
 * Why a line's price, the cash price or else the gross charge, cannot be one; null where it can, or there is none.
 * `middleDollars`: of its like, null where they are too few to judge.
 */
export function implausibilityOf(
  { cashDollars, grossDollars, drugUnit }: PublishedPrice,
  middleDollars: Dollars | null,
): Implausibility | null {
  const [cash, gross] = [cashDollars, grossDollars].map((amount) =>
    amount === null || isPlaceholderAmount(amount) ? null : toE4(amount),
  );
  const price = cash ?? gross ?? null;
  if (price === null) return (cashDollars ?? grossDollars) === null ? null : "placeholder";
  if (price <= CENT_E4 && drugUnit === "") return "placeholder";
  if (typeof cash === "number" && typeof gross === "number" && cash > gross) return "cash-above-gross";
  const middle = middleDollars === null ? null : toE4(middleDollars);
  if (!isFarFrom(middle, price)) return null;
  return middle !== null && price < middle ? "far-below-its-like" : "far-above-its-like";
}
