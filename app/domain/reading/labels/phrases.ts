/** Words that say something, in lower case without accents: what is in "(…)" may be missing, "*" is the rest of a word, "$" the
 *  end of the text. Numbers have a pattern. */
export type Phrase = string | RegExp | ExceptedPhrase;

/** A phrase that means something else next to other words, as it does in the example. */
export interface ExceptedPhrase {
  phrase: string;
  notAfter?: readonly string[];
  notBefore?: readonly string[];
  example: string;
}

/** Phrases with a bar between them. */
export const listPhrases = (phrases: string): string[] => phrases.split("|").map((phrase) => phrase.trim());

/** Finds any of these phrases as whole words. Compile it once. */
export function patternOf(phrases: readonly Phrase[]): RegExp {
  return new RegExp(sourceOf(phrases));
}

/** The same, to find all: of two that begin alike, the longer. */
export function globalPatternOf(phrases: readonly Phrase[]): RegExp {
  return new RegExp(sourceOf(phrases), "g");
}

/** Returns how many of the phrases that a pattern finds are in a text, each counted once. */
export function countDistinct(text: string, globalPattern: RegExp): number {
  return new Set(text.match(globalPattern)).size;
}

function sourceOf(phrases: readonly Phrase[]): string {
  const sources = phrases.map(sourceOfOne).sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  return `\\b(?:${sources.join("|")})`;
}

function sourceOfOne(phrase: Phrase): string {
  if (phrase instanceof RegExp) return `${phrase.source}\\b`;
  if (typeof phrase === "string") return withEnd(phrase);
  const { notAfter = [], notBefore = [] } = phrase;
  const after = notAfter.map((words) => `(?<!\\b${plainSource(words)} )`).join("");
  const before = notBefore.map((words) => `(?! ${plainSource(words)}\\b)`).join("");
  return `${after}${withEnd(phrase.phrase)}${before}`;
}

/** A phrase that ends in a mark ends there; a word ends where no letter follows. */
function withEnd(phrase: string): string {
  if (phrase.endsWith("$")) return `${plainSource(phrase.slice(0, -1))}$`;
  return /[a-z0-9*)]$/.test(phrase) ? `${plainSource(phrase)}\\b` : plainSource(phrase);
}

const plainSource = (phrase: string) =>
  phrase
    .replace(/[.+^${}[\]\\/]/g, "\\$&")
    .replaceAll("*", "\\w*")
    .replaceAll("(", "(?:")
    .replaceAll(")", ")?");
