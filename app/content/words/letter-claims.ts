import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { letterClaims as en } from "./en/letter-claims.ts";

export const letterClaimsWords: InEveryLanguage<typeof en> = { en };
