import type { Language } from "./language.ts";

/** What `open` makes of a language, made once for each: a format of `Intl` takes a hundred times as long to open as to ask. */
export function perLanguage<T>(open: (language: Language) => T): (language: Language) => T {
  const opened = new Map<Language, T>();
  return (language) => {
    const known = opened.get(language);
    if (known !== undefined) return known;
    const made = open(language);
    opened.set(language, made);
    return made;
  };
}
