import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { modifiers as en } from "./en/modifiers.ts";

export const modifiersWords: InEveryLanguage<typeof en> = { en };
