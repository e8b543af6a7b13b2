import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { payers as en } from "./en/payers.ts";

export const payerWords: InEveryLanguage<typeof en> = { en };
