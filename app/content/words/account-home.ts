import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { accountHome as en } from "./en/account-home.ts";

export const accountHomeWords: InEveryLanguage<typeof en> = { en };
