import type { Language } from "#app/domain/language/language.ts";
import { localeOf } from "#app/domain/language/locale-of.ts";
import { perLanguage } from "#app/domain/language/per-language.ts";
import { monthWidth } from "./month-width.ts";

const formats = perLanguage(
  (language) =>
    new Intl.DateTimeFormat(localeOf(language), {
      weekday: monthWidth(language),
      year: "numeric",
      month: monthWidth(language),
      day: "numeric",
      timeZone: "UTC",
    }),
);

/** An ISO day as 'Sun, Mar 1, 2026': of a last day it matters which one of the week it is. */
export function formatWeekday(language: Language, isoDate: string): string {
  return formats(language).format(new Date(`${isoDate}T00:00:00Z`));
}
