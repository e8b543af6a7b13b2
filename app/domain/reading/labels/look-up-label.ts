import { squash } from "./fold-text.ts";
import { type LabelRoles, listLabels } from "./label-dictionary.ts";
import { indexPhrases, type KnownPhrase } from "./phrase-index.ts";

const MIN_FUZZY_LENGTH = 6;
const LABELS = indexPhrases(listLabels(), MIN_FUZZY_LENGTH);

/** What the dictionary says of a label. */
export type KnownLabel = KnownPhrase<LabelRoles>;

/** The label that a whole text is, if it is one. */
export function lookUpLabel(text: string): KnownLabel | null {
  return lookUpSquashed(squash(text), true);
}

/** The label that a squashed text is; OCR slips of one letter in eight are forgiven where it is to be found although misspelt. */
export function lookUpSquashed(candidate: string, fuzzy: boolean): KnownLabel | null {
  const roles = LABELS.exact.get(candidate);
  if (roles) return { key: candidate, roles };
  if (!fuzzy || candidate.length < MIN_FUZZY_LENGTH) return null;
  return LABELS.nearest(candidate, Math.max(1, Math.floor(candidate.length / 8)));
}
