import type { Language } from "#app/domain/language/language.ts";
import { localeOf } from "#app/domain/language/locale-of.ts";

/** 'A, B, and C' */
export function sayList(language: Language, names: readonly string[]): string {
  return new Intl.ListFormat(localeOf(language)).format(names);
}
