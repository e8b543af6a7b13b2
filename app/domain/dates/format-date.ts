import type { Language } from "#app/domain/language/language.ts";
import { localeOf } from "#app/domain/language/locale-of.ts";
import { perLanguage } from "#app/domain/language/per-language.ts";
import { monthWidth } from "./month-width.ts";

const formats = perLanguage(
  (language) =>
    new Intl.DateTimeFormat(localeOf(language), {
      year: "numeric",
      month: monthWidth(language),
      day: "numeric",
      timeZone: "UTC",
    }),
);

/** An ISO day as 'Mar 1, 2026'. */
export function formatDate(language: Language, isoDate: string): string {
  return formats(language).format(new Date(`${isoDate}T00:00:00Z`));
}
