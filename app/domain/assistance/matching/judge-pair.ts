import { normaliseHospitalName } from "#app/domain/hospitals/hospital-name.ts";
import { isKind, isWeak, systemInitials, systemWords, tellingWords, wordsOfCity } from "./name-words.ts";

/** A hospital of a current filing, as what tells it apart. */
export interface MatchedFacility {
  filingId: number;
  facilityNo: number;
  filerName: string;
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

/** How far two names are one: the same telling words; the same but for the system's name, which the site's hospital bears; but
 *  for words of the city; or but for a word as 'general' that one of them lacks. */
export type NameAgreement = "same" | "system" | "city" | "weak";

/** What a pair is sure by, in the order in which one is believed before another. */
export const sureEvidence = ["ein and name", "ein", "name and place", "name of the system"] as const;
export type SureEvidence = (typeof sureEvidence)[number];

/** Why a pair is offered to an operator, and not taken. */
export type DoubtReason =
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

export type Judgement = SureJudgement | { doubt: DoubtReason } | null;

/** What is known of a filing besides a facility: how many hospitals it has, and whether another one has the facility's ZIP code. */
export interface FilingContext {
  facilityCount: number;
  sharesZip: boolean;
}

type Words = ReadonlySet<string>;
interface Prepared {
  /** What tells its name apart. */
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

/**
 * Whether a hospital of a filing is one of the site; null: nothing speaks for it. A name decides, beside an EIN or a place; a
 * ZIP code alone never does. Rules and traps: docs/decisions/053.
 */
export function judgePair(
  facility: PreparedFacility,
  hospital: PreparedHospital,
  { facilityCount, sharesZip }: FilingContext,
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
    if (!isPlaceFiled && bearsSystem(facility, hospital) && (name === "same" || name === "system"))
      return { sure: "name of the system", name, isHere };
    return { doubt: isPlaceFiled ? "same name, another place" : "same name, place not filed" };
  }
  const isLike = shareOwnWord(facility, hospital);
  if (hasEin && facilityCount === 1 && isLike && isHere) return { sure: "ein", name: null, isHere };
  if (hasEin && isLike) return { doubt: "same EIN, another name" };
  return isHere && isLike ? { doubt: "same place, a like name" } : null;
}

function agreementOfNames(
  facility: PreparedFacility,
  hospital: PreparedHospital,
  sameCity: boolean,
): NameAgreement | null {
  const [own, other] = [facility.words, hospital.words];
  const isWholeName = facility.comparedName !== "" && facility.comparedName === hospital.comparedName;
  const cityOf = [...facility.cityWords, ...hospital.cityWords];
  // 'Hospital of Laredo' and 'Laredo Medical Center' are called so for want of another name.
  const hasOwnName = [...own].some((word) => isOwn(word) && !cityOf.includes(word));
  if (isWholeName || (hasOwnName && areSame(own, other))) return "same";
  const areOne = (a: Words, b: Words) => areSame(a, b) || areOneOfSystem(a, b, facility);
  if (areOneOfSystem(own, other, facility)) return "system";
  // In two cities, 'Mercy Springfield' and 'Mercy Joplin' are two.
  const city = new Set(sameCity ? hospital.cityWords : []);
  const [ownInCity, otherInCity] = [without(own, city), without(other, city)];
  if ([...ownInCity].some(isOwn) && areOne(ownInCity, otherInCity)) return "city";
  if (!bearsSystem(facility, hospital)) return null;
  const areOneButForWeak = (a: Words, b: Words) =>
    !([...a].some(isWeak) && [...b].some(isWeak)) && areOne(sharp(a), sharp(b));
  return areOneButForWeak(own, other) || areOneButForWeak(ownInCity, otherInCity) ? "weak" : null;
}

/** The other name is this one with words of the filer's name before it; this one may have the filer's initials there. Never the
 *  reverse: a hospital without the system's name may be another's. */
function areOneOfSystem(
  own: Words,
  other: Words,
  { systemWords, systemInitials }: PreparedFacility,
): boolean {
  const added = without(other, own);
  const lacking = without(own, other);
  return (
    added.size > 0 &&
    [...added].every((word) => systemWords.has(word)) &&
    [...lacking].every((word) => word === systemInitials) &&
    [...own].some((word) => other.has(word) && !systemWords.has(word))
  );
}

function bearsSystem(facility: PreparedFacility, hospital: PreparedHospital): boolean {
  return [...hospital.words].some((word) => facility.systemWords.has(word));
}

/** A word that is neither the city's nor the system's nor of many hospitals; and no kind that the other one has not. */
function shareOwnWord(facility: PreparedFacility, hospital: PreparedHospital): boolean {
  const [own, other] = [facility.words, hospital.words];
  const kindsDiffer = [...own].some((word) => isKind(word) && !other.has(word));
  const otherKindsDiffer = [...other].some((word) => isKind(word) && !own.has(word));
  if (kindsDiffer || otherKindsDiffer) return false;
  const common = new Set([...facility.cityWords, ...hospital.cityWords, ...facility.systemWords, "saint"]);
  return [...own].some((word) => other.has(word) && !common.has(word) && !isWeak(word));
}

function areSame(a: Words, b: Words): boolean {
  return a.size > 0 && a.size === b.size && [...a].every((word) => b.has(word));
}

function isOwn(word: string): boolean {
  return !isWeak(word) && !isKind(word);
}

function sharp(words: Words): Words {
  return new Set([...words].filter((word) => !isWeak(word)));
}

function without(words: Words, left: Words): Words {
  return new Set([...words].filter((word) => !left.has(word)));
}
