import type { PolicyLines } from "#app/domain/assistance/hospital-policy.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";

/** A sentence, or a part of one, for each of the ways in which the two lines can be stated. */
export interface IncomeLineWords {
  both: `${string}{free}${string}{discount}${string}`;
  free: `${string}{free}${string}`;
  discount: `${string}{discount}${string}`;
}

/** Says the limits that a policy or a law states; null where it states neither. */
export function sayIncomeLines(
  language: Language,
  words: IncomeLineWords,
  { freeUpToPercent: free, discountUpToPercent: discount }: PolicyLines,
): string | null {
  if (free !== null && discount !== null) return say(language, words.both, { free, discount });
  if (free !== null) return say(language, words.free, { free });
  return discount === null ? null : say(language, words.discount, { discount });
}
