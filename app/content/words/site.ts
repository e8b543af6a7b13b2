import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { site as en } from "./en/site.ts";

export const siteWords: InEveryLanguage<typeof en> = { en };
