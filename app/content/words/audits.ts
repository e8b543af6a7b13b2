import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { audits as en } from "./en/audits.ts";

export const auditsWords: InEveryLanguage<typeof en> = { en };
