import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { savedPrices as en } from "./en/saved-prices.ts";

export const savedPriceWords: InEveryLanguage<typeof en> = { en };
