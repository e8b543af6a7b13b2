import { randomUUID } from "node:crypto";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { DocumentReader } from "#app/platform/ocr/document-reader.ts";
import type { Bill } from "./bill.ts";
import { openHospitalDirectory } from "./open-hospital-directory.server.ts";
import type { BillFile } from "./read/check-file.ts";
import { type BillPapers, type BillReading, type BillReadingOptions, readBill } from "./read/read-bill.ts";
import { type BillToCheck, sealBillToCheck } from "./sharing/bill-to-check.server.ts";
import { factsToShare, uncertainFacts } from "./sharing/facts-to-share.ts";
import { shareBill } from "./sharing/share-bill.server.ts";

export type BillServices = {
  db: Database;
  reader: DocumentReader;
  papers: BillPapers;
  clock: Clock;
  sessionSecret: string;
};

type NotRead = Exclude<BillReading, { outcome: "read" }>;

export type SharedReading = { outcome: "shared"; bill: Bill; sharedBillId: string } | NotRead;

/** What was read of a bill, also sealed, with a picture of its first page (JPEG). */
export type ReadingToCheck =
  | { outcome: "read"; read: BillToCheck; sealedBill: string; picture: Uint8Array | null }
  | NotRead;

export interface ReceivedFile extends BillFile {
  /** Names the upload; null shares the bill again, however often it is sent. */
  uploadId: string | null;
}

type Options = Omit<BillReadingOptions, "picture">;

/** Reads a bill and shares hospital, date and total of it, once for each upload; the file itself is dropped. */
export async function receiveBill(
  services: BillServices,
  file: ReceivedFile,
  options: Options,
): Promise<SharedReading> {
  const reading = await read(services, file, { ...options, picture: false });
  if (reading.outcome !== "read") return reading;
  const { bill } = reading;
  const upload = { uploadId: file.uploadId, readOn: "server" } as const;
  const sharedBillId = await shareBill(services.db, factsToShare(bill), upload, services.clock);
  return { outcome: "shared", bill, sharedBillId };
}

/** Reads a bill for its owner to check: nothing of it is shared or kept. Each check can be shared once, also where the
 *  form names no upload. */
export async function receiveBillToCheck(
  services: BillServices,
  file: ReceivedFile,
  options: Options,
): Promise<ReadingToCheck> {
  const reading = await read(services, file, { ...options, picture: true });
  if (reading.outcome !== "read") return reading;
  const { bill, picture } = reading;
  const toCheck = {
    facts: factsToShare(bill),
    doubtful: uncertainFacts(bill),
    uploadId: file.uploadId ?? randomUUID(),
  };
  const sealedBill = sealBillToCheck(services.sessionSecret, toCheck, services.clock);
  return { outcome: "read", read: toCheck, sealedBill, picture };
}

/** Reads a bill for who sent it alone: nothing of it is shared, kept or pictured. */
export function receiveBillForItself(
  services: BillServices,
  file: ReceivedFile,
  options: Options,
): Promise<BillReading> {
  return read(services, file, { ...options, picture: false });
}

function read({ db, reader, papers }: BillServices, file: BillFile, options: BillReadingOptions) {
  return readBill({ reader, papers, directory: openHospitalDirectory(db) }, file, options);
}
