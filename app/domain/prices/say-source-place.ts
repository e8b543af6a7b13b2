import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";

/** A place of a file as people read it: 'row 12' in the language's words, a cell or a path through JSON as it is. */
export function saySourcePlace(
  language: Language,
  words: { row: `${string}{row}${string}` },
  place: string,
): string {
  const row = /^row (\d{1,9})$/.exec(place)?.[1];
  return row === undefined ? place : say(language, words.row, { row });
}
