import type { Language } from "#app/domain/language/language.ts";
import { localeOf } from "#app/domain/language/locale-of.ts";
import { perLanguage } from "#app/domain/language/per-language.ts";

const formats = perLanguage(
  (language) =>
    new Intl.DateTimeFormat(localeOf(language), { year: "numeric", month: "long", timeZone: "UTC" }),
);

/** A month, '2026-07', as 'July 2026'. */
export function formatMonth(language: Language, isoMonth: string): string {
  return formats(language).format(new Date(`${isoMonth}-01T00:00:00Z`));
}
