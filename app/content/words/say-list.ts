import type { Language } from "#app/domain/language/language.ts";

/** 'A, B, and C' */
export function sayList(language: Language, names: readonly string[]): string {
  return new Intl.ListFormat(language).format(names);
}
