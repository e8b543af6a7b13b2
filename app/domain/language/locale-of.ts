import type { Language } from "./language.ts";

const locales: Record<Language, string> = { en: "en-US", es: "es-US" };

/** The locale in which `Intl` writes dates, numbers and lists of a language: a US one, with '$1,234.56' in each. */
export const localeOf = (language: Language): string => locales[language];
