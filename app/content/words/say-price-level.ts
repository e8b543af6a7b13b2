import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { distanceFromMiddle, type PriceLevel } from "#app/domain/prices/price-level.ts";
import { wordsIn } from "./words.ts";

/** How far a price stands from the middle one: '38% below the middle', '3.4 times the middle'. */
export function sayFromMiddle(language: Language, level: Pick<PriceLevel, "fromMiddle">): string {
  const words = wordsIn(language).priceLevels.fromMiddle;
  const distance = distanceFromMiddle(level);
  if (distance.side === "at") return words.at;
  return distance.side === "times"
    ? say(language, words.times, distance)
    : say(language, words[distance.side], distance);
}
