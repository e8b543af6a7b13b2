import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { missingPrices as en } from "./en/missing-prices.ts";

export const missingPriceWords: InEveryLanguage<typeof en> = { en };
