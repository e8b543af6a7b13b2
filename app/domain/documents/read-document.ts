import type { BillFile, FileNotRead } from "#app/domain/bills/read/check-file.ts";
import type { HospitalDirectory } from "#app/domain/bills/read/hospital-directory.ts";
import { type FileReadingOptions, readFile } from "#app/domain/bills/read/read-file.ts";
import type { DocumentReader } from "#app/platform/ocr/document-reader.ts";
import type { DocumentText } from "#app/platform/ocr/layout/document-text.ts";
import { packPages } from "#app/platform/ocr/layout/packed-pages.ts";
import type { PaperReader } from "./process/paper-reader.ts";
import type { DocumentContent } from "./understand-document.ts";

export type DocumentReading =
  | ({
      outcome: "read";
      /** JPEGs of the first pages, as many as were wanted. */
      pictures: Uint8Array[];
    } & DocumentContent)
  | FileNotRead;

/** What reads files of whatever kind: their words, then what these say. */
export interface FileReader {
  reader: DocumentReader;
  papers: PaperReader;
  directory: HospitalDirectory;
}

/** Reads an image or a PDF of whatever kind. Nothing is stored and nothing is shared. "busy": the queue is full. Rejects
 *  when the reading engines or the hospitals cannot be reached. */
export async function readDocument(
  { reader, papers, directory }: FileReader,
  file: BillFile,
  options: FileReadingOptions,
): Promise<DocumentReading> {
  const read = await readFile(reader, file, options);
  if (read.outcome !== "read") return read;
  const understood = await papers.read("document", packPages(read.document), {
    directory,
    signal: options.signal,
  });
  if (understood.outcome !== "read") return understood;
  if (understood.made.kind === "other" && isIllegible(read.document)) {
    return { outcome: "refused", reason: "illegible" };
  }
  return { outcome: "read", pictures: read.pictures, ...understood.made };
}

const isIllegible = ({ pages }: DocumentText) => pages.some((page) => page.isIllegible);
