import { namedServices } from "#app/domain/billing-codes/plain-service-name.ts";
import { editDistance } from "#app/domain/language/edit-distance.ts";
import { everydayVocabulary } from "./everyday-words.ts";
import { typedWords } from "./typed-words.ts";

/** A shorter word is as near to too many others. */
const SHORTEST_MENDED = 4;
const LETTERS_FOR_TWO_MISTAKES = 7;

const WORDS_OF_NAMES: ReadonlySet<string> = new Set(namedServices().flatMap(({ name }) => typedWords(name)));
const VOCABULARY: ReadonlySet<string> = new Set([...everydayVocabulary(), ...WORDS_OF_NAMES]);

/** Whether a word is one of our names of services. */
export function isWordOfNames(word: string): boolean {
  return WORDS_OF_NAMES.has(word);
}

/** Whether services are asked for by a word: it is in a name of ours or in everyday words. */
export function isServiceWord(word: string): boolean {
  return VOCABULARY.has(word);
}

/** Words without those that are in no name and no everyday words, where these are the fewer; null: they are not, or all
 *  words are known. */
export function withoutUnknown(words: readonly string[]): string[] | null {
  const known = words.filter((word) => VOCABULARY.has(word));
  return known.length < words.length && 2 * known.length > words.length ? known : null;
}

/**
 * Words with each misspelt one in the spelling that is nearest: one letter wrong, missing or too many, two of a
 * long word; the first letter is taken to be right. Null where nothing is mended.
 */
export function mendSpelling(words: readonly string[]): string[] | null {
  const mended = words.map((word) => (VOCABULARY.has(word) ? word : (nearestWord(word) ?? word)));
  return mended.some((word, at) => word !== words[at]) ? mended : null;
}

function nearestWord(word: string): string | null {
  if (word.length < SHORTEST_MENDED || /\d/.test(word)) return null;
  const most = word.length < LETTERS_FOR_TWO_MISTAKES ? 1 : 2;
  let nearest: string | null = null;
  let fewest = most + 1;
  for (const known of VOCABULARY) {
    if (known[0] !== word[0]) continue;
    const count = editDistance(word, known, most);
    if (count < fewest) [nearest, fewest] = [known, count];
  }
  return nearest;
}
