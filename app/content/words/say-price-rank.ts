import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import type { PriceRank } from "#app/domain/statistics/values/price-rank.ts";
import { wordsIn } from "./words.ts";

/** Of more other hospitals than these, how many are lower is said in tenths. */
const MAX_COUNTED = 10;

/** Where a price stands among those of other hospitals in a place: 'Higher than 7 of 10 hospitals in Texas, n = 41';
 *  n has the price itself, too. */
export function sayPriceRank(language: Language, rank: PriceRank, place: string): string {
  const words = wordsIn(language).serviceDetails.rank;
  const { lowerCount, equalCount, higherCount } = rank;
  const others = lowerCount + equalCount + higherCount;
  const values = { place, others, count: others + 1 };
  if (others === 0) return say(language, words.alone, values);
  if (equalCount === others) return say(language, words.same, values);
  if (lowerCount === higherCount) return say(language, words.middle, values);
  const isHigher = lowerCount > higherCount;
  const some = Math.max(lowerCount, higherCount);
  if (some === others) return say(language, isHigher ? words.highest : words.lowest, values);
  if (others <= MAX_COUNTED) {
    return say(language, isHigher ? words.higherOfFew : words.lowerOfFew, { ...values, some });
  }
  const tenths = Math.round((10 * some) / others);
  if (tenths === 10) {
    const left = others - some;
    return say(language, isHigher ? words.higherThanAllBut : words.lowerThanAllBut, { ...values, left });
  }
  return say(language, isHigher ? words.higher : words.lower, { ...values, tenths });
}
