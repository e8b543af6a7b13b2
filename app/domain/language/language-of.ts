import type { Language } from "./language.ts";

/** What the addresses of each language's pages begin with. */
const beginnings: Record<Language, "" | `/${string}/`> = { en: "" };

const languages = Object.keys(beginnings) as Language[];

/** The language that an address speaks. */
export function languageOf(pathname: string): Language {
  return languages
    .filter((language) => `${pathname}/`.startsWith(beginnings[language]))
    .reduce((known, other) => (beginnings[other].length > beginnings[known].length ? other : known));
}
