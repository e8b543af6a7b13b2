import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { comingSoon as en } from "./en/coming-soon.ts";

export const comingSoonWords: InEveryLanguage<typeof en> = { en };
