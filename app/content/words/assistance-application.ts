import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { assistanceApplication as en } from "./en/assistance-application.ts";

export const assistanceApplicationWords: InEveryLanguage<typeof en> = { en };
