import { KEPT_NAMES_LANGUAGE, namedServices } from "#app/domain/billing-codes/plain-service-name.ts";
import { everydayVocabulary, MEANINGS, meaningOf } from "./everyday-words.ts";
import { isBesideOnKeyboard, misspellingCost } from "./misspelling-cost.ts";
import { typedWords } from "./typed-words.ts";
import { soundOf } from "./word-sound.ts";

const MIN_MENDED_LENGTH = 3;
const MAX_MENDED_LENGTH = 24;
/** Up to so many letters, so far. */
const MAX_COST: readonly (readonly [letters: number, cost: number])[] = [
  [4, 0.95],
  [6, 1.1],
  [8, 1.6],
  [10, 2],
];
const MAX_COST_OF_LONG = 2.7;
const MIN_SOUND_LENGTH = 4;
const MAX_SPELLINGS = 5;
const MAX_READINGS = 40;
const MAX_TRIED = 4;
/** That words sound alike says less than that their letters do. */
const SOUND = 0.4;
const OTHER_FIRST_LETTER = 0.3;
/** 'hpi' is 'hip' before it is what sounds so. */
const OF_THREE_SWAPPED = 0.3;
const JOINED = 0.5;
/** What a thumb hits that misses the space: 'chestbxray'. */
const BESIDE_SPACE: ReadonlySet<string> = new Set("vbnmc");
const JOINED_BESIDE_OTHERS = 0.8;
const JOINED_FILLERS: readonly string[] = [
  "of",
  "the",
  "for",
  "and",
  "left",
  "right",
  "del",
  "de",
  "la",
  "my",
];
const MIN_JOINED_LENGTH = 6;
/** How much nearer words are that everyday words have together. */
const TOGETHER = 1;

const WORDS_OF_NAMES: ReadonlySet<string> = new Set(
  namedServices(KEPT_NAMES_LANGUAGE).flatMap(({ name }) => typedWords(name)),
);
const VOCABULARY: ReadonlySet<string> = new Set([...everydayVocabulary(), ...WORDS_OF_NAMES]);

type KnownWord = { word: string; sound: string; letters: number; bonus: number };

/** Words with what their misspellings are compared by; `bonus`: more for those that many names and phrases have. */
const KNOWN_WORDS: readonly KnownWord[] = knownWords();

function knownWords(): KnownWord[] {
  const uses = new Map<string, number>();
  const phrases = MEANINGS.flatMap((meaning) => meaning.phrases);
  for (const text of [...phrases, ...namedServices(KEPT_NAMES_LANGUAGE).map(({ name }) => name)]) {
    for (const word of typedWords(text)) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  return [...VOCABULARY]
    .filter((word) => word.length >= MIN_MENDED_LENGTH && !/\d/.test(word))
    .map((word) => {
      const sound = soundOf(word);
      const bonus = 0.05 * Math.log2(1 + (uses.get(word) ?? 0));
      return { word, sound, letters: lettersOf(sound), bonus };
    });
}

/** Whether a word is one of our names of services. */
export function isWordOfNames(word: string): boolean {
  return WORDS_OF_NAMES.has(word);
}

/** Whether services are asked for by a word: it is in a name of ours or in everyday words. */
export function isServiceWord(word: string): boolean {
  return VOCABULARY.has(word);
}

/** Whether a service word may become of it as someone types on. */
export function beginsServiceWord(word: string): boolean {
  for (const known of VOCABULARY) if (known.startsWith(word)) return true;
  return false;
}

/** Words without those that are in no name and no everyday words, where these are the fewer; null: they are not, or all
 *  words are known. */
export function withoutUnknown(words: readonly string[]): string[] | null {
  const known = words.filter((word) => VOCABULARY.has(word));
  return known.length < words.length && 2 * known.length > words.length ? known : null;
}

/**
 * Words with each misspelt one in a spelling that is near: up to four readings, those that everyday words have together
 * before others, then the nearest. Letters may be swapped, wrong, missing, doubled or written as they sound. Empty where
 * nothing is mended.
 */
export function correctSpelling(words: readonly string[]): string[][] {
  const spelt = readingsOf(words, (word) => (VOCABULARY.has(word) ? [] : nearestWords(word)));
  return [...withoutSpaces(words), ...spelt].slice(0, MAX_TRIED);
}

/** Words of which two are one word with a space too many: 'colon oscopy'. */
function withoutSpaces(words: readonly string[]): string[][] {
  return words.slice(1).flatMap((word, at) => {
    const joined = `${words[at]}${word}`;
    if (joined.length < MIN_JOINED_LENGTH || !VOCABULARY.has(joined)) return [];
    return [[...words.slice(0, at), joined, ...words.slice(at + 2)]];
  });
}

/** Words of which one or more may be another known word ('carpal tunel', which is Spanish): only readings that everyday
 *  words have together. */
export function mendKnownWords(words: readonly string[]): string[][] {
  const likely = (word: string) => [{ words: [word], cost: 0 }, ...nearestWords(word)];
  return readingsOf(words, likely).filter((reading) => meaningOf(reading) !== null);
}

function readingsOf(words: readonly string[], spellingsOf: (word: string) => SpelledWords[]): string[][] {
  let readings: SpelledWords[] = [{ words: [], cost: 0 }];
  for (const word of words) {
    const spelt = spellingsOf(word);
    const next = spelt.length > 0 ? spelt : [{ words: [word], cost: 0 }];
    readings = readings
      .flatMap((reading) =>
        next.map((one) => ({
          words: [...reading.words, ...one.words],
          cost: reading.cost + one.cost,
          isGuess: reading.isGuess || one.isGuess,
        })),
      )
      .toSorted((a, b) => a.cost - b.cost)
      .slice(0, MAX_READINGS);
  }
  const costOf = ({ words: read, cost }: SpelledWords) => cost - (meaningOf(read) === null ? 0 : TOGETHER);
  return readings
    .filter(({ words: read }) => read.join(" ") !== words.join(" "))
    .filter(({ words: read, isGuess }) => !isGuess || meaningOf(read) !== null)
    .toSorted((a, b) => costOf(a) - costOf(b))
    .slice(0, MAX_TRIED)
    .map(({ words: read }) => read);
}

/** `isGuess`: of a word so short that only everyday words together make it likely. */
type SpelledWords = { words: string[]; cost: number; isGuess?: boolean };

/** What was found before: one search asks for a word several times. */
const NEAREST = new Map<string, SpelledWords[]>();
const MAX_KEPT = 1_000;

/** The spellings that are nearest to a word, the nearest first; of equally near ones the word that is used most. */
function nearestWords(word: string): SpelledWords[] {
  if (word.length < MIN_MENDED_LENGTH || word.length > MAX_MENDED_LENGTH || /\d/.test(word)) return [];
  const known = NEAREST.get(word) ?? findNearestWords(word);
  if (NEAREST.size >= MAX_KEPT) NEAREST.clear();
  NEAREST.set(word, known);
  return known;
}

function findNearestWords(word: string): SpelledWords[] {
  const maxCost = maxCostOf(word);
  const sound = soundOf(word);
  const letters = lettersOf(sound);
  const near: SpelledWords[] = [];
  for (const known of KNOWN_WORDS) {
    if (Math.abs(known.word.length - word.length) > maxCost + 1) continue;
    if (countBits(known.letters ^ letters) > 2 * maxCost + 2) continue;
    const isSound = sound === known.sound || Math.min(sound.length, known.sound.length) >= MIN_SOUND_LENGTH;
    const cost = Math.min(
      misspellingCost(word, known.word, maxCost),
      isSound ? SOUND + misspellingCost(sound, known.sound, maxCost - SOUND) : Infinity,
    );
    const isAnagram =
      word.length === MIN_MENDED_LENGTH && lettersInOrder(word) === lettersInOrder(known.word);
    const isFirst = known.sound[0] === sound[0] || isFirstLetter(word, known.word);
    const all = isAnagram ? OF_THREE_SWAPPED : cost + (isFirst ? 0 : OTHER_FIRST_LETTER);
    if (all > maxCost) continue;
    const isSure = word.length > MIN_MENDED_LENGTH || isSafe(word, known, sound);
    if (isSure || isLikelySlip(word, known.word)) {
      near.push({ words: [known.word], cost: all - known.bonus, isGuess: !isSure });
    }
  }
  return [...near, ...joinedWords(word)].toSorted((a, b) => a.cost - b.cost).slice(0, MAX_SPELLINGS);
}

/** Whether two words begin alike, but for two letters that are swapped or a finger that missed its key. */
function isFirstLetter(word: string, meant: string): boolean {
  const [first = "", second = ""] = word;
  return (
    first === meant[0] ||
    (first === meant[1] && second === meant[0]) ||
    (isBesideOnKeyboard(first, meant[0] ?? "") && word.slice(1) === meant.slice(1))
  );
}

/** Whether a word of three letters has but two of them swapped, or sounds like the known one. */
function isSafe(word: string, known: KnownWord, sound: string): boolean {
  if (known.sound === sound) return known.word.length <= word.length + 1;
  return lettersInOrder(known.word) === lettersInOrder(word);
}

/** Whether in a word of three letters one finger missed its key, or it lacks a vowel: 'nri', 'mti', 'drw'. */
function isLikelySlip(word: string, meant: string): boolean {
  if (word.length === meant.length) {
    const others = [...meant].filter((letter, at) => letter !== word[at]);
    return (
      others.length === 1 &&
      [...meant].every((letter, at) => letter === word[at] || isBesideOnKeyboard(letter, word[at] ?? ""))
    );
  }
  return meant.length === word.length + 1 && withoutVowels(meant) === withoutVowels(word);
}

const lettersInOrder = (word: string) => [...word].toSorted().join("");

const withoutVowels = (word: string) => word.replace(/[aeiouy]/g, "");

/** Two words without the space between them: 'kneemri'. */
function joinedWords(word: string): SpelledWords[] {
  const readings: SpelledWords[] = [];
  for (let at = MIN_MENDED_LENGTH; at <= word.length - MIN_MENDED_LENGTH; at++) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (meaningOf(parts) !== null) readings.push({ words: parts, cost: JOINED });
    else if (parts.every((part) => VOCABULARY.has(part) && part.length > MIN_MENDED_LENGTH)) {
      readings.push({ words: parts, cost: JOINED_BESIDE_OTHERS });
    }
  }
  for (let at = MIN_MENDED_LENGTH; at < word.length - MIN_MENDED_LENGTH; at++) {
    const parts = [word.slice(0, at), word.slice(at + 1)];
    if (BESIDE_SPACE.has(word[at] ?? "") && parts.every((part) => VOCABULARY.has(part))) {
      readings.push({ words: parts, cost: JOINED_BESIDE_OTHERS });
    }
  }
  return [...readings, ...withoutJoinedFillers(word)];
}

/** 'ofchest', 'leftheart': a word that says nothing of the service, and one that does. */
function withoutJoinedFillers(word: string): SpelledWords[] {
  const rests = JOINED_FILLERS.filter((filler) => word.startsWith(filler)).map((filler) =>
    word.slice(filler.length),
  );
  return rests
    .filter((rest) => rest.length > MIN_MENDED_LENGTH && VOCABULARY.has(rest))
    .map((rest) => ({ words: [rest], cost: JOINED_BESIDE_OTHERS }));
}

/** How far a word may be from the one that was meant: a short word is near to too many others. */
function maxCostOf({ length }: string): number {
  return MAX_COST.find(([upTo]) => length <= upTo)?.[1] ?? MAX_COST_OF_LONG;
}

/** Which letters a word has, one bit each. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) % 32);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}
