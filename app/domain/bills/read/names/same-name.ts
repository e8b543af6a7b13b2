import { editDistance } from "#app/domain/language/edit-distance.ts";
import { foldCase } from "../labels/fold-text.ts";

/** The letters of a name in the form that names are compared in: those that OCR takes for digits are letters again. */
export const lettersOf = (text: string) =>
  foldCase(text)
    .replace(/0/g, "o")
    .replace(/[1|]/g, "l")
    .replace(/[^a-z]/g, "");

/** The same letters, or in long names all but two. */
export function isSameName(a: string, b: string): boolean {
  const [one, other] = [lettersOf(a), lettersOf(b)];
  return one === other || (Math.min(one.length, other.length) >= 14 && editDistance(one, other, 2) <= 2);
}
