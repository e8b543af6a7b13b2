import { ADDRESS_PREFIXES, LANGUAGES, type Language } from "./language.ts";

/** The language that a path speaks: '/es/data' is Spanish. */
export function languageOf(path: string): Language {
  return LANGUAGES.filter((language) => `${path}/`.startsWith(`${ADDRESS_PREFIXES[language]}/`)).reduce(
    (known, other) => (ADDRESS_PREFIXES[other].length > ADDRESS_PREFIXES[known].length ? other : known),
  );
}
