import type { CmsEdition, CmsKind, CmsTable } from "./cms-edition.ts";

/** Why a row is none of its layout's. */
export type RowFault =
  | "too-few-cells"
  | "not-a-code"
  | "not-a-date"
  | "not-an-indicator"
  | "not-a-number"
  | "twice"
  | "other-year"
  /** Amounts of hospitals that are paid less than in full. */
  | "other-hospitals"
  /** Two tables of one file state one amount unlike. */
  | "unlike-above"
  | "damaged-quotes"
  | "too-long";

/** Why a file was not imported. */
export type CmsRefusal =
  | { reason: "unreadable"; told: string }
  /** No layout of CMS's that we read. */
  | { reason: "unknown-layout" }
  | { reason: "nothing-inside" }
  | { reason: "row"; row: number; fault: RowFault; written: string }
  | { reason: "cut-short"; row: number; lastCode: string | null }
  | { reason: "other-kind"; byName: CmsKind; byContent: CmsKind }
  /** Name, content and what was said disagree. */
  | { reason: "other-table"; one: CmsTable; other: CmsTable }
  | { reason: "other-edition"; one: string; other: string }
  | { reason: "no-table" }
  | { reason: "no-edition" }
  /** Its conversion factor is for participants of alternative payment models. */
  | { reason: "other-factor" }
  | { reason: "same-again"; cmsFileId: number }
  | { reason: "edition-taken"; cmsFileId: number; edition: CmsEdition };

/** Thrown while a file is read: nothing of it is kept. */
export class CmsFileError extends Error {
  readonly refusal: CmsRefusal;
  constructor(refusal: CmsRefusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

export function faultAt(row: number, fault: RowFault, written: string): CmsFileError {
  return new CmsFileError({ reason: "row", row, fault, written: written.slice(0, 60) });
}
