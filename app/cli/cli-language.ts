import type { Language } from "#app/domain/language/language.ts";

/** The language of every command. */
export const CLI_LANGUAGE: Language = "en";
