import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { serviceQuestions as en } from "./en/service-questions.ts";

export const serviceQuestionsWords: InEveryLanguage<typeof en> = { en };
