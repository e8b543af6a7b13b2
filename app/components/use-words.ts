import { createContext, useContext } from "react";
import { type Words, wordsIn } from "#app/content/words/words.ts";
import type { Language } from "#app/domain/language/language.ts";

/** The language of the page, which its frame gives it. */
export const LanguageContext = createContext<Language | null>(null);

export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (language === null) throw new Error("A page must stand inside a LanguageContext.");
  return language;
}

/** All words in the language of the page. */
export const useWords = (): Words => wordsIn(useLanguage());
