import { homeWords } from "#app/content/words/home.ts";

const { pay, source, free, help, sharing, difference } = homeWords.en.questions;

/** What visitors ask first. Plain text: search engines get the very same words. */
export const questions: { question: string; answer: string }[] = [
  pay,
  source,
  free,
  help,
  sharing,
  difference,
];
