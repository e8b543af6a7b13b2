import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { auditFacts as en } from "./en/audit-facts.ts";

export const auditFactsWords: InEveryLanguage<typeof en> = { en };
