import type { PreparedFacility, PreparedHospital, Words } from "./matched-hospital.ts";
import { isKind, isOwn, isWeak } from "./name-words.ts";

/** How far two names are one: the same telling words; the same but for the system's name, which the site's hospital bears; but
 *  for words of the city; or but for a word as 'general' that one of them lacks. */
export type NameAgreement = "same" | "system" | "city" | "weak";

/** Null: they are two. `sameCity`: both are known to be in one. */
export function agreementOfNames(
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
export function areOneOfSystem(
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

/** Whether a word of the filer's name is in the hospital's. */
export function bearsSystem(facility: PreparedFacility, hospital: PreparedHospital): boolean {
  return [...hospital.words].some((word) => facility.systemWords.has(word));
}

/** A word that is neither the city's nor the system's nor of many hospitals; and no kind that the other one has not. */
export function shareOwnWord(facility: PreparedFacility, hospital: PreparedHospital): boolean {
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

function sharp(words: Words): Words {
  return new Set([...words].filter((word) => !isWeak(word)));
}

function without(words: Words, left: Words): Words {
  return new Set([...words].filter((word) => !left.has(word)));
}
