import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { wordsIn } from "./words.ts";

/** How long to wait, for a person: whole minutes. */
export function sayWait(language: Language, seconds: number): string {
  return say(language, wordsIn(language).forms.minutes, { count: Math.max(1, Math.ceil(seconds / 60)) });
}
