import {
  findHospital,
  type HospitalChoice,
  type HospitalDetails,
} from "#app/domain/hospitals/finding/find-hospital.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";

/** The hospital that a form names. `choices`: those of the name where there are several. */
export interface AuditedHospital {
  hospital: HospitalDetails | null;
  choices: HospitalChoice[];
}

/** `id`: the short id of one that was chosen; it counts as long as the name is one that it may be meant by. */
export async function findAuditedHospital(
  db: Database,
  { name, id }: { name: string | null; id: string },
): Promise<AuditedHospital> {
  if (name === null) return { hospital: null, choices: [] };
  const found = await findHospital(db, { name });
  switch (found.outcome) {
    case "found":
      return { hospital: found.hospital, choices: [] };
    case "several": {
      const chosen = found.hospitals.find(({ shortId }) => shortId === id);
      const details = chosen ? await findHospital(db, { name: "", id }) : null;
      return {
        hospital: details?.outcome === "found" ? details.hospital : null,
        choices: found.hospitals,
      };
    }
    case "not-loaded":
    case "unknown":
      return { hospital: null, choices: [] };
  }
}
