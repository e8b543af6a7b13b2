import type { Database } from "#app/platform/db/open-database.server.ts";
import { findHospital, type HospitalDetails } from "./find-hospital.server.ts";
import type { LinkedHospital } from "./hospital-link.ts";

/** The hospital that a bill was matched to; null: to none, or it is gone since. */
export async function findHospitalOfLink(
  db: Database,
  link: LinkedHospital | null,
): Promise<HospitalDetails | null> {
  if (link === null) return null;
  const found = await findHospital(db, { name: link.name, id: link.shortId });
  return found.outcome === "found" ? found.hospital : null;
}
