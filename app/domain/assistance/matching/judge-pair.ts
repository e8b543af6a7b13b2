import {
  agreementOfNames,
  areOneOfSystem,
  bearsSystem,
  type NameAgreement,
  shareOwnWord,
} from "./agree-names.ts";
import type { PreparedFacility, PreparedHospital } from "./matched-hospital.ts";

/** What a pair is sure by, in the order in which one is believed before another. */
export const sureEvidence = [
  "ein and name",
  "ein",
  "name and place",
  "name of the system",
  "only one of its name in the state",
] as const;
export type SureEvidence = (typeof sureEvidence)[number];

/** Why a pair is offered to an operator, and not taken. */
export type UncertaintyReason =
  | "same EIN, another name"
  | "same name, another place"
  | "same name, place not filed"
  | "same place, a like name";

export interface SureJudgement {
  sure: SureEvidence;
  /** Null: not at all. */
  name: NameAgreement | null;
  /** In the same city or ZIP code. */
  isHere: boolean;
}

export type Judgement = SureJudgement | { doubt: UncertaintyReason } | null;

/** What is known besides a facility and a hospital. */
export interface FilingContext {
  /** How many hospitals the filing has. */
  facilityCount: number;
  /** Whether another one of them has the facility's ZIP code. */
  sharesZip: boolean;
  /** The one hospital of the facility's state, or of its filer's, that has all the telling words of its name. Null: none,
   *  several, no state, or no word that tells. */
  onlyNamesakeId: number | null;
}

/**
 * Whether a hospital of a filing is one of the site; null: nothing speaks for it. A name decides, together with an EIN or a
 * place; a ZIP code alone never does. Rules and traps: docs/decisions/053.
 */
export function judgePair(
  facility: PreparedFacility,
  hospital: PreparedHospital,
  { facilityCount, sharesZip, onlyNamesakeId }: FilingContext,
): Judgement {
  if (facility.state !== null && facility.state !== hospital.state) return null;
  const hasEin = hospital.eins.includes(facility.ein) || hospital.eins.includes(facility.filerEin);
  const sameCity = facility.comparedCity !== "" && facility.comparedCity === hospital.comparedCity;
  const sameZip = facility.zip !== null && facility.zip === hospital.zip;
  const isHere = sameCity || sameZip;
  const name = agreementOfNames(facility, hospital, sameCity);
  if (name !== null) {
    const isSharp = name !== "weak" || (sameCity && sameZip && !sharesZip);
    if (hasEin && (name !== "weak" || isHere)) return { sure: "ein and name", name, isHere };
    if (isHere && isSharp) return { sure: "name and place", name, isHere };
    const isPlaceFiled = facility.city !== null || facility.zip !== null;
    const isFilersState = (facility.state ?? facility.filerState ?? hospital.state) === hospital.state;
    if (!isPlaceFiled && isFilersState) {
      if (bearsSystem(facility, hospital) && (name === "same" || name === "system"))
        return { sure: "name of the system", name, isHere };
      if (facility.comparedName === hospital.comparedName && hospital.hospitalId === onlyNamesakeId)
        return { sure: "only one of its name in the state", name, isHere };
    }
    return { doubt: isPlaceFiled ? "same name, another place" : "same name, place not filed" };
  }
  const lacksSystem = areOneOfSystem(hospital.words, facility.words, facility);
  if (hasEin && isHere && lacksSystem) return { sure: "ein and name", name: "system", isHere };
  const isLike = lacksSystem || shareOwnWord(facility, hospital);
  if (hasEin && facilityCount === 1 && isLike && isHere) return { sure: "ein", name: null, isHere };
  if (hasEin && isLike) return { doubt: "same EIN, another name" };
  return isHere && isLike ? { doubt: "same place, a like name" } : null;
}
