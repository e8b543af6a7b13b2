import { normaliseHospitalName } from "#app/domain/hospitals/names/hospital-name.ts";
import { systemInitials, systemWords, tellingWords, wordsOfCity } from "./name-words.ts";

/** A hospital of a current filing, with what distinguishes it. */
export interface MatchedFacility {
  filingId: number;
  facilityNo: number;
  filerName: string;
  /** From its own address; null: not filed. */
  filerState: string | null;
  filerEin: string;
  /** Its own, in a group return. */
  ein: string;
  name: string;
  city: string | null;
  state: string | null;
  zip: string | null;
}

/** A hospital of the site under one of its names. */
export interface MatchedHospital {
  hospitalId: number;
  name: string;
  city: string | null;
  state: string;
  zip: string | null;
  eins: readonly string[];
}

export type Words = ReadonlySet<string>;
interface Prepared {
  /** The words that distinguish its name. */
  words: Words;
  cityWords: readonly string[];
  /** In the form names and cities are compared in; empty: not known. */
  comparedName: string;
  comparedCity: string;
}
export type PreparedHospital = MatchedHospital & Prepared;
export type PreparedFacility = MatchedFacility &
  Prepared & {
    systemWords: Words;
    /** Null: too few to tell. */
    systemInitials: string | null;
  };

/** Words are taken apart once for each hospital, not for each pair. */
export function prepareHospital<Named extends { name: string; city: string | null }>(
  hospital: Named,
): Named & Prepared {
  return {
    ...hospital,
    words: tellingWords(hospital.name),
    cityWords: wordsOfCity(hospital.city),
    comparedName: normaliseHospitalName(hospital.name),
    comparedCity: normaliseHospitalName(hospital.city ?? ""),
  };
}

export function prepareFacility(facility: MatchedFacility): PreparedFacility {
  const { filerName } = facility;
  return {
    ...prepareHospital(facility),
    systemWords: systemWords(filerName),
    systemInitials: systemInitials(filerName),
  };
}
