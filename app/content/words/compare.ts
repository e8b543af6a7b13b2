import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { compare as en } from "./en/compare.ts";

export const compareWords: InEveryLanguage<typeof en> = { en };
