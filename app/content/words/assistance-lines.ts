import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { assistanceLines as en } from "./en/assistance-lines.ts";

export const assistanceLinesWords: InEveryLanguage<typeof en> = { en };
