import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { assistance as en } from "./en/assistance.ts";

export const assistanceWords: InEveryLanguage<typeof en> = { en };
