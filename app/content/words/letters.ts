import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { letters as en } from "./en/letters.ts";

export const lettersWords: InEveryLanguage<typeof en> = { en };
