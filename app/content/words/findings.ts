import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { findings as en } from "./en/findings.ts";

export const findingsWords: InEveryLanguage<typeof en> = { en };
