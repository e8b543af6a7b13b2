import { editDistance } from "#app/domain/language/edit-distance.ts";
import { squash } from "#app/domain/reading/labels/fold-text.ts";
import { FACT_LABELS, type Fact } from "../vocabulary/fact-labels.ts";

const SHORTEST_FUZZY = 7;

const LABELS: ReadonlyMap<string, Fact> = new Map(
  (Object.entries(FACT_LABELS) as [Fact, readonly string[]][])
    .flatMap(([fact, phrases]) => phrases.map((phrase) => [squash(phrase), fact] as const))
    .reverse(),
);

const FUZZY: ReadonlyMap<number, readonly string[]> = [...LABELS.keys()]
  .filter(({ length }) => length >= SHORTEST_FUZZY)
  .reduce((byLength, key) => byLength.set(key.length, [...(byLength.get(key.length) ?? []), key]), new Map());

/** What a label names, though OCR may have misread a letter of it; null: it is no label.
 *  @param key Squashed. */
export function factOf(key: string): Fact | null {
  const exact = LABELS.get(key);
  if (exact || key.length < SHORTEST_FUZZY - 1) return exact ?? null;
  for (const length of [key.length, key.length - 1, key.length + 1]) {
    const near = FUZZY.get(length)?.find((label) => editDistance(key, label, 1) <= 1);
    if (near) return LABELS.get(near) ?? null;
  }
  return null;
}

/** What two lines of a label name together; null: the upper one is a label alone, and OCR misread none. */
export function factOfBoth(upper: string, lower: string): Fact | null {
  const both = squash(upper + lower);
  return LABELS.has(squash(upper)) ? (LABELS.get(both) ?? null) : factOf(both);
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
