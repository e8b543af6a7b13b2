import { findDocumentKind } from "#app/domain/bills/read/tokens/document-kind.ts";
import { weighDocument } from "#app/domain/explanations/read/weigh-document.ts";
import type { Row } from "#app/domain/reading/page/rows.ts";
import type { DocumentKind } from "./document-kinds.ts";

export interface SureKind {
  kind: DocumentKind;
  /** 0 to 1; below 0.5 a person should be asked. */
  sureness: number;
}

/** The minimum of words' weights in favor of an explanation that distinguishes it from anything else. */
const MIN_OF_EXPLANATION = 3;
const MIN_OF_DENIAL = 5;
/** A lead of so many weights is certain. */
const CERTAIN_LEAD = 6;

/** Returns what the rows of a document say it is. "bill" includes all that may be one: the bill reader decides whether a bill can
 *  be read from it. */
export function kindOfDocument(rows: Row[]): SureKind {
  const weights = weighDocument(rows);
  const against = weights.bill + weights.other;
  const lead = weights.explanation - against;
  const denialLead = weights.denial - against;
  if (lead >= MIN_OF_EXPLANATION && lead >= denialLead) return sure("explanation", lead - MIN_OF_EXPLANATION);
  if (denialLead >= MIN_OF_DENIAL) return sure("denial", denialLead - MIN_OF_DENIAL);
  const kind = findDocumentKind(rows) === "estimate" ? "estimate" : "bill";
  return sure(kind, MIN_OF_EXPLANATION - lead);
}

const sure = (kind: DocumentKind, lead: number): SureKind => ({
  kind,
  sureness: 0.5 + 0.5 * Math.min(1, Math.max(0, lead) / CERTAIN_LEAD),
});
