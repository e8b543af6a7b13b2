import type { DocumentReader } from "#app/platform/ocr/document-reader.ts";
import { type PackedPage, packPages } from "#app/platform/ocr/layout/packed-pages.ts";
import type { Bill } from "../bill.ts";
import type { BillFile, FileNotRead } from "./check-file.ts";
import type { HospitalDirectory } from "./hospital-directory.ts";
import { type FileReadingOptions, readFile } from "./read-file.ts";
import type { UnderstoodBill } from "./understand-bill.ts";

export type BillReading =
  | {
      outcome: "read";
      bill: Bill;
      /** Of the first page, a JPEG; null where none was wanted. */
      picture: Uint8Array | null;
    }
  | FileNotRead;

/** Makes sense of a document's words, where that may take its time. */
export interface BillPapers {
  read(
    kind: "bill",
    pages: PackedPage[],
    options: { directory: HospitalDirectory; signal: AbortSignal },
  ): Promise<{ outcome: "read"; made: UnderstoodBill } | FileNotRead>;
}

export interface BillReader {
  reader: DocumentReader;
  papers: BillPapers;
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
  { reader, papers, directory }: BillReader,
  file: BillFile,
  { picture, ...options }: BillReadingOptions,
): Promise<BillReading> {
  const read = await readFile(reader, file, { ...options, picture: picture ? PICTURE : null });
  if (read.outcome !== "read") return read;
  const understood = await papers.read("bill", packPages(read.document), {
    directory,
    signal: options.signal,
  });
  if (understood.outcome !== "read") return understood;
  const { made } = understood;
  return made.outcome === "refused"
    ? made
    : { outcome: "read", bill: made.bill, picture: read.pictures[0] ?? null };
}
