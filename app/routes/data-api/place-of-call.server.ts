import { sayUnknownPlace } from "#app/content/words/say-place.ts";
import { dollars } from "#app/domain/money/dollars.ts";
import { findPlace } from "#app/domain/places/find-place.ts";
import type { Gazetteer } from "#app/domain/places/open-gazetteer.server.ts";
import type { Place } from "#app/domain/places/place.ts";
import type { PriceQuery } from "#app/domain/prices/price-query.ts";
import { type Radius, readRadius } from "#app/domain/prices/reach.ts";
import { jsonError } from "#app/platform/http/json-error.server.ts";

/** Where a call looks, and the other places that may be meant. */
export type CallPlace = { place: Place | null; otherPlaces: Place[]; radius: Radius };

/** The place of a call, or the answer to one that names none that is known. */
export function placeOfCall(
  gazetteer: Gazetteer,
  { location, ...given }: { location?: string | undefined; radius?: string | undefined },
): CallPlace | Response {
  const radius = readRadius(given.radius ?? "") ?? "enough";
  if (location === undefined) return { place: null, otherPlaces: [], radius };
  const found = findPlace(gazetteer, location);
  if (found.outcome === "found") return { place: found.place, otherPlaces: found.alternatives, radius };
  const suggestions = found.near.map(({ label }) => label);
  return jsonError(400, sayUnknownPlace("en", location), { reason: "unknown-place", more: { suggestions } });
}

/** The bounds of a call's prices, as a query has them. */
export function priceBounds({
  min_price,
  max_price,
}: {
  min_price?: number | undefined;
  max_price?: number | undefined;
}): Pick<PriceQuery, "minDollars" | "maxDollars"> {
  return {
    minDollars: min_price === undefined ? undefined : dollars(String(min_price)),
    maxDollars: max_price === undefined ? undefined : dollars(String(max_price)),
  };
}
