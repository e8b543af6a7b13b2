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
      hour: "numeric",
      minute: "2-digit",
      timeZone: "UTC",
      timeZoneName: "short",
    }),
);

/** A moment as 'Mar 1, 2026, 12:05 PM UTC': the server does not know the visitor's own clock. */
export function formatTime(language: Language, time: Date): string {
  return formats(language).format(time);
}
