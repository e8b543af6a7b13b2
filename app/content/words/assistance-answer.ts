import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { assistanceAnswer as en } from "./en/assistance-answer.ts";

export const assistanceAnswerWords: InEveryLanguage<typeof en> = { en };
