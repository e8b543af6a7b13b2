import { createContext, useContext } from "react";
import type { InEveryLanguage, Language } from "#app/domain/language/language.ts";

/** The language of the page. */
const LanguageContext = createContext<Language>("en");

export const useLanguage = (): Language => useContext(LanguageContext);

/** An area's texts in the language of the page. */
export function useWords<Words>(words: InEveryLanguage<Words>): Words {
  return words[useLanguage()];
}
