import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { episodesOf } from "#app/domain/episodes/episodes.ts";
import { priceEpisode } from "#app/domain/episodes/price-episode.server.ts";
import type { HospitalDetails } from "#app/domain/hospitals/finding/find-hospital.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";

/** What is usually billed with the service. For what the hospital doesn't publish: the state's median price, or its two price
 *  clusters. */
export async function priceAlsoBilled(
  db: Database,
  service: ServiceCode,
  { hospitalId, state }: Pick<HospitalDetails, "hospitalId" | "state">,
) {
  return Promise.all(
    episodesOf(service).map(async (episode) => {
      const [here, inState] = await Promise.all([
        priceEpisode(db, episode, { kind: "hospital", hospitalId }),
        priceEpisode(db, episode, { kind: "state", state }),
      ]);
      const parts = here.map((part, index) => ({ ...part, reference: inState[index] }));
      return { id: episode.id, parts };
    }),
  );
}
