import { itemAt } from "#app/domain/item-at.ts";
import { streetNumberOf } from "../addresses/street-number.ts";
import { normaliseHospitalName } from "../names/hospital-name.ts";

/** A hospital's name and place, as written; null or empty = not known. */
export type NameAndPlace = {
  name: string;
  city: string | null;
  street: string | null;
  /** Five digits. */
  zip: string | null;
};

/** The same name: equal as `normaliseHospitalName` gives it, and not empty. */
export function haveEqualNames(a: NameAndPlace, b: NameAndPlace): boolean {
  const name = normaliseHospitalName(a.name);
  return name !== "" && name === normaliseHospitalName(b.name);
}

/** The same address: equal street number and equal ZIP code, all four known. */
export function haveEqualAddresses(a: NameAndPlace, b: NameAndPlace): boolean {
  const number = streetNumberOf(a.street);
  return number !== null && number === streetNumberOf(b.street) && Boolean(a.zip) && a.zip === b.zip;
}

/** The same city or the same ZIP code, known of both. */
export function haveEqualPlaces(a: NameAndPlace, b: NameAndPlace): boolean {
  if (a.zip && a.zip === b.zip) return true;
  return Boolean(a.city && b.city && normaliseHospitalName(a.city) === normaliseHospitalName(b.city));
}

/** Two cities and two ZIP codes, as far as both are known of both hospitals: no equal place, and not for want of knowing. */
export function haveDifferentPlaces(a: NameAndPlace, b: NameAndPlace): boolean {
  const isComparable = Boolean((a.zip && b.zip) || (a.city && b.city));
  return isComparable && !haveEqualPlaces(a, b);
}

/** Words of a street that many streets share. */
const COMMON_STREET_WORDS = new Set(
  "street road rd avenue ave boulevard blvd drive dr lane ln way parkway pkwy highway hwy court circle place north south east west n s e w ne nw se sw hospital medical center suite building".split(
    " ",
  ),
);

/**
 * Whether two places differ: both streets are known and their numbers differ, or one has no number and they share no word that
 * names a street. A PO box isn't a street.
 */
export function haveDifferentStreets(a: NameAndPlace, b: NameAndPlace): boolean {
  const [numberA, numberB] = [streetNumberOf(a.street), streetNumberOf(b.street)];
  if (numberA && numberB) return numberA !== numberB;
  const [wordsA, wordsB] = [streetWords(a.street ?? ""), streetWords(b.street ?? "")];
  return wordsA.length > 0 && wordsB.length > 0 && !wordsA.some((word) => wordsB.includes(word));
}

function streetWords(street: string): string[] {
  const words = normaliseHospitalName(street.replace(/\b(?:p\.? ?o\.?|post office) box +[\w-]+/gi, "")).split(
    " ",
  );
  return words.filter((word) => word !== "" && word !== "saint" && !COMMON_STREET_WORDS.has(word));
}

/** Words that one writer gives a hospital's name and another leaves out. */
const GENERIC_WORDS = new Set(
  "hospital hospitals medical center centers health healthcare system systems service services campus facility of at for in and a an".split(
    " ",
  ),
);
/** The list of CMS cuts names at 50 characters; a space at the cut is lost. */
const CUT_NAME = { min: 48, max: 50 };
const MIN_LETTERS_FOR_SLIP = 5;

/**
 * Whether two names are spellings of one, to be trusted only at the same address. They are in these cases:
 * - equal except for spaces;
 * - equal except for generic words (hospital, medical, center, health, system, campus …) and words of their city;
 * - one word of five letters or more differs by one letter;
 * - one name of 48 to 50 characters is the start of the other.
 */
export function areSpellingsOfOneName(a: NameAndPlace, b: NameAndPlace): boolean {
  const [nameA, nameB] = [normaliseHospitalName(a.name), normaliseHospitalName(b.name)];
  const [squashedA, squashedB] = [nameA.replaceAll(" ", ""), nameB.replaceAll(" ", "")];
  if (squashedA === "" || squashedB === "") return false;
  if (squashedA === squashedB) return true;
  if (isCut(a.name) && squashedB.startsWith(squashedA)) return true;
  if (isCut(b.name) && squashedA.startsWith(squashedB)) return true;
  const cityWords = new Set([a.city, b.city].flatMap((city) => normaliseHospitalName(city ?? "").split(" ")));
  const ownWords = (name: string) => name.split(" ").filter((word) => !GENERIC_WORDS.has(word));
  const [ownA, ownB] = [ownWords(nameA), ownWords(nameB)];
  const withoutCity = (words: string[]) => words.filter((word) => !cityWords.has(word));
  return areAlike(ownA, ownB) || areAlike(withoutCity(ownA), withoutCity(ownB));
}

function isCut(name: string): boolean {
  const { length } = name.trim();
  return length >= CUT_NAME.min && length <= CUT_NAME.max;
}

function areAlike(a: readonly string[], b: readonly string[]): boolean {
  if (a.length === 0 || a.length !== b.length) return false;
  const differing = a.flatMap((word, index) => {
    const other = itemAt(b, index);
    return word === other ? [] : [[word, other] as const];
  });
  const [slip, more] = differing;
  return slip === undefined || (more === undefined && isOneLetterOff(...slip));
}

function isOneLetterOff(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length < MIN_LETTERS_FOR_SLIP || long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  const shortTail = short.slice(short.length === long.length ? start + 1 : start);
  return shortTail === long.slice(start + 1);
}
