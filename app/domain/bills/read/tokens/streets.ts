import { patternOf } from "#app/domain/reading/labels/phrases.ts";
import { shortStreets, streets } from "../vocabulary/streets.ts";

const STREET = patternOf(streets);
const ROOM =
  /\b(?:suite|ste\.?|floor|unit) #?(?:\w?\d|\w$)|\b(?:\d+(?:st|nd|rd|th)|first|second|third|ground) floor\b/;
const HOUSE_NUMBER = /^\d+\s+\w+/;
const SHORT_STREET = patternOf(shortStreets);
const INSIDE_A_HOUSE = /\b(?:ste|suite|floor|unit|apt|box)\b/;

/** Whether a folded text is a line of an address, and no name of a provider called after a street. */
export function isStreet(folded: string, isOfProvider: (word: string) => boolean): boolean {
  const number = HOUSE_NUMBER.exec(folded);
  const isNumbered = number !== null && SHORT_STREET.test(folded.slice(number[0].length));
  if (!STREET.test(folded) && !ROOM.test(folded) && !isNumbered) return false;
  // "Orchard Street Eye Care" is a practice on it.
  const isNamedAfter = !/\d/.test(folded) && !INSIDE_A_HOUSE.test(folded);
  return !(isNamedAfter && folded.split(/[ ,]+/).some(isOfProvider));
}
