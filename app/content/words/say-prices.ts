import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { formatPrice } from "#app/domain/money/format-price.ts";
import type { PriceQuartiles } from "#app/domain/statistics/tables/price-quartiles.ts";
import { wordsIn } from "./words.ts";

/** What most ask, as people say prices: '$950 to $2,377', or one price where the quartiles are alike. */
export function sayPrices(language: Language, { p25Dollars, p75Dollars }: PriceQuartiles): string {
  const [from, to] = [formatPrice(p25Dollars), formatPrice(p75Dollars)];
  return from === to ? from : say(language, wordsIn(language).answer.lead.range, { from, to });
}
