/** Words that say nothing of which service is meant, in English and Spanish. */
const FILLERS: ReadonlySet<string> = new Set(
  `a an and at both con de del do does el en estimate for from get good how i in is it la las left lo los me much my near need of
   on or para por price prices pricing cost costs costo cuanto cuesta precio right some the to un una want what whats when where
   with y`.split(/\s+/),
);
/** The letter that follows is a name: vitamin A, hepatitis A. */
const BEFORE_A_LETTER: ReadonlySet<string> = new Set(["vitamin", "hepatitis", "hep", "strep", "type"]);
const NO_INSURANCE =
  /\b(?:with|without|no|con|sin) (?:insurance|coverage|seguro)\b|\b(?:near|close to) me\b/g;
const MOST_WORDS = 12;
/** No word of a name is longer. */
const LONGEST_WORD = 40;

/** The words of what a visitor typed that tell a service: small letters without accents, 'X-ray' as 'x', 'ray'. */
export function typedWords(text: string): string[] {
  const words = plainLetters(text).replace(NO_INSURANCE, " ").split(" ").filter(Boolean);
  return words
    .filter(
      (word, at) =>
        word.length <= LONGEST_WORD && (!FILLERS.has(word) || BEFORE_A_LETTER.has(words[at - 1] ?? "")),
    )
    .slice(0, MOST_WORDS);
}

/** What two spellings of one wish have in common: their words by their stems, in any order. */
export function wishKey(words: readonly string[]): string {
  return words.map(stemOf).toSorted().join(" ");
}

function plainLetters(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’‘`´]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ");
}

function stemOf(word: string): string {
  if (word.length < 4 || word.endsWith("ss")) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.endsWith("s") ? word.slice(0, -1) : word;
}
