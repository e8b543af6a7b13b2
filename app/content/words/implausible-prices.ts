import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { implausiblePrices as en } from "./en/implausible-prices.ts";

export const implausiblePriceWords: InEveryLanguage<typeof en> = { en };
