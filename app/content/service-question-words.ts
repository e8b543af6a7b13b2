import { wordsIn } from "#app/content/words/words.ts";
import type { Language } from "#app/domain/language/language.ts";

type QuestionWords = { ask: string; choices: Record<string, string>; note?: string };

/** How a question of everyday words is asked, and what its answers are called, by their keys; a key without words names
 *  itself. */
export function serviceQuestionWords(language: Language, question: string): QuestionWords {
  const questions: Record<string, QuestionWords> = wordsIn(language).serviceQuestions;
  return questions[question] ?? { ask: question, choices: {} };
}
