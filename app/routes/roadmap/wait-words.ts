import { roadmapWords } from "#app/content/words/roadmap.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";

/** How long to wait, for a person: whole minutes. */
export function waitWords(language: Language, seconds: number): string {
  return say(language, roadmapWords[language].minutes, { count: Math.max(1, Math.ceil(seconds / 60)) });
}
