import type { LetterText } from "./letter-text.ts";

/** '[account number]': what its writer does not know and fills in, here or by hand. */
const BLANK = /\[\S[^[\]\n]{0,78}\]/g;

/** A text cut at its blanks; every other piece is one. */
export function splitBlanks(text: string): { text: string; isBlank: boolean }[] {
  const pieces: { text: string; isBlank: boolean }[] = [];
  let end = 0;
  for (const { 0: blank, index } of text.matchAll(BLANK)) {
    if (index > end) pieces.push({ text: text.slice(end, index), isBlank: false });
    pieces.push({ text: blank, isBlank: true });
    end = index + blank.length;
  }
  return end < text.length ? [...pieces, { text: text.slice(end), isBlank: false }] : pieces;
}

/** The blanks that a letter still has, each once, in the order of its text. */
export function blanksOf(letter: LetterText): string[] {
  const texts = Object.values(letter).flat() as string[];
  return [...new Set(texts.flatMap((text) => text.match(BLANK) ?? []))];
}
