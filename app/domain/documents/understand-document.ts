import type { Bill } from "#app/domain/bills/bill.ts";
import { billOfDocument } from "#app/domain/bills/read/bill-of-document.ts";
import type { HospitalDirectory } from "#app/domain/bills/read/hospital-directory.ts";
import { mentionsCare } from "#app/domain/bills/read/mentions-care.ts";
import { findOtherDocument } from "#app/domain/bills/read/other-documents.ts";
import type { Explanation } from "#app/domain/explanations/explanation.ts";
import { explanationOfRows } from "#app/domain/explanations/read/explanation-of-rows.ts";
import { readableRows } from "#app/domain/reading/spanish/readable-rows.ts";
import type { DocumentText } from "#app/platform/ocr/layout/document-text.ts";
import { type DocumentKind, isOfPlan } from "./document-kinds.ts";
import { kindOfDocument } from "./kind-of-document.ts";

/** What a document is and what it says. A bill and an explanation are never both told. */
export interface DocumentContent {
  kind: DocumentKind;
  /** How sure the kind is, 0 to 1. */
  sureness: number;
  /** Of a kind that the provider sends; null for all others. */
  bill: Bill | null;
  /** Of a kind that the plan sends; null for all others. Its claims are empty where none could be read. */
  explanation: Explanation | null;
}

/** What the words of a document say, whatever it is. */
export async function understandDocument(
  document: DocumentText,
  directory: HospitalDirectory,
): Promise<DocumentContent> {
  const rows = readableRows(document);
  const { kind, sureness } = kindOfDocument(rows);
  if (isOfPlan(kind)) {
    return { kind, sureness, bill: null, explanation: explanationOfRows(rows) };
  }
  const isOther = findOtherDocument(rows) !== null || !mentionsCare(rows);
  const bill = isOther ? null : await billOfDocument(rows, directory);
  return bill
    ? { kind, sureness, bill, explanation: null }
    : { kind: "other", sureness, bill: null, explanation: null };
}
