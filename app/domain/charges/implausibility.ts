import type { LikelyRange } from "#app/domain/medicare/likely-range.ts";
import type { Dollars } from "#app/domain/money/dollars.ts";
import { isOutside, toE4 } from "#app/domain/statistics/values/price-distribution.ts";
import { isPlaceholderAmount } from "./placeholder-amount.ts";

/**
 * Why a published amount can't be the price, in this order; the first reason that applies counts:
 * - a placeholder such as 999999999 or $0.01;
 * - a discounted cash price above the gross charge;
 * - probably the professional's fee, or only a part of the service;
 * - near what Medicare pays the doctor and far below what it pays the hospital;
 * - far from what Medicare pays;
 * - without a Medicare amount, less than 1/20 or more than 20 times the median of comparable prices.
 * The enum of the database's migrations 0021, 0085 and 0111. Decisions 018, 037 and 062.
 */
export const IMPLAUSIBILITIES = [
  "placeholder",
  "cash-above-gross",
  "professional-fee",
  "part-of-service",
  "near-the-doctors-fee",
  "far-below-medicare",
  "far-below-its-like",
  "far-above-medicare",
  "far-above-its-like",
] as const;
export type Implausibility = (typeof IMPLAUSIBILITIES)[number];

/** What an amount is told by itself or by its hospital's other prices: it counts in no statistic that judges others. */
const UNSOUND: readonly Implausibility[] = [
  "placeholder",
  "cash-above-gross",
  "professional-fee",
  "part-of-service",
];
/** The same as a list of SQL. */
export const UNSOUND_IN_SQL = UNSOUND.map((reason) => `'${reason}'`).join(", ");

export function isUnsound(reason: Implausibility | null): boolean {
  return reason !== null && UNSOUND.includes(reason);
}

/** Says of an amount why it cannot be a price, by what Medicare pays; null: it can. */
type MedicareVerdict = { verdictOf(kind: "cash" | "gross", amountE4: number): Implausibility | null };

type PublishedPrice = { cashDollars: Dollars | null; grossDollars: Dollars | null; drugUnit: string };

const CENT_E4 = 100;

/**
 * Returns why a line's price, the cash price or else the gross charge, cannot be one; null where it can, or is missing.
 * `byMedicare` judges where Medicare sets an amount, else the range around the median of comparable prices, `likely`.
 */
export function implausibilityOf(
  { cashDollars, grossDollars, drugUnit }: PublishedPrice,
  { byMedicare, likely }: { byMedicare: MedicareVerdict | null; likely: LikelyRange | null },
): Implausibility | null {
  const [cash, gross] = [cashDollars, grossDollars].map((amount) =>
    amount === null || isPlaceholderAmount(amount) ? null : toE4(amount),
  );
  const price = cash ?? gross ?? null;
  if (price === null) return (cashDollars ?? grossDollars) === null ? null : "placeholder";
  if (price <= CENT_E4 && drugUnit === "") return "placeholder";
  if (typeof cash === "number" && typeof gross === "number" && cash > gross) return "cash-above-gross";
  if (byMedicare) return byMedicare.verdictOf(cash === null ? "gross" : "cash", price);
  if (likely === null || !isOutside(likely, price)) return null;
  return price < likely.fromE4 ? "far-below-its-like" : "far-above-its-like";
}
