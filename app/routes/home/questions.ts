import type { Words } from "#app/content/words/words.ts";

/** What visitors ask first. Plain text: search engines get the very same words. */
export function listQuestions({
  pay,
  source,
  free,
  help,
  sharing,
  difference,
}: Words["home"]["questions"]): { question: string; answer: string }[] {
  return [pay, source, free, help, sharing, difference];
}
