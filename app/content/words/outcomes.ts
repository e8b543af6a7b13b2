import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { outcomes as en } from "./en/outcomes.ts";

export const outcomesWords: InEveryLanguage<typeof en> = { en };
