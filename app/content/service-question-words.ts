import { wordsIn } from "#app/content/words/words.ts";

type QuestionWords = { ask: string; choices: Record<string, string>; note?: string };

/** How a question of everyday words is asked, and what its answers are called, by their keys; a key without words names
 *  itself. */
export function serviceQuestionWords(question: string): QuestionWords {
  const questions: Record<string, QuestionWords> = wordsIn("en").serviceQuestions;
  return questions[question] ?? { ask: question, choices: {} };
}
