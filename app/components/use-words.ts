import { createContext, useContext } from "react";
import { type Words, wordsIn } from "#app/content/words/words.ts";
import type { Language } from "#app/domain/language/language.ts";

/** The language of the page. */
const LanguageContext = createContext<Language>("en");

export const useLanguage = (): Language => useContext(LanguageContext);

/** All words in the language of the page. */
export const useWords = (): Words => wordsIn(useLanguage());
