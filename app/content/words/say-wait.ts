import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { formWords } from "./forms.ts";

/** How long to wait, for a person: whole minutes. */
export function sayWait(language: Language, seconds: number): string {
  return say(language, formWords[language].minutes, { count: Math.max(1, Math.ceil(seconds / 60)) });
}
