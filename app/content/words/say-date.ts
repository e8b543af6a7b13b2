import { formatDate } from "#app/domain/dates/format-date.ts";
import type { Language } from "#app/domain/language/language.ts";
import { wordsIn } from "./words.ts";

/** An ISO day as 'Mar 1, 2026'; null, a date that was not printed or not read, as 'Not available'. */
export function sayDate(language: Language, isoDate: string | null): string {
  return isoDate === null ? wordsIn(language).priceNames.notAvailable : formatDate(language, isoDate);
}
