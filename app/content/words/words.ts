import type { Language } from "#app/domain/language/language.ts";
import type { Translation } from "#app/domain/language/message.ts";
import { en } from "./en/catalogue.ts";
import { es } from "./es/catalogue.ts";

/** What the site says, by area and key. */
export type Words = typeof en;

const catalogues: Record<Language, Translation<Words>> = { en, es };

/** All words of a language. */
export const wordsIn = (language: Language): Words => catalogues[language] as Words; // a text names what English names: words.test.ts
