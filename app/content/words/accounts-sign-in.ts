import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { accountsSignIn as en } from "./en/accounts-sign-in.ts";

export const signInWords: InEveryLanguage<typeof en> = { en };
