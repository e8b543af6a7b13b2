import { FACT_LABELS, type Fact } from "./fact-labels.ts";
import { squash } from "./fold-text.ts";
import { indexPhrases } from "./phrase-index.ts";

const MIN_FUZZY_LENGTH = 7;

const FACTS = indexPhrases(
  new Map(
    (Object.entries(FACT_LABELS) as [Fact, readonly string[]][])
      .flatMap(([fact, phrases]) => phrases.map((phrase) => [squash(phrase), fact] as const))
      .reverse(),
  ),
  MIN_FUZZY_LENGTH,
);

/** Returns what a label names, though OCR may have misread a letter of it; null: it isn't a label.
 *  @param key Squashed. */
export function factOf(key: string): Fact | null {
  const exact = FACTS.exact.get(key);
  if (exact || key.length < MIN_FUZZY_LENGTH - 1) return exact ?? null;
  return FACTS.nearest(key, 1)?.roles ?? null;
}

/** What two lines of a label name together; null: the upper one is a label alone, and OCR misread none. */
export function factOfBoth(upper: string, lower: string): Fact | null {
  const both = squash(upper + lower);
  return FACTS.exact.has(squash(upper)) ? (FACTS.exact.get(both) ?? null) : factOf(both);
}

/** What the words of a label name, or those in one of its languages: "Provider / Proveedor:". */
export function factOfWords(words: readonly string[]): Fact | null {
  const whole = factOf(squash(words.join("")));
  if (whole || !words.some((word) => word.endsWith("/"))) return whole;
  for (const part of words.join(" ").split("/")) {
    const fact = factOf(squash(part));
    if (fact) return fact;
  }
  return null;
}
