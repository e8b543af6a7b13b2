import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { exploreData as en } from "./en/explore-data.ts";

export const exploreDataWords: InEveryLanguage<typeof en> = { en };
