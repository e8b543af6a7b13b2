import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { DocumentReader } from "#app/platform/ocr/open-document-reader.server.ts";
import type { Bill } from "./bill.ts";
import { findBillingHospital } from "./find-billing-hospital.server.ts";
import {
  type BillFile,
  type BillReading,
  type BillReadingOptions,
  readBill,
} from "./read/read-bill.server.ts";
import { factsToShare } from "./sharing/facts-to-share.ts";
import { shareBill } from "./sharing/share-bill.server.ts";

export type BillServices = {
  db: Database;
  reader: DocumentReader;
  clock: Clock;
};

export type ReceivedBill =
  | { outcome: "shared"; bill: Bill; sharedBillId: string }
  | Exclude<BillReading, { outcome: "read" }>;

export interface ReceivedFile extends BillFile {
  /** Names the upload; null shares the bill anew, however often it is sent. */
  uploadId: string | null;
}

/** Reads a bill and shares hospital, date and total of it, once for each upload; the file itself is dropped. */
export async function receiveBill(
  { db, reader, clock }: BillServices,
  file: ReceivedFile,
  options: BillReadingOptions,
): Promise<ReceivedBill> {
  const findHospitalId: Parameters<typeof readBill>[0]["findHospitalId"] = (name, place) =>
    findBillingHospital(db, name, place);
  const reading = await readBill({ reader, findHospitalId }, file, options);
  if (reading.outcome !== "read") return reading;
  const { bill } = reading;
  const sharedBillId = await shareBill(db, factsToShare(bill), file.uploadId, clock);
  return { outcome: "shared", bill, sharedBillId };
}
