import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { appealLetter as en } from "./en/appeal-letter.ts";

export const appealLetterWords: InEveryLanguage<typeof en> = { en };
