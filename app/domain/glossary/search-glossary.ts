import { editDistance } from "#app/domain/language/edit-distance.ts";
import type { GlossaryTerm } from "./glossary-term.ts";
import { plainText } from "./linked-text.ts";

/** Words of a question that name no term: 'what is a deductible'. */
const FILLERS: ReadonlySet<string> = new Set(
  "a an and are do does for i in is it mean meaning means my of on the to what whats".split(" "),
);
/** People shorten: 'out of pocket max'. A shorter beginning is any word's. */
const MIN_BEGINNING_LENGTH = 3;
const MIN_MISSPELT_LENGTH = 5;
const LETTERS_FOR_TWO_MISTAKES = 8;

/**
 * Returns the terms with the text in their name, definition, context, example or function, in any case; all terms for
 * ''. If none match, returns terms whose names have all its words or prefixes, without filler words. If still none
 * match, allows near spellings in names.
 */
export function searchTerms(terms: GlossaryTerm[], text: string): GlossaryTerm[] {
  const wanted = comparable(text);
  const holding = terms.filter(({ term, definition, context, example, function: purpose }) =>
    [term, definition, plainText(context ?? ""), example ?? "", purpose ?? ""].some((part) =>
      comparable(part).includes(wanted),
    ),
  );
  const words = wordsOf(text).filter((word) => !FILLERS.has(word));
  if (holding.length > 0 || words.length === 0) return holding;
  const named = terms.filter(({ term }) => hasAll(term, words, startsWithTyped));
  return named.length > 0 ? named : terms.filter(({ term }) => hasAll(term, words, isSpeltNearlySo));
}

function hasAll(term: string, words: string[], fits: (word: string, typed: string) => boolean): boolean {
  const ofTerm = wordsOf(term);
  return words.every((typed) => ofTerm.some((word) => fits(word, typed)));
}

function startsWithTyped(word: string, typed: string): boolean {
  return word === typed || (typed.length >= MIN_BEGINNING_LENGTH && word.startsWith(typed));
}

function isSpeltNearlySo(word: string, typed: string): boolean {
  if (startsWithTyped(word, typed)) return true;
  if (typed.length < MIN_MISSPELT_LENGTH) return false;
  const maxEdits = typed.length < LETTERS_FOR_TWO_MISTAKES ? 1 : 2;
  return editDistance(word, typed, maxEdits) <= maxEdits;
}

function wordsOf(text: string): string[] {
  return (
    comparable(text)
      .replaceAll("'", "")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** An apostrophe is found whichever of its two forms is typed. */
function comparable(text: string): string {
  return text.toLowerCase().replaceAll("’", "'");
}
