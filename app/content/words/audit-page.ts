import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { auditPage as en } from "./en/audit-page.ts";

export const auditPageWords: InEveryLanguage<typeof en> = { en };
