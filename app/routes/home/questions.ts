import { wordsIn } from "#app/content/words/words.ts";

const { pay, source, free, help, sharing, difference } = wordsIn("en").home.questions;

/** What visitors ask first. Plain text: search engines get the very same words. */
export const questions: { question: string; answer: string }[] = [
  pay,
  source,
  free,
  help,
  sharing,
  difference,
];
