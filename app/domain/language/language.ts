import type { Translation } from "./message.ts";

/** The languages that the site speaks; which one a page speaks is a property of its address. */
export type Language = "en";

/** An area's texts in every language: the first says which there are, a missing one does not compile. */
export type InEveryLanguage<Words> = Record<Exclude<Language, "en">, Translation<Words>> & { en: Words };
