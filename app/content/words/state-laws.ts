import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { stateLaws as en } from "./en/state-laws.ts";

export const stateLawsWords: InEveryLanguage<typeof en> = { en };
