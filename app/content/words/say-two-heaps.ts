import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsNumber } from "#app/domain/money/dollars.ts";
import { formatShortDollars } from "#app/domain/money/format-dollars.ts";
import type { PriceCluster, PriceClusters } from "#app/domain/statistics/values/price-clusters.ts";
import { wordsIn } from "./words.ts";

/** '12 hospitals $240 to $410, 9 hospitals $1,900 to $3,100' */
export function sayHeaps(language: Language, { low, high }: PriceClusters): string {
  const words = wordsIn(language).twoHeaps;
  const group = ({ hospitalCount, lowestDollars, highestDollars }: PriceCluster) => {
    const from = formatShortDollars(dollarsNumber(lowestDollars));
    const to = formatShortDollars(dollarsNumber(highestDollars));
    const range = from === to ? from : say(language, words.range, { from, to });
    return say(language, words.group, { count: hospitalCount, range });
  };
  return say(language, words.both, { low: group(low), high: group(high) });
}

/** The two groups of prices, and why they have no middle, as a sentence of its own. */
export function sayTwoHeaps(language: Language, heaps: PriceClusters): string {
  return say(language, wordsIn(language).twoHeaps.sentence, { both: sayHeaps(language, heaps) });
}

/** The same of the cash prices of a place. */
export function sayTwoHeapsIn(language: Language, place: string, heaps: PriceClusters): string {
  return say(language, wordsIn(language).twoHeaps.inPlace, { place, both: sayHeaps(language, heaps) });
}
