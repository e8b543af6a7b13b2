import type { Dollars } from "#app/domain/money/dollars.ts";
import type { PriceSpread } from "./price-spread.ts";

/** The radiuses that one answer compares, in miles. */
export const COMPARED_MILES = [10, 25, 50] as const;

/** The comparable prices within a radius, under the rules of the spread that is shown for a search with that radius. */
export type DistanceRow = {
  radiusMiles: number;
  hospitalCount: number;
  /** The number of amounts in the median: hospitals of one price list that publish one amount count once (decision 040). */
  amountCount: number;
  /** Null, as all below: no hospital there publishes such a price. */
  lowestDollars: Dollars | null;
  /** Null: too few, or two heaps, which have no middle. */
  medianDollars: Dollars | null;
  isTwoHeaps: boolean;
  kind: PriceSpread["kind"] | null;
  billingClass: PriceSpread["billingClass"] | null;
  drugUnit: string | null;
  /** ISO days of the oldest and the newest file; null: none has a date. */
  fileDates: { first: string; last: string } | null;
};
