import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { answer as en } from "./en/answer.ts";

export const answerWords: InEveryLanguage<typeof en> = { en };
