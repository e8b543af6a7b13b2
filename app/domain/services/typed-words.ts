/** Words that say nothing of which service is meant, in English and Spanish. */
const FILLERS: ReadonlySet<string> = new Set(
  `a al an and at both con de del do does el en estimate for from get good how i in is it la las left lo los me much my near need of
   on or para por price prices pricing cost costs costo cuanto cuesta precio right some the to trip trips un una want what whats when where
   with y`.split(/\s+/),
);
/** Words that tell who it is for, why it is asked and where, and only rarely the service itself ('well child visit'). */
const CIRCUMSTANCES: ReadonlySet<string> = new Set(
  `cobra cobran cuantos debo donde duele esposa esposo hacer hacerme hacerse hago me necesita nino ninos ninas nuestra nuestro pagar paga
   puedo quiero saber se sin su tener tiene vale valen abuela abuelo about after again am amount any average bad been bill billed bills can cash charge charged charges cheap cheaper
   cheapest child children could covered dad daughter did dont during estimated expensive fair father fee fees go going
   got had has have having he help her here hija hijo him his husband i im its just kid kids know like lowest mi
   mis mom mother myself necesito nina nino now old our out paid pay paying pocket procedure que rate really self she
   should someone son take tengo that their them they think this tiene today toddler took treated treatment typical
   uninsured very was we went were wife will would year years you your
   teen teenager adult senior elderly girl boy man woman lady days weeks months total`.split(/\s+/),
);
/** The letter that follows is a name: vitamin A, hepatitis A. */
const BEFORE_A_LETTER: ReadonlySet<string> = new Set(["vitamin", "hepatitis", "hep", "strep", "type"]);
const NO_INSURANCE =
  /\b(?:with|without|no|con|sin) (?:insurance|coverage|seguro)\b|\b(?:near|close to) me\b/g;
const MAX_WORDS = 12;
/** No word of a name is longer. */
const MAX_WORD_LENGTH = 40;

/** The words of what a visitor typed that tell a service: small letters without accents, 'X-ray' as 'x', 'ray'. */
export function typedWords(text: string): string[] {
  const words = plainLetters(text).replace(NO_INSURANCE, " ").split(" ").filter(Boolean);
  return words
    .filter(
      (word, at) =>
        word.length <= MAX_WORD_LENGTH && (!FILLERS.has(word) || BEFORE_A_LETTER.has(words[at - 1] ?? "")),
    )
    .slice(0, MAX_WORDS);
}

/** The words without those of who it is for and why it is asked: 'my son broke his arm' as 'broke', 'arm'. */
export function withoutCircumstances(words: readonly string[]): string[] {
  return words.filter((word) => !CIRCUMSTANCES.has(word));
}

/** What two spellings of one wish have in common: their words by their stems, in any order. */
export function queryKey(words: readonly string[]): string {
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
