import { findState } from "#app/domain/hospitals/addresses/us-states.ts";
import {
  findHospital,
  type HospitalChoice,
  type HospitalDetails,
} from "#app/domain/hospitals/finding/find-hospital.server.ts";
import { isShortId } from "#app/domain/hospitals/finding/hospital-link.ts";
import {
  type NamedHospital,
  searchHospitals,
  searchMisspeltHospitals,
} from "#app/domain/hospitals/finding/search-hospitals.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { AskedHospital } from "./compare-query.ts";

const MAX_ALIKE = 20;

/** A hospital of a comparison, with what its page and its price file are called by. */
export type ComparedHospital = Pick<
  HospitalDetails,
  | "hospitalId"
  | "shortId"
  | "name"
  | "city"
  | "state"
  | "importId"
  | "fileDate"
  | "ccn"
  | "overallRating"
  | "quality"
>;

export type Side =
  | { outcome: "none" }
  | { outcome: "unknown"; name: string }
  /** Its price file is not here. */
  | { outcome: "not-loaded"; name: string }
  | { outcome: "several"; hospitals: HospitalChoice[] }
  /** No hospital bears this very name, these have its words. */
  | { outcome: "alike"; name: string; hospitals: NamedHospital[] }
  /** `asked`: how addresses name it. */
  | { outcome: "found"; hospital: ComparedHospital; asked: AskedHospital };

/** The hospital that one side of an address means, by its short id, its name or words that only its name has. */
export async function findSide(db: Database, asked: AskedHospital): Promise<Side> {
  const { hospital: text, state, city } = asked;
  if (text === "" && asked.id === "") return { outcome: "none" };
  const id = asked.id || (isShortId(text) ? text : "");
  const found = await findHospital(db, {
    name: text,
    id,
    ...(state ? { state } : {}),
    ...(city ? { city } : {}),
  });
  if (found.outcome === "unknown") return findAlike(db, asked);
  if (found.outcome === "several") return found;
  if (found.outcome === "not-loaded") return { outcome: "not-loaded", name: found.hospital.name };
  const { hospital } = found;
  if (state && findState(state) !== hospital.state) return { outcome: "none" }; // the state was changed after it
  const { hospitalId, shortId, name, importId, fileDate, ccn, overallRating, quality } = hospital;
  return {
    outcome: "found",
    hospital: {
      ...{ hospitalId, shortId, name, city: hospital.city, state: hospital.state, importId, fileDate },
      ...{ ccn, overallRating, quality },
    },
    asked: { hospital: name, id: shortId, state: "", city: "" },
  };
}

/** Words that only one hospital's name has mean it; others, and misspelt ones, are asked about. */
async function findAlike(db: Database, asked: AskedHospital): Promise<Side> {
  const name = asked.hospital || asked.id;
  const named = await searchHospitals(db, name, { limit: MAX_ALIKE });
  const [only, ...others] = named;
  if (only && others.length === 0 && only.shortId !== asked.id) {
    return findSide(db, { ...asked, hospital: only.name, id: only.shortId });
  }
  const hospitals = named.length > 0 ? named : await searchMisspeltHospitals(db, name, { limit: MAX_ALIKE });
  return hospitals.length > 0 ? { outcome: "alike", name, hospitals } : { outcome: "unknown", name };
}
