import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { openData as en } from "./en/open-data.ts";

export const openDataWords: InEveryLanguage<typeof en> = { en };
