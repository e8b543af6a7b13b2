import { formatDate } from "#app/domain/dates/format-date.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import type { Dollars } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import type { Place } from "#app/domain/places/place.ts";
import { distanceFromMiddle, type PriceLevel } from "#app/domain/prices/price-level.ts";
import type { PriceSpread } from "#app/domain/prices/search/price-spread.ts";
import type { Reach } from "#app/domain/prices/search/reach.ts";
import { foundPriceWords } from "./found-prices.ts";
import { priceLevelWords } from "./price-levels.ts";
import { saySharedAmounts, sayWhyFewerAmounts } from "./say-amount-count.ts";
import { sayFromMiddle } from "./say-price-level.ts";
import { sayTwoHeaps } from "./say-two-heaps.ts";

/** '$412.00 to $3,980.00', or the one price. */
export function sayRange(language: Language, lowest: Dollars, highest: Dollars): string {
  if (Number(lowest) === Number(highest)) return formatDollars(lowest);
  const { range } = foundPriceWords[language].answer;
  return say(language, range, { lowest: formatDollars(lowest), highest: formatDollars(highest) });
}

/** Where prices were found, to end a sentence with: 'within 25 miles of Chicago, IL'. */
export function sayWhereFound(language: Language, place: Place | null, reach: Reach | null): string {
  const { miles, any, state, nation } = foundPriceWords[language].answer.where;
  if (place === null) return nation;
  if (place.kind === "state") return say(language, state, { place: place.label });
  if (reach?.radiusMiles == null) return say(language, any, { place: place.label });
  return say(language, miles, { place: place.label, count: reach.radiusMiles });
}

/** How the sentence about a spread ends: ', middle $1,140.00 of 31 amounts.', or with its two heaps. */
export function sayMiddle(language: Language, { count, amountCount, quartiles, heaps }: PriceSpread): string {
  if (heaps) {
    return say(language, foundPriceWords[language].answer.heaps, { heaps: sayTwoHeaps(language, heaps) });
  }
  if (quartiles === null) return ".";
  const { middle, middleOf } = foundPriceWords[language].answer;
  const amount = formatDollars(quartiles.medianDollars);
  return count === amountCount
    ? say(language, middle, { middle: amount })
    : say(language, middleOf, { middle: amount, count: amountCount });
}

/** The days of the files of a spread; '' where none has one. */
export function sayFiles(language: Language, { fileDates }: Pick<PriceSpread, "fileDates">): string {
  if (fileDates === null) return "";
  const { files, file } = foundPriceWords[language].answer;
  const [first, last] = [formatDate(fileDates.first), formatDate(fileDates.last)];
  return first === last ? say(language, file, { day: first }) : say(language, files, { first, last });
}

/** What is said on and around the strip of a spread; '' where there is nothing to say. */
export function sayStrip(
  language: Language,
  { count, amountCount, quartiles, lowest, highest, pointsDollars, sharedAmounts }: PriceSpread,
  { beyondCount }: { beyondCount: number },
) {
  const { strip } = foundPriceWords[language];
  const ends = { lowest: formatDollars(lowest.priceDollars), highest: formatDollars(highest.priceDollars) };
  const price = (amount: Dollars) => formatDollars(amount);
  return {
    label: quartiles
      ? say(language, strip.label, {
          count,
          ...ends,
          p25: price(quartiles.p25Dollars),
          p75: price(quartiles.p75Dollars),
        })
      : say(language, strip.few, { count, ...ends }),
    middle: quartiles ? say(language, strip.middle, { price: price(quartiles.medianDollars) }) : "",
    beyond: beyondCount > 0 ? say(language, strip.beyond, { count: beyondCount, highest: ends.highest }) : "",
    note: [
      sayWhyFewerAmounts(language, { count, amountCount }),
      saySharedAmounts(language, sharedAmounts),
      pointsDollars.length < amountCount
        ? say(language, strip.thinned, { shown: pointsDollars.length, count: amountCount })
        : "",
    ]
      .filter((text) => text !== "")
      .join(" "),
    lowest: strip.lowest,
    highest: strip.highest,
  };
}

/** The level of a price in a word, in full and as short as a phone's row has room for: 'Low', '38% below the middle',
 *  '−38%'. */
export function sayLevel(language: Language, level: PriceLevel) {
  return {
    word: priceLevelWords[language].level[level.level],
    full: sayFromMiddle(language, level),
    short: sayShortFromMiddle(language, level),
  };
}

function sayShortFromMiddle(language: Language, level: PriceLevel): string {
  const words = foundPriceWords[language].shortFromMiddle;
  const distance = distanceFromMiddle(level);
  if (distance.side === "at") return "";
  return distance.side === "times"
    ? say(language, words.times, distance)
    : say(language, words[distance.side], distance);
}
