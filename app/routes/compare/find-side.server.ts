import { findHospital, type HospitalChoice } from "#app/domain/hospitals/find-hospital.server.ts";
import { findNamedHospital, type NamedHospital } from "#app/domain/hospitals/find-named-hospital.server.ts";
import { findState } from "#app/domain/hospitals/us-states.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { AskedHospital } from "./compare-query.ts";

export type Side =
  | { outcome: "none" }
  | { outcome: "unknown"; name: string }
  | { outcome: "several"; hospitals: HospitalChoice[] }
  /** `asked`: how addresses name it best. */
  | { outcome: "found"; hospital: NamedHospital; asked: AskedHospital };

const greatestId = 2 ** 31 - 1;

/** The hospital that one side of an address means, by its number or by its name. */
export async function findSide(db: Database, asked: AskedHospital): Promise<Side> {
  const { hospital: text, state, city } = asked;
  if (text === "") return { outcome: "none" };
  const hospitalId = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
  if (hospitalId !== null) {
    const numbered = hospitalId <= greatestId ? await findNamedHospital(db, hospitalId) : null;
    if (!numbered) return { outcome: "unknown", name: text };
    if (state && findState(state) !== numbered.state) return { outcome: "none" }; // the state was changed after it
    const named = await findSide(db, {
      hospital: numbered.name,
      state: numbered.state,
      city: numbered.city ?? "",
    });
    // Of two with one name in one city only the number tells which is meant.
    return named.outcome === "found"
      ? named
      : { outcome: "found", hospital: numbered, asked: { hospital: text, state: numbered.state, city: "" } };
  }
  const found = await findHospital(db, {
    name: text,
    ...(state ? { state } : {}),
    ...(city ? { city } : {}),
  });
  if (found.outcome === "unknown") return { outcome: "unknown", name: text };
  if (found.outcome === "several") return found;
  const { hospitalId: id, name, city: itsCity, state: itsState, importId, fileDate } = found.hospital;
  return {
    outcome: "found",
    hospital: { hospitalId: id, name, city: itsCity, state: itsState, importId, fileDate },
    asked: { hospital: name, state: itsState, city: itsCity ?? "" },
  };
}
