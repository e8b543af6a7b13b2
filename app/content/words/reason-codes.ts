import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { reasonCodesWords as en } from "./en/reason-codes.ts";

export const reasonCodesWords: InEveryLanguage<typeof en> = { en };
