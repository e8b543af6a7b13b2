import type { Dollars } from "#app/domain/money/dollars.ts";
import type { PriceFigures, PriceQuartiles } from "#app/domain/statistics/tables/price-quartiles.ts";
import type { SharedAmount } from "#app/domain/statistics/values/counted-prices.ts";
import { type PriceLevel, priceLevel } from "../price-level.ts";
import type { PriceRange, PriceResult } from "./price-query.ts";

/** The hospital at an end of a spread. */
export type SpreadEnd = {
  priceDollars: Dollars;
  hospitalShortId: string;
  hospitalName: string;
  city: string | null;
  state: string;
};

/** Comparable prices of one service, each of another hospital: one kind, class, setting and unit, of the whole service. */
export type PriceSpread = PriceFigures & {
  /** 'negotiated': the lowest rate of the payer that was asked for. */
  kind: "cash" | "gross" | "negotiated";
  /** '' = the files do not say which. */
  billingClass: PriceRange["billingClass"];
  drugUnit: string;
  /** Quartiles of two prices or more, of two heaps as well; null: there is one. */
  middleHalf: PriceQuartiles | null;
  lowest: SpreadEnd;
  highest: SpreadEnd;
  /** Those that count, ascending; of more than 400 evenly thinned ones. */
  pointsDollars: Dollars[];
  /** Of those that several hospitals with one price list share, the eight of most hospitals. */
  sharedAmounts: SharedAmount[];
  /** ISO days of the oldest and the newest file; null: none has a date. */
  fileDates: { first: string; last: string } | null;
};

/** What a found price is on a spread; null: it is unlike its prices, or there is none. */
export function priceOnSpread(found: PriceResult, spread: PriceSpread): Dollars | null {
  const isOfClass = found.billingClass === spread.billingClass || isOfFacilityToo(found, spread);
  const isLike = isOfClass && found.drugUnit === spread.drugUnit && found.modifiers === "";
  if (!isLike || found.implausible !== null) return null;
  if (spread.kind === "negotiated") return found.payerRate?.negotiatedDollars ?? null;
  return found.priceKind === spread.kind ? found.priceDollars : null;
}

/** Whether a found price is low, typical or high among those of a spread; null: it is unlike them, or they are too few or in two heaps. */
export function levelOnSpread(found: PriceResult, spread: PriceSpread): PriceLevel | null {
  const price = priceOnSpread(found, spread);
  return price === null ? null : priceLevel(price, spread.quartiles);
}

/** A price for both classes is one of the facility's, as in the lists. */
function isOfFacilityToo(found: PriceResult, spread: PriceSpread): boolean {
  return found.billingClass === "both" && spread.billingClass === "facility";
}
