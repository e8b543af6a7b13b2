import type { DocumentReader } from "#app/platform/ocr/document-reader.ts";
import type { DocumentText } from "#app/platform/ocr/layout/document-text.ts";
import type { Bill } from "../bill.ts";
import { billOfDocument } from "./bill-of-document.ts";
import type { BillFile, FileNotRead } from "./check-file.ts";
import type { HospitalDirectory } from "./hospital-directory.ts";
import { layOutRows } from "./layout/lay-out-rows.ts";
import { mentionsCare } from "./mentions-care.ts";
import { findOtherDocument } from "./other-documents.ts";
import { type FileReadingOptions, readFile } from "./read-file.ts";

export type BillReading =
  | {
      outcome: "read";
      bill: Bill;
      /** Of the first page, a JPEG; null where none was wanted. */
      picture: Uint8Array | null;
    }
  | FileNotRead;

export interface BillReader {
  reader: DocumentReader;
  directory: HospitalDirectory;
}

export interface BillReadingOptions extends Omit<FileReadingOptions, "picture"> {
  /** Whether a picture of the first page is wanted. */
  picture: boolean;
}

/** Legible for who knows the bill, and some 60 kB on a slow connection. */
const PICTURE = { maxPages: 1, maxSidePx: 1000, quality: 0.5 };

/** Reads a bill out of an image or a PDF. Nothing is stored and nothing is shared: what becomes of it is the caller's
 *  choice. "busy": the queue is full. Rejects when the reading engines or the hospitals cannot be reached. */
export async function readBill(
  { reader, directory }: BillReader,
  file: BillFile,
  { picture, ...options }: BillReadingOptions,
): Promise<BillReading> {
  const read = await readFile(reader, file, { ...options, picture: picture ? PICTURE : null });
  if (read.outcome !== "read") return read;
  const rows = layOutRows(read.document);
  const other = findOtherDocument(rows);
  const bill = other || !mentionsCare(rows) ? null : await billOfDocument(rows, directory);
  if (!bill) return { outcome: "refused", reason: other ?? reasonWithoutBill(read.document) };
  return { outcome: "read", bill, picture: read.pictures[0] ?? null };
}

const reasonWithoutBill = ({ pages }: DocumentText) =>
  pages.some(({ isIllegible }) => isIllegible) ? "illegible" : "no-bill-data";
