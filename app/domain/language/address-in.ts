import { ADDRESS_PREFIXES, type Language } from "./language.ts";

/** The address of a page in a language: '/data?page=2' in Spanish is '/es/data?page=2'. `path` has no language yet. */
export function addressIn(language: Language, path: string): string {
  const prefix = ADDRESS_PREFIXES[language];
  return prefix === "" ? path : prefix + path.replace(/^\/(?=$|[?#])/, "");
}
