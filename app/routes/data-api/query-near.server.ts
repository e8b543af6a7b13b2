import { findPlace } from "#app/domain/hospitals/find-place.server.ts";
import { dollars } from "#app/domain/money/dollars.ts";
import type { PriceQuery } from "#app/domain/prices/price-query.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { servicesWanted } from "./services-wanted.server.ts";

interface Near {
  location?: string | undefined;
  radius: number;
  min_price?: number | undefined;
  max_price?: number | undefined;
}

/** The query of a search near a place, lowest price first; null where the location is no place that is known. */
export async function queryNear(
  db: Database,
  words: string | undefined,
  { location, radius, min_price, max_price }: Near,
): Promise<Omit<PriceQuery, "page" | "pageSize"> | null> {
  const [services, place] = await Promise.all([
    servicesWanted(db, { words }),
    location === undefined ? undefined : findPlace(db, location),
  ]);
  if (place === null) return null;
  return {
    services,
    place,
    radiusMiles: place && radius,
    minDollars: min_price === undefined ? undefined : dollars(String(min_price)),
    maxDollars: max_price === undefined ? undefined : dollars(String(max_price)),
    sort: "lowestPrice",
  };
}
