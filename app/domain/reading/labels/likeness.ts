import { editDistance } from "#app/domain/language/edit-distance.ts";
import { squash } from "./fold-text.ts";

/** A phrase of a dictionary, prepared to be compared. */
export interface Phrase {
  words: readonly string[];
  joined: string;
}

export const toPhrase = (text: string): Phrase => {
  const words = text
    .split(/[\s/,&+-]+/)
    .map(squash)
    .filter(Boolean);
  return { words, joined: words.join("") };
};

/** A heading is longer than any phrase by so many letters at most to be compared letter by letter. */
const SHARE_OF_EDITS = 0.2;
const MIN_FUZZY_LENGTH = 5;
const MIN_PREFIX_LENGTH = 4;

/** How like a heading is to a phrase, 0 to 1, whatever OCR and line breaks did to it: by letters, and by words in any order. */
export function likeness(heading: Phrase, phrase: Phrase): number {
  if (heading.joined === phrase.joined) return 1;
  return Math.max(byLetters(heading.joined, phrase.joined), byWords(heading.words, phrase.words));
}

function byLetters(heading: string, phrase: string): number {
  if (phrase.length < MIN_FUZZY_LENGTH) return 0;
  const limit = Math.floor(SHARE_OF_EDITS * phrase.length);
  const edits = editDistance(heading, phrase, limit);
  return edits > limit ? 0 : 1 - edits / phrase.length;
}

function byWords(heading: readonly string[], phrase: readonly string[]): number {
  const lengthOf = (words: readonly string[]) => words.reduce((sum, word) => sum + word.length, 0);
  const open = [...heading];
  let found = 0;
  for (const word of phrase) {
    const at = open.findIndex((other) => isLike(other, word));
    if (at < 0) continue;
    found += word.length + (open[at]?.length ?? 0);
    open.splice(at, 1);
  }
  return found / Math.max(1, lengthOf(heading) + lengthOf(phrase));
}

/** The same word with a letter or two misread, or one cut short: "deduct." */
export function isLike(printed: string, word: string): boolean {
  if (printed === word) return true;
  const [shorter, longer] = printed.length < word.length ? [printed, word] : [word, printed];
  if (shorter.length >= MIN_PREFIX_LENGTH && longer.startsWith(shorter))
    return shorter.length >= 0.45 * longer.length;
  if (word.length < MIN_FUZZY_LENGTH) return false;
  const limit = word.length >= 9 ? 2 : 1;
  return editDistance(printed, word, limit) <= limit;
}
