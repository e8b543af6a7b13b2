import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { lineBreakdown as en } from "./en/line-breakdown.ts";

export const lineBreakdownWords: InEveryLanguage<typeof en> = { en };
