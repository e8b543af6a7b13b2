import { readableRows } from "#app/domain/reading/spanish/readable-rows.ts";
import type { DocumentText } from "#app/platform/ocr/layout/document-text.ts";
import type { Bill } from "../bill.ts";
import type { FileRefusalReason } from "../upload-refusal.ts";
import { billOfDocument } from "./bill-of-document.ts";
import type { HospitalDirectory } from "./hospital-directory.ts";
import { mentionsCare } from "./mentions-care.ts";
import { findOtherDocument } from "./other-documents.ts";

export type UnderstoodBill =
  | { outcome: "understood"; bill: Bill }
  | { outcome: "refused"; reason: FileRefusalReason };

/** The bill that the words of a document make, or why they make none. */
export async function understandBill(
  document: DocumentText,
  directory: HospitalDirectory,
): Promise<UnderstoodBill> {
  const rows = readableRows(document);
  const other = findOtherDocument(rows);
  const bill = other || !mentionsCare(rows) ? null : await billOfDocument(rows, directory);
  if (bill) return { outcome: "understood", bill };
  return { outcome: "refused", reason: other ?? reasonWithoutBill(document) };
}

const reasonWithoutBill = ({ pages }: DocumentText) =>
  pages.some(({ isIllegible }) => isIllegible) ? "illegible" : "no-bill-data";
