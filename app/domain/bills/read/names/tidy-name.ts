import { foldCase } from "#app/domain/reading/labels/fold-text.ts";
import { trimEndOf } from "#app/platform/text/trim-end-of.ts";
import { isOrganisationWord, isProviderWord, mendOrganisationWord } from "../tokens/organisation-words.ts";
import { isSurelyLegalForm } from "../vocabulary/legal-forms.ts";

const SMALL_WORDS = new Set("of and the for at in on de del la las los el y e a an".split(" "));

export interface NameReading {
  text: string;
  /** From 0 to 1. */
  confidence: number;
  /** Where it stands: a line may be read for several reasons, and has one vote. */
  words: readonly unknown[];
}

/** The spelling and spacing that most occurrences of a name agree on, the surest reading where they are tied. */
export function agreeOnName(readings: NameReading[]): string {
  const votes = new Map<string, { text: string; weight: number }>();
  const places = new Set<unknown>();
  for (const { text, confidence, words } of readings) {
    if (places.has(words[0])) continue;
    places.add(words[0]);
    const vote = votes.get(foldCase(text)) ?? { text, weight: 0 };
    vote.weight += confidence;
    votes.set(foldCase(text), vote);
  }
  return [...votes.values()].sort((a, b) => b.weight - a.weight)[0]?.text ?? "";
}

/** One reading of a name with its split, glued and misread letters put right. */
export function mendReading(text: string): string {
  const lostSpaces = /\p{L},\p{L}/u.test(text);
  const words = trimMarks(
    text.replace(/ ?(['’]) ?(?=s\b)/gi, "$1").replace(/\b(DRS?|ST|MT) \.(?= )/gi, "$1."),
  )
    .replace(/(?<=\p{L}{3}),\d.*$/su, "")
    .replace(/(?<=\p{L}),(?=\p{L})/gu, ", ")
    .split(/\s+/)
    .flatMap((word) => splitGlued(mendGlyphs(word), lostSpaces));
  return joinPieces(words).map(mendOrganisationWord).join(" ");
}

/** A name without the marks that stand before and after it. */
export function trimMarks(text: string): string {
  return trimEndOf(text, /[^\p{L}\p{N})."'!]/u).replace(/^[^\p{L}\p{N}("]+/u, "");
}

function joinPieces(words: string[]): string[] {
  const joined: string[] = [];
  for (let index = 0; index < words.length; index++) {
    const count = [4, 3, 2].find((pieces) => isSplitWord(words.slice(index, index + pieces), pieces)) ?? 1;
    const word = words.slice(index, index + count).join("");
    const before = joined.at(-1);
    if (before && count === 1 && continuesWord(before, word)) joined[joined.length - 1] = before + word;
    else joined.push(word);
    index += count - 1;
  }
  return joined;
}

/** "A m bulance": pieces that make one word of organisations, and are none by themselves. */
function isSplitWord(pieces: string[], count: number): boolean {
  return (
    pieces.length === count &&
    pieces.every((piece) => /^\p{L}+[,.]?$/u.test(piece)) &&
    isOrganisationWord(pieces.join("")) &&
    !pieces.slice(1).some((piece) => /^\p{Lu}\p{Ll}/u.test(piece) || isOrganisationWord(piece))
  );
}

/** Names are written in capitals or with initial capitals: a lower-case piece is the rest of the word before it. */
function continuesWord(before: string, word: string): boolean {
  if (!/^\p{Lu}\p{Ll}*$/u.test(before) || !/^\p{Ll}+[,.]?$/u.test(word)) return false;
  return isOrganisationWord(before + word) || !(SMALL_WORDS.has(word) || SMALL_WORDS.has(foldCase(before)));
}

/** Digits between letters, and a small l among capitals, are letters that OCR misread. */
function mendGlyphs(word: string): string {
  if (!/\p{L}{2}/u.test(word)) return word;
  const upper = word === word.toUpperCase();
  return word
    .replace(/(?<=\p{Ll})I(?=\p{Ll})/gu, "l")
    .replace(/^l(?=[bcdfghjkmnpqrstvwxz]\p{Ll})/u, "I")
    .replace(/^5(?=\p{L}{2})/u, "S")
    .replace(/(?<=\p{Lu})l(?=\p{Lu})|^l(?=\p{Lu}{2})/gu, "I")
    .replace(/(?<=\p{L})0|0(?=\p{L}{2})/gu, upper ? "O" : "o")
    .replace(/(?<=\p{L})[1|](?=\p{L})/gu, upper ? "I" : "l")
    .replace(/(?<=\p{L})5(?=\p{L})/gu, upper ? "S" : "s");
}

/** "MEMORIALHOSPITAL" and "MedicalCenter": a known word of organisations, glued to what stands before it. */
function splitGlued(word: string, lostSpaces: boolean): string[] {
  if (lostSpaces && /\p{Ll}{2}\p{Lu}\p{Ll}{2}/u.test(word))
    return word.split(/(?<=\p{Ll}{2})(?=\p{Lu}\p{Ll}{2})/u);
  if (word.length < 9 || isOrganisationWord(word)) return [word];
  for (let at = 3; at <= word.length - 4; at++) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    const camel = /\p{Ll}$/u.test(head) && /^\p{Lu}/u.test(tail);
    if (isSurelyLegalForm(tail) && /\p{Ll}$/u.test(head) && tail === tail.toUpperCase()) return [head, tail];
    if (!isOrganisationWord(tail) || tail.length < 5) continue;
    if (/^\p{Ll}/u.test(tail) && isProviderWord(head))
      return [head, tail.charAt(0).toUpperCase() + tail.slice(1)];
    if (camel || (word === word.toUpperCase() && head.length >= 4))
      return [...splitGlued(head, lostSpaces), tail];
  }
  return [word];
}
