import type { Language } from "#app/domain/language/language.ts";
import { localeOf } from "#app/domain/language/locale-of.ts";

/** A time zone of IANA's as people call it: 'Central Time'. */
export function zoneName(language: Language, timeZone: string): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { timeZone, timeZoneName: "longGeneric" });
  return format.formatToParts().find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
