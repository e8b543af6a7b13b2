import { languageOf } from "#app/domain/language/language-of.ts";

const LAW_LANGUAGE = languageOf("/");

/** Where a law stands, as the law is cited: in English on every page. */
export function Citation({ children }: { children: string }) {
  return <strong lang={LAW_LANGUAGE}>{children}</strong>;
}
