import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { episodesOf } from "#app/domain/episodes/episodes.ts";
import { type EpisodeWhere, priceEpisode } from "#app/domain/episodes/price-episode.server.ts";
import type { Place } from "#app/domain/places/place.ts";
import type { Reach } from "#app/domain/prices/search/reach.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";

/** Parts are priced hospital by hospital: farther than this the median prices say little about the place. */
const FARTHEST_MILES = 50;

/** All parts of what a service is usually one part of, priced where was searched; null: it is billed alone. */
export async function findEpisode(
  db: Database,
  service: ServiceCode,
  place: Place | null,
  reach: Reach | null,
) {
  const [episode] = episodesOf(service);
  if (!episode) return null;
  const where = searchAreaOf(place, reach);
  const parts = await priceEpisode(db, episode, where);
  /** Whether it is done under anesthesia or in a stay, so that many bill for it. */
  const isOperation = parts.some(({ role }) => role === "anesthesia" || role === "stay");
  const radiusMiles = where.kind === "near" ? where.radiusMiles : null;
  return { id: episode.id, parts, isOperation, radiusMiles };
}

function searchAreaOf(place: Place | null, reach: Reach | null): EpisodeWhere {
  if (place === null) return { kind: "nation" };
  if (place.kind === "state") return { kind: "state", state: place.state };
  const { latitude, longitude } = place;
  const radiusMiles = Math.min(reach?.radiusMiles ?? FARTHEST_MILES, FARTHEST_MILES);
  return { kind: "near", latitude, longitude, radiusMiles };
}
