import type { Bill } from "#app/domain/bills/bill.ts";
import { billOfDocument } from "#app/domain/bills/read/bill-of-document.ts";
import type { BillFile, FileNotRead } from "#app/domain/bills/read/check-file.ts";
import { layOutRows } from "#app/domain/bills/read/layout/lay-out-rows.ts";
import type { Row } from "#app/domain/bills/read/layout/rows.ts";
import { mentionsCare } from "#app/domain/bills/read/mentions-care.ts";
import { findOtherDocument } from "#app/domain/bills/read/other-documents.ts";
import type { BillReader } from "#app/domain/bills/read/read-bill.ts";
import { type FileReadingOptions, readFile } from "#app/domain/bills/read/read-file.ts";
import type { Explanation } from "#app/domain/explanations/explanation.ts";
import { explanationOfRows } from "#app/domain/explanations/read/explanation-of-rows.ts";
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

export type DocumentReading =
  | ({
      outcome: "read";
      /** JPEGs of the first pages, as many as were wanted. */
      pictures: Uint8Array[];
    } & DocumentContent)
  | FileNotRead;

/** Reads an image or a PDF of whatever kind. Nothing is stored and nothing is shared. "busy": the queue is full. Rejects
 *  when the reading engines or the hospitals cannot be reached. */
export async function readDocument(
  reader: BillReader,
  file: BillFile,
  options: FileReadingOptions,
): Promise<DocumentReading> {
  const read = await readFile(reader.reader, file, options);
  if (read.outcome !== "read") return read;
  const content = await contentOf(layOutRows(read.document), reader);
  if (content.kind === "other" && isIllegible(read.document)) {
    return { outcome: "refused", reason: "illegible" };
  }
  return { outcome: "read", pictures: read.pictures, ...content };
}

async function contentOf(rows: Row[], { directory }: BillReader): Promise<DocumentContent> {
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

const isIllegible = ({ pages }: DocumentText) => pages.some((page) => page.isIllegible);
