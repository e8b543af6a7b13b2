import { trimEndOf } from "#app/platform/text/trim-end-of.ts";
import { withoutBrackets } from "#app/platform/text/without-brackets.ts";

/** Written in lower case inside a name. */
const SMALL_WORDS: ReadonlySet<string> = new Set("and at by for from in of on the to with".split(" "));

/** Acronyms with a vowel; without one, a short word in capitals is taken for an acronym. */
const ACRONYMS: ReadonlySet<string> = new Set(
  "AFL APWU BCE CIO COA EPO HMO HRA HSA IPA LA MCO MHBP NALC NIPPON PACE POS PPO SEIU SIHO TPA UA UFCW UHA UNITE US USA VA".split(
    " ",
  ),
);

const MAX_ACRONYM_LENGTH = 5;

/**
 * A payer's name without numbers in brackets and needless punctuation, its words with capital initials where all are in
 * one case: 'ZENITH MUTUAL OF OHIO [1210]' → 'Zenith Mutual of Ohio'. Acronyms and words in mixed case stay.
 * What has nothing but an identifier stays as written.
 */
export function tidyPayerName(written: string): string {
  const spaced = withoutBrackets(written, "[", "]")
    .replace(/\(\s*#?\d+\s*\)/g, " ")
    .replace(/[_\s]+/g, " ")
    .replace(/^[^\p{L}\p{N}(]+/u, "");
  const folded = trimEndOf(spaced, /[^\p{L}\p{N}).']/u);
  if (folded === "") return written.trim();
  const isShouted = !/\p{Ll}/u.test(folded);
  const isWhispered = !/\p{Lu}/u.test(folded);
  if (!isShouted && !isWhispered) return folded;
  return folded.replace(/[\p{L}\p{N}'’]+/gu, (word, offset: number) => caseWord(word, offset > 0, isShouted));
}

function caseWord(word: string, isInside: boolean, isShouted: boolean): string {
  const small = word.toLowerCase();
  const upper = word.toUpperCase();
  if (isInside && SMALL_WORDS.has(small)) return small;
  if (ACRONYMS.has(upper)) return upper;
  const hasVowel = /[AEIOUY]/.test(upper);
  if (isShouted && !hasVowel && upper.length <= MAX_ACRONYM_LENGTH) return upper;
  return upper.slice(0, 1) + small.slice(1);
}
