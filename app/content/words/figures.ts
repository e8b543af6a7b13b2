import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { figures as en } from "./en/figures.ts";

export const figureWords: InEveryLanguage<typeof en> = { en };
