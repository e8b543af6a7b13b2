import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { priceLists as en } from "./en/price-lists.ts";

export const priceListWords: InEveryLanguage<typeof en> = { en };
