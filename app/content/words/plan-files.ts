import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { planFiles as en } from "./en/plan-files.ts";

export const planFilesWords: InEveryLanguage<typeof en> = { en };
