import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { foundPrices as en } from "./en/found-prices.ts";

export const foundPriceWords: InEveryLanguage<typeof en> = { en };
