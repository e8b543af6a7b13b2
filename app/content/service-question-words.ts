import { serviceSearchWords } from "./words/service-search.ts";

type QuestionWords = { ask: string; choices: Record<string, string> };

/** How a question of everyday words is asked, and what its answers are called, by their keys; a key without words names
 *  itself. */
export function serviceQuestionWords(question: string): QuestionWords {
  const { questions }: { questions: Record<string, QuestionWords> } = serviceSearchWords.en;
  return questions[question] ?? { ask: question, choices: {} };
}
