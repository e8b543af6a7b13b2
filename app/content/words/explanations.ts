import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { explanations as en } from "./en/explanations.ts";

export const explanationWords: InEveryLanguage<typeof en> = { en };
