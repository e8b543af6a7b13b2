import { streetNumberOf } from "../hospitals/addresses/street-number.ts";
import {
  areSpellingsOfOneName,
  haveEqualNames,
  haveEqualPlaces,
} from "../hospitals/matching/hospital-agreement.ts";

/** A hospital by its name and place, as the list of CMS's actions or this site writes them. */
export interface PlacedHospital {
  name: string;
  street: string | null;
  city: string | null;
  zip: string | null;
}

export type EnforcedHospital<Known> =
  | { outcome: "sure"; hospital: Known }
  /** Nothing is shown of it. */
  | { outcome: "unsure"; candidates: Known[] }
  | { outcome: "unknown" };

/**
 * Returns the hospital of a state that an action is about. Only a hospital with the name, or a spelling of it, in the same city
 * at the same house number is certain. Pages show the action with that hospital. A hospital that agrees in less is a candidate.
 */
export function pairEnforcedHospital<Known extends PlacedHospital>(
  listed: PlacedHospital,
  known: readonly Known[],
): EnforcedHospital<Known> {
  const named = known.filter((one) => haveEqualNames(listed, one) || areSpellingsOfOneName(listed, one));
  const number = streetNumberOf(listed.street);
  const atNumber = (one: Known) => number !== null && number === streetNumberOf(one.street);
  const sure = named.filter((one) => atNumber(one) && haveEqualPlaces(listed, one));
  const [only, another] = sure;
  if (only && !another) return { outcome: "sure", hospital: only };
  const candidates = named.filter((one) => haveEqualPlaces(listed, one) || atNumber(one));
  return candidates.length > 0 ? { outcome: "unsure", candidates } : { outcome: "unknown" };
}
