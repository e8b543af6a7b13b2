import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { accountSecurity as en } from "./en/account-security.ts";

export const securityWords: InEveryLanguage<typeof en> = { en };
