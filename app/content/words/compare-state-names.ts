import { collatorOf } from "#app/domain/language/collator-of.ts";
import type { Language } from "#app/domain/language/language.ts";
import { nameOf } from "#app/domain/language/name-of.ts";
import { wordsIn } from "./words.ts";

/** For sorting letters by the names that they stand for: Alabama before Alaska, although AK is before AL. */
export function compareStateNames(language: Language): (a: string, b: string) => number {
  const { stateNames } = wordsIn(language);
  const collator = collatorOf(language);
  return (a, b) => collator.compare(nameOf(stateNames, a), nameOf(stateNames, b));
}
