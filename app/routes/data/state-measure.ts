import { dollarsNumber } from "#app/domain/money/dollars.ts";
import { formatShortDollars } from "#app/domain/money/format-dollars.ts";
import type { StateSort } from "./data-query.ts";
import type { StateRow } from "./explore-prices.server.ts";

/** What the map shades and the answer says: a service's median price, several services' index against the nation, or in either
 *  case the spread of prices of the same service. */
export type Measure = "median" | "index" | "spread";

export function measureOf(sort: StateSort, isOneService: boolean): Measure {
  if (sort === "widest" || sort === "narrowest") return "spread";
  return isOneService ? "median" : "index";
}

/** As a number to order and shade by: dollars, the index with the nation at 100, or how many times; null: too few. */
export function measured({ quartiles, index, spread }: StateRow, measure: Measure): number | null {
  switch (measure) {
    case "median":
      return quartiles ? dollarsNumber(quartiles.medianDollars) : null;
    case "index":
      return index ? indexPoints(index.median) : null;
    case "spread":
      return spread === null ? null : oneDecimal(spread);
  }
}

export function measureText(value: number, measure: Measure): string {
  if (measure === "median") return formatShortDollars(value);
  return measure === "spread" ? `${value}×` : String(value);
}

/** The limit of a shade, below which no value is that is not below it exactly. */
export function limitText(limit: number, measure: Measure): string {
  if (measure === "median") return measureText(limit, measure);
  return measureText(measure === "spread" ? Math.ceil(limit * 10) / 10 : Math.ceil(limit), measure);
}

/** A ratio to the nation's prices as points of an index, in whole ones. */
export function indexPoints(ratio: number): number {
  return Math.round(100 * ratio);
}

export function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
