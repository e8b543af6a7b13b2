import { itemAt } from "#app/domain/item-at.ts";
import { type CodeGroup, readCodeGroups } from "./code-groups.ts";
import written from "./everyday-words.json" with { type: "json" };
import { queryKey, typedWords } from "./typed-words.ts";

/** One of the things that words with several meanings can mean, by its key in the catalogue of words. */
export type MeantChoice = { choice: string; codes: CodeGroup[] };

/** What people mean by everyday words: the codes for it, those that most want first, or a question which it is. `asksFirst`: its
 *  choices are so unlike ('cancer') that none may answer before one is chosen. */
export type Meaning =
  | { phrases: string[]; question: null; codes: CodeGroup[] }
  | { phrases: string[]; question: string; asksFirst: boolean; choices: MeantChoice[] };

/** All that `everyday-words.json` knows. */
export const MEANINGS: readonly Meaning[] = written.needs.map(
  ({ say, ask, asksFirst = false, codes, choices }) => {
    const phrases = say.split(", ");
    if (!ask || !choices) return { phrases, question: null, codes: readCodeGroups(codes ?? "") };
    const meant = Object.entries(choices).map(([choice, codes]) => ({
      choice,
      codes: readCodeGroups(codes),
    }));
    return { phrases, question: ask, asksFirst, choices: meant };
  },
);

const SYNONYMS: ReadonlyMap<string, string> = new Map(Object.entries(written.synonyms));
const MAX_SYNONYM_WORDS = 2;
const MAX_WORDS_IN_ANY_PARTS = 7;

const BY_KEY = meaningsBy((words) => queryKey(words));
const BY_WORDS_OF_NAMES = meaningsBy(keyInWordsOfNames);

/** Returns what exactly these words mean, in any order and with other words for the same ('radiografia' for 'x-ray'); null: they
 *  aren't everyday words. */
export function meaningOf(words: readonly string[]): Meaning | null {
  if (words.length === 0) return null;
  return BY_KEY.get(queryKey(words)) ?? BY_WORDS_OF_NAMES.get(keyInWordsOfNames(words)) ?? null;
}

/** What some words of a longer wish mean, and the words next to them. */
type MeaningWithin = { meaning: Meaning; others: string[] };

/** Returns the meaning of as many of these words as possible, and the other words; null: no meaning. Prefers
 *  scans of the named kind: 'ultrasound for gallstones' isn't surgery. Then prefers a service over a question
 *  ('esr blood test' is an ESR), then more words. */
export function meaningWithin(words: readonly string[]): MeaningWithin | null {
  const kinds = kindsOfImaging(words);
  let best: MeaningWithin | null = null;
  let bestRank = -1;
  for (const part of partsOf(words)) {
    const named = part.map((at) => itemAt(words, at));
    const meaning = meaningOf(named);
    if (!meaning) continue;
    const isOfKind = kinds.length === kindsOfImaging(named).length;
    const rank = Number(isOfKind) * 2 + Number(meaning.question === null);
    if (rank <= bestRank) continue;
    [best, bestRank] = [{ meaning, others: words.filter((_, at) => !part.includes(at)) }, rank];
  }
  return best;
}

function kindsOfImaging(words: readonly string[]): string[] {
  const named = searchTerms(words).flatMap(({ written }) => wordInNames(written));
  return written.kindsOfImaging.filter((kind) => named.includes(kind));
}

/** The places of the words of each part, those with most words first, of many words only up to three at a time. */
function partsOf(words: readonly string[]): number[][] {
  const maxWords = words.length > MAX_WORDS_IN_ANY_PARTS ? 3 : words.length - 1;
  let parts: number[][] = [[]];
  for (const at of words.keys()) {
    parts = parts.flatMap((part) => (part.length < maxWords ? [[...part, at], part] : [part]));
  }
  return parts.filter(({ length }) => length > 0).toSorted((a, b) => b.length - a.length);
}

/** Every word of the phrases and of the synonyms. */
export function everydayVocabulary(): Set<string> {
  const texts = [...MEANINGS.flatMap(({ phrases }) => phrases), ...SYNONYMS.keys(), ...SYNONYMS.values()];
  return new Set(texts.flatMap((text) => typedWords(text.replaceAll("|", " "))));
}

/** What one or two words of a search may mean: each alternative is words that must all be there. */
export type SearchTerm = { written: string; alternatives: string[][] };

/** Words as the terms of a search in names, with what services are called in place of what people say. */
export function searchTerms(words: readonly string[]): SearchTerm[] {
  const terms: SearchTerm[] = [];
  for (let at = 0; at < words.length; ) {
    const length = synonymLength(words, at);
    terms.push(termOf(words.slice(at, at + length).join(" ")));
    at += length;
  }
  return terms;
}

function synonymLength(words: readonly string[], at: number): number {
  for (let length = MAX_SYNONYM_WORDS; length > 1; length--) {
    if (at + length <= words.length && SYNONYMS.has(words.slice(at, at + length).join(" "))) return length;
  }
  return 1;
}

function termOf(written: string): SearchTerm {
  const meant = SYNONYMS.get(written)?.split("|") ?? [];
  return { written, alternatives: [...new Set([written, ...meant])].map((phrase) => phrase.split(" ")) };
}

/** The meanings of all phrases; of phrases with one key the first. */
function meaningsBy(keyOf: (words: readonly string[]) => string): ReadonlyMap<string, Meaning> {
  const all = MEANINGS.flatMap((meaning) =>
    meaning.phrases.map((phrase): [string, Meaning] => [keyOf(typedWords(phrase)), meaning]),
  );
  return new Map(all.toReversed());
}

/** The key of words in the words of names: 'cat scan' and 'tomografia' both as 'ct'. */
function keyInWordsOfNames(words: readonly string[]): string {
  return queryKey(searchTerms(words).flatMap(({ written }) => wordInNames(written)));
}

function wordInNames(written: string): string[] {
  return (SYNONYMS.get(written)?.split("|")[0] ?? written).split(" ");
}
