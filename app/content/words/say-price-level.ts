import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import type { PriceLevel } from "#app/domain/prices/price-level.ts";
import { priceLevelWords } from "./price-levels.ts";

/** How far a price stands from the middle one: '38% below the middle', '3.4 times the middle'. */
export function sayFromMiddle(language: Language, { fromMiddle }: Pick<PriceLevel, "fromMiddle">): string {
  const words = priceLevelWords[language].fromMiddle;
  const percent = Math.round(Math.abs(fromMiddle) * 100);
  if (percent === 0) return words.at;
  if (fromMiddle < 0) return say(language, words.below, { percent });
  if (fromMiddle < 1) return say(language, words.above, { percent });
  return say(language, words.times, { times: Math.round((fromMiddle + 1) * 10) / 10 });
}
