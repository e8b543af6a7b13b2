import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { priceFiles as en } from "./en/price-files.ts";

export const priceFileWords: InEveryLanguage<typeof en> = { en };
