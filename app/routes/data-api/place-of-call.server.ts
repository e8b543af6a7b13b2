import { sayUnknownPlace } from "#app/content/words/say-place.ts";
import type { Language } from "#app/domain/language/language.ts";
import { dollars } from "#app/domain/money/dollars.ts";
import { findPlace } from "#app/domain/places/find-place.ts";
import type { Gazetteer } from "#app/domain/places/open-gazetteer.server.ts";
import type { Place } from "#app/domain/places/place.ts";
import type { PriceQuery } from "#app/domain/prices/search/price-query.ts";
import { type Radius, readRadius } from "#app/domain/prices/search/reach.ts";
import { type HospitalForPlace, hospitalsForPlaceInJson } from "#app/domain/search/hospital-for-place.ts";
import { findHospitalsForPlace } from "#app/domain/search/hospitals-for-place.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { jsonError } from "#app/platform/http/replies/json-error.server.ts";

/** Where a call looks, and the other places and the hospitals that may be meant. */
export type CallPlace = {
  place: Place | null;
  otherPlaces: Place[];
  namedHospitals: HospitalForPlace[];
  radius: Radius;
};

/** The place of a call, or the answer to one that names none that is known. */
export async function placeOfCall(
  language: Language,
  db: Database,
  gazetteer: Gazetteer,
  { location, ...given }: { location?: string | undefined; radius?: string | undefined },
): Promise<CallPlace | Response> {
  const radius = readRadius(given.radius ?? "") ?? "enough";
  if (location === undefined) return { place: null, otherPlaces: [], namedHospitals: [], radius };
  const found = findPlace(gazetteer, location);
  const namedHospitals = await findHospitalsForPlace(db, location, found, null);
  if (found.outcome === "found") {
    return { place: found.place, otherPlaces: found.alternatives, namedHospitals, radius };
  }
  return jsonError(400, sayUnknownPlace(language, location), {
    reason: "unknown-place",
    more: {
      suggestions: found.near.map(({ label }) => label),
      named_hospitals: hospitalsForPlaceInJson(namedHospitals),
    },
  });
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
