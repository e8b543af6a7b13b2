import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { account as en } from "./en/account.ts";

export const accountWords: InEveryLanguage<typeof en> = { en };
