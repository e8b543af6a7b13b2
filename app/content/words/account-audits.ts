import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { accountAudits as en } from "./en/account-audits.ts";

export const accountAuditsWords: InEveryLanguage<typeof en> = { en };
