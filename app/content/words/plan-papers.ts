import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { planPapers as en } from "./en/plan-papers.ts";

export const planPaperWords: InEveryLanguage<typeof en> = { en };
