import { editDistance } from "#app/domain/language/edit-distance.ts";
import { foldCase } from "#app/domain/reading/labels/fold-text.ts";

/** The letters of a name in the form that names are compared in: those that OCR takes for digits are letters again. */
export const lettersOf = (text: string) =>
  foldCase(text)
    .replace(/0/g, "o")
    .replace(/[1|]/g, "l")
    .replace(/[^a-z]/g, "");

/** Whether two names have the same letters, or in long ones all but two. */
export const isSameName = (a: string, b: string) => haveSameLetters(lettersOf(a), lettersOf(b));

/** The same of their letters, as `lettersOf` gives them. */
export function haveSameLetters(one: string, other: string): boolean {
  return one === other || (Math.min(one.length, other.length) >= 14 && editDistance(one, other, 2) <= 2);
}
