import { openHospitalDirectory } from "#app/domain/bills/open-hospital-directory.server.ts";
import type { BillFile } from "#app/domain/bills/read/check-file.ts";
import type { FileReadingOptions } from "#app/domain/bills/read/read-file.ts";
import type { BillServices } from "#app/domain/bills/receive-bill.server.ts";
import type { PaperReader } from "./process/paper-reader.ts";
import { type DocumentReading, readDocument } from "./read-document.ts";

/** Reads a document of whatever kind for who sent it alone: nothing of it is shared, kept or pictured. */
export function receiveDocument(
  { db, reader, papers }: BillServices & { papers: PaperReader },
  file: BillFile,
  options: Omit<FileReadingOptions, "picture">,
): Promise<DocumentReading> {
  return readDocument({ reader, papers, directory: openHospitalDirectory(db) }, file, {
    ...options,
    picture: null,
  });
}
