import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { denialLetter as en } from "./en/denial-letter.ts";

export const denialLetterWords: InEveryLanguage<typeof en> = { en };
