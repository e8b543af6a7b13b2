import { ADDRESS_PREFIXES, type Language } from "./language.ts";
import { languageOf } from "./language-of.ts";

/** A path without what names its language: '/es/data' is '/data'. */
export function withoutLanguage(path: string): string {
  return path.slice(ADDRESS_PREFIXES[languageOf(path)].length) || "/";
}

/** The address of a page in a language: '/data?page=2' in Spanish is '/es/data?page=2'. `path` has no language yet. */
export function addressIn(language: Language, path: string): string {
  const prefix = ADDRESS_PREFIXES[language];
  return prefix === "" ? path : prefix + path.replace(/^\/(?=$|[?#])/, "");
}
