import { itemAt } from "#app/domain/item-at.ts";
import { editDistance } from "#app/domain/language/edit-distance.ts";
import { withoutBrackets } from "#app/platform/text/without-brackets.ts";

/** How hospitals shorten words of payers' and plans' names. */
const SHORT_WORDS: ReadonlyMap<string, string> = new Map([
  ["ADV", "ADVANTAGE"],
  ["HLTH", "HEALTH"],
  ["INDIV", "INDIVIDUAL"],
  ["INTL", "INTERNATIONAL"],
  ["HLTHCARE", "HEALTHCARE"],
  ["MCAID", "MEDICAID"],
  ["MCARE", "MEDICARE"],
  ["MCD", "MEDICAID"],
  ["MCR", "MEDICARE"],
  ["MGD", "MANAGED"],
  ["MTN", "MOUNTAIN"],
  ["PLN", "PLAN"],
  ["SNR", "SENIOR"],
  ["SR", "SENIOR"],
]);

/** The words of a payer's or a plan's name in capitals, written out, without numbers in brackets: 'AETNA MCR ADV [1001]' →
 *  AETNA, MEDICARE, ADVANTAGE. */
export function nameWords(written: string): string[] {
  return withoutBrackets(written, "[", "]")
    .toUpperCase()
    .replace(/['’]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => SHORT_WORDS.get(word) ?? respelled(word));
}

/** Words that hospitals misspell, and whose neighbors aren't other words. */
const OFTEN_MISSPELLED = [
  ...["ADVANTAGE", "AETNA", "AMERIHEALTH", "CIGNA", "COMMERCIAL", "COMPENSATION", "EXCHANGE", "HEALTHCARE"],
  ...["HUMANA", "MARKETPLACE", "MEDICAID", "MEDICARE", "REPLACEMENT", "UNITEDHEALTHCARE"],
];

/** Of shorter words only those with letters in another order: 'CINGA'; MEDICARE has a neighbor, 'MEDCARE'. */
const MIN_EDITED_LENGTH = 8;

/** The word that a misspelled one means: 'COMERCIAL', 'MEDICIAD'; itself where none is near. */
function respelled(word: string): string {
  const lettersOf = (text: string) => [...text].sort().join("");
  const isMeant = (right: string) =>
    right.length >= MIN_EDITED_LENGTH && right !== "MEDICARE" && editDistance(word, right, 1) <= 1;
  const isNear = (right: string) =>
    right[0] === word[0] &&
    Math.abs(right.length - word.length) <= 1 &&
    (isMeant(right) || lettersOf(right) === lettersOf(word));
  return OFTEN_MISSPELLED.find(isNear) ?? word;
}

/** Where a phrase of whole words begins in a name, at or after `from`; -1 where it does not. An asterisk ends a word that
 *  only has to begin so, or begins one that only has to end so. */
export function indexOfPhrase(words: readonly string[], phrase: readonly string[], from = 0): number {
  for (let start = from; start + phrase.length <= words.length; start++) {
    if (phrase.every((expected, offset) => isWord(itemAt(words, start + offset), expected))) return start;
  }
  return -1;
}

function isWord(word: string, expected: string): boolean {
  if (expected.startsWith("*")) return word.endsWith(expected.slice(1));
  return expected.endsWith("*") ? word.startsWith(expected.slice(0, -1)) : word === expected;
}
