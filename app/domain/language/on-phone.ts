import type { Language } from "./language.ts";
import { languageOf } from "./language-of.ts";

/** The language of billing offices and plans on the phone. */
export const PHONE_LANGUAGE = languageOf("/");

/** A sentence for the phone, and what it means to a reader of another language; `means` null: the page is in the phone's. */
export interface PhoneLine {
  said: string;
  means: string | null;
}

/** Sentences for the phone, each with its meaning in the language of the page. */
export function onPhone(
  language: Language,
  sayLines: (language: Language) => readonly string[],
): PhoneLine[] {
  const said = sayLines(PHONE_LANGUAGE);
  const meant = language === PHONE_LANGUAGE ? [] : sayLines(language);
  return said.map((line, index) => ({ said: line, means: meant[index] ?? null }));
}
