import type { DocumentReader } from "#app/platform/ocr/document-reader.ts";
import type { DocumentText } from "#app/platform/ocr/document-text.ts";
import type { Bill, ProviderPlace } from "../bill.ts";
import { billOfWords } from "./bill-of-words.ts";
import type { BillFile, FileNotRead } from "./check-file.ts";
import { layOutRows } from "./layout/rows.ts";
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
  /** The number of our hospital of this name; null where none is meant for certain. */
  findHospitalId: (name: string, place: ProviderPlace | null) => Promise<number | null>;
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
  { reader, findHospitalId }: BillReader,
  file: BillFile,
  { picture, ...options }: BillReadingOptions,
): Promise<BillReading> {
  const read = await readFile(reader, file, { ...options, picture: picture ? PICTURE : null });
  if (read.outcome !== "read") return read;
  const other = findOtherDocument(layOutRows(read.document));
  const bill = other ? null : billOfWords(read.document);
  if (!bill) return { outcome: "refused", reason: other ?? reasonWithoutBill(read.document) };
  const { providerName, providerPlace } = bill;
  const hospitalId = providerName && (await findHospitalId(providerName.value, providerPlace?.value ?? null));
  return { outcome: "read", bill: { ...bill, hospitalId }, picture: read.pictures[0] ?? null };
}

const reasonWithoutBill = ({ pages }: DocumentText) =>
  pages.some(({ isIllegible }) => isIllegible) ? "illegible" : "no-bill-data";
