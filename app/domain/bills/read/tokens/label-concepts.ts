import { foldCase } from "#app/domain/reading/labels/fold-text.ts";
import { patternOf } from "#app/domain/reading/labels/phrases.ts";
import { amountConcepts } from "../vocabulary/concepts.ts";

export type LabelConcept = keyof typeof amountConcepts;

const CONCEPTS = (Object.keys(amountConcepts) as LabelConcept[]).map((concept) => ({
  concept,
  words: patternOf(amountConcepts[concept]),
}));

/** The concepts that a label's text holds. */
export function conceptsIn(text: string): LabelConcept[] {
  const folded = foldCase(text).replace(/[’`´]/g, "'");
  return CONCEPTS.flatMap(({ concept, words }) => (words.test(folded) ? [concept] : []));
}
