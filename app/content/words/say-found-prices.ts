import { formatDate } from "#app/domain/dates/format-date.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import type { Dollars } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import type { Place } from "#app/domain/places/place.ts";
import type { PriceLevel } from "#app/domain/prices/price-level.ts";
import type { PriceSpread } from "#app/domain/prices/search/price-spread.ts";
import type { Reach } from "#app/domain/prices/search/reach.ts";
import { saySharedAmounts, sayWhyFewerAmounts } from "./say-amount-count.ts";
import { placeLabel } from "./say-place.ts";
import { sayFromMiddle } from "./say-price-level.ts";
import { wordsIn } from "./words.ts";

/** '$412.00 to $3,980.00', or the one price. */
export function sayRange(language: Language, lowest: Dollars, highest: Dollars): string {
  if (Number(lowest) === Number(highest)) return formatDollars(lowest);
  const { range } = wordsIn(language).foundPrices.answer;
  return say(language, range, { lowest: formatDollars(lowest), highest: formatDollars(highest) });
}

/** Where prices were found, to end a sentence with: 'within 25 miles of Chicago, IL'. */
export function sayWhereFound(language: Language, place: Place | null, reach: Reach | null): string {
  const { miles, any, state, nation } = wordsIn(language).foundPrices.answer.where;
  if (place === null) return nation;
  if (place.kind === "state") return say(language, state, { place: placeLabel(language, place) });
  if (reach?.radiusMiles == null) return say(language, any, { place: place.label });
  return say(language, miles, { place: place.label, count: reach.radiusMiles });
}

/** The days of the files of a spread; '' where none has one. */
export function sayFiles(language: Language, { fileDates }: Pick<PriceSpread, "fileDates">): string {
  if (fileDates === null) return "";
  const { files, file } = wordsIn(language).foundPrices.answer;
  const [first, last] = [formatDate(language, fileDates.first), formatDate(language, fileDates.last)];
  return first === last ? say(language, file, { day: first }) : say(language, files, { first, last });
}

/** What is said on and around the strip of a spread; '' where there is nothing to say. */
export function sayStrip(
  language: Language,
  { count, amountCount, quartiles, lowest, highest, pointsDollars, sharedAmounts }: PriceSpread,
  { beyondCount }: { beyondCount: number },
) {
  const { strip } = wordsIn(language).foundPrices;
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

/** The level of a price in a word and in full: 'Low', '38% below the middle'. */
export function sayLevel(language: Language, level: PriceLevel) {
  return {
    word: wordsIn(language).priceLevels.level[level.level],
    full: sayFromMiddle(language, level),
    isTypical: level.level === "typical",
  };
}
