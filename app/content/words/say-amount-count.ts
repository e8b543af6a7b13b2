import type { Language } from "#app/domain/language/language.ts";
import { localeOf } from "#app/domain/language/locale-of.ts";
import { say } from "#app/domain/language/say.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import type { PriceFigures } from "#app/domain/statistics/tables/price-quartiles.ts";
import type { SharedAmount } from "#app/domain/statistics/values/counted-prices.ts";
import { sayList } from "./say-list.ts";
import { wordsIn } from "./words.ts";

type Counts = Pick<PriceFigures, "count" | "amountCount">;

/** '37 hospitals, 31 amounts'; '' where each hospital counts. */
export function sayAmountCount(language: Language, counts: Counts): string {
  return sayCounts(language, wordsIn(language).priceLists.counts, counts);
}

/** Why there are fewer amounts than hospitals; '' where each hospital counts. */
export function sayWhyFewerAmounts(language: Language, counts: Counts): string {
  return sayCounts(language, wordsIn(language).priceLists.explained, counts);
}

function sayCounts(
  language: Language,
  message: { one: `${string}{hospitals}${string}`; other: `${string}{hospitals}${string}` },
  { count, amountCount }: Counts,
): string {
  if (count === amountCount) return "";
  const hospitals = new Intl.NumberFormat(localeOf(language)).format(count);
  return say(language, message, { count: amountCount, hospitals });
}

/** What the dots with a number are: 'Dots with a number are several hospitals: 14 at $1,708.89.'; '' = there are none. */
export function saySharedAmounts(language: Language, amounts: readonly SharedAmount[]): string {
  if (amounts.length === 0) return "";
  const { shared, group } = wordsIn(language).priceLists;
  const groups = amounts.map(({ dollars, hospitalCount }) =>
    say(language, group, { hospitals: hospitalCount, price: formatDollars(dollars) }),
  );
  return say(language, shared, { groups: sayList(language, groups) });
}
