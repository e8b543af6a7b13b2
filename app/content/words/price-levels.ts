import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { priceLevels as en } from "./en/price-levels.ts";

export const priceLevelWords: InEveryLanguage<typeof en> = { en };
