import type { PartyRole } from "#app/domain/reading/labels/party-labels.ts";
import { boxAround, type Row, textOf } from "#app/domain/reading/page/rows.ts";
import type { Box, Word } from "#app/platform/ocr/layout/document-text.ts";
import { type OrganisationReading, readOrganisation } from "../tokens/organisation-words.ts";
import { mendReading, trimMarks } from "./tidy-name.ts";

/** A line that may be the provider's name. */
export interface NameCandidate {
  text: string;
  /** OCR's mean confidence in the words. */
  confidence: number;
  words: Word[];
  row: Row;
  box: Box;
  organisation: OrganisationReading;
  /** The role of the label before or above it, if there is one. */
  role: PartyRole | null;
  /** Where a name of two lines is broken; null for one line. */
  wrapped: Wrap | null;
  /** Whether the cell has more than the name. */
  isInside: boolean;
}

export type Wrap =
  | "and whole elsewhere"
  | "in the middle of a phrase"
  | "before the kind of place"
  | "inside the name"
  | "between two names"
  | "over lines of prose";

/** These words of a row as a candidate that nothing labels. */
export function asCandidate(words: Word[], row: Row, text: string): NameCandidate {
  return {
    text,
    confidence: words.reduce((sum, word) => sum + word.confidence, 0) / words.length,
    words,
    row,
    box: boxAround(words),
    organisation: readOrganisation(text),
    role: null,
    wrapped: null,
    isInside: false,
  };
}

/** A text layer has its words whole; only OCR splits and glues them. */
export function readName(words: Word[], { page }: Row): string {
  return page.source === "text-layer" ? trimMarks(textOf(words)) : mendReading(textOf(words));
}
