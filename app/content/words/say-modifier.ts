import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { wordsIn } from "./words.ts";

/** 'Modifier LT: left side'; a modifier that we have no words for by itself. */
export function sayModifier(language: Language, modifier: string): string {
  const { meanings, known, unknown } = wordsIn(language).modifiers;
  const meaning = meanings[modifier as keyof typeof meanings] as string | undefined;
  return meaning ? say(language, known, { modifier, meaning }) : say(language, unknown, { modifier });
}
