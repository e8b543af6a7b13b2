import { type Words, wordsIn } from "#app/content/words/words.ts";
import type { Likeness, Setting } from "#app/domain/billing-codes/comparable-key.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import type { Language } from "#app/domain/language/language.ts";
import { localeOf } from "#app/domain/language/locale-of.ts";
import { nameOf } from "#app/domain/language/name-of.ts";
import { perLanguage } from "#app/domain/language/per-language.ts";
import { say } from "#app/domain/language/say.ts";
import type { Dollars } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";

/** '$1,234.56'; an amount that wasn't published or read is 'Not available'. */
export function dollarsOrNone(language: Language, amount: Dollars | null): string {
  return amount === null ? wordsIn(language).priceNames.notAvailable : formatDollars(amount);
}

/** What a price is: 'Discounted cash price', or the gross charge where the hospital published no cash price. */
export function priceKindName(language: Language, kind: "cash" | "gross"): string {
  return wordsIn(language).priceNames.kinds[kind];
}

export function settingName(language: Language, setting: Setting): string {
  return wordsIn(language).priceNames.settings[setting];
}

/** What makes a price like another besides the code: 'Outpatient, facility, modifier 26'. */
export function formatConditions(
  language: Language,
  { setting, billingClass, modifiers, drugUnit }: Likeness,
): string {
  const words = wordsIn(language).priceNames;
  return [
    settingName(language, setting),
    nameOf(words.billingClasses, billingClass),
    modifiers ? say(language, words.modifier, { modifiers }) : "",
    drugUnit ? say(language, words.drugUnit, { unit: drugUnit }) : "",
  ]
    .filter((word) => word !== "")
    .join(", ");
}

/** 'CPT 73721' */
export function codeName({ codeType, code }: ServiceCode): string {
  return `${codeType} ${code}`;
}

const numbers = perLanguage((language) => new Intl.NumberFormat(localeOf(language)));
const percents = perLanguage(
  (language) => new Intl.NumberFormat(localeOf(language), { style: "percent", maximumFractionDigits: 1 }),
);

/** '1,234' */
export function formatCount(language: Language, count: number): string {
  return numbers(language).format(count);
}

/** A share of 0 to 1: '70.5%'. */
export function formatPercent(language: Language, share: number): string {
  return percents(language).format(share);
}

/** 'Prices 21 to 40 of 1,234' */
export function pageCaption(
  language: Language,
  things: string,
  first: number,
  shown: number,
  total: string,
): string {
  const { caption } = wordsIn(language).priceNames;
  return say(language, caption, { things, first, last: first + shown - 1, total });
}

/** A count that may be higher: 'at least 1,000 prices'. */
export function atLeast(language: Language, isExact: boolean, counted: string): string {
  return isExact ? counted : say(language, wordsIn(language).priceNames.atLeast, { counted });
}

/** 'Houston, TX', or the state alone where the city is not known. */
export function placeName({ city, state }: { city: string | null; state: string }): string {
  return city ? `${city}, ${state}` : state;
}

/** '0.4 miles', '12 miles'; 'about 3 miles' to a hospital whose own place is not known. `length`: 'mi' where it is short. */
export function formatMiles(
  language: Language,
  miles: number,
  { isApproximate, length = "long" }: { isApproximate: boolean; length?: keyof Words["distances"] },
): string {
  const { exact, about } = wordsIn(language).distances[length];
  if (isApproximate) return say(language, about, { count: Math.max(1, Math.round(miles)) });
  return say(language, exact, { miles: miles < 10 ? miles.toFixed(1) : Math.round(miles) });
}
