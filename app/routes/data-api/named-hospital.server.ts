import { notLoadedReply } from "#app/content/not-loaded-reply.server.ts";
import {
  findHospital,
  type HospitalChoice,
  type HospitalDetails,
} from "#app/domain/hospitals/finding/find-hospital.server.ts";
import type { Language } from "#app/domain/language/language.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { jsonError } from "#app/platform/http/replies/json-error.server.ts";

export const hospitalNotFound = "Hospital not found";

type WantedHospital = {
  name: string;
  id?: string | undefined;
  state?: string | undefined;
  city?: string | undefined;
};

/** The hospital of a name; of several the first by state, the others as alternatives. An error if there is none. */
export async function findNamedHospital(
  language: Language,
  db: Database,
  wanted: WantedHospital,
): Promise<{ hospital: HospitalDetails; alternatives: HospitalChoice[] } | Response> {
  const found = await findHospital(db, wanted);
  switch (found.outcome) {
    case "found":
      return { hospital: found.hospital, alternatives: [] };
    case "not-loaded":
      return jsonError(404, ...notLoadedReply(language, found.hospital));
    case "unknown":
      return jsonError(404, hospitalNotFound);
    case "several": {
      const [first, ...alternatives] = found.hospitals;
      const chosen = first && (await findHospital(db, { name: first.name, id: first.shortId }));
      if (chosen?.outcome !== "found") return jsonError(404, hospitalNotFound); // removed in the meantime
      return { hospital: chosen.hospital, alternatives };
    }
  }
}
