import { localeOf } from "./locale-of.ts";
import { perLanguage } from "./per-language.ts";

/** The order in which a language lists names. */
export const collatorOf = perLanguage((language) => new Intl.Collator(localeOf(language)));
