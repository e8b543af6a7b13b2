import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { home as en } from "./en/home.ts";

export const homeWords: InEveryLanguage<typeof en> = { en };
