import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { ReadProgress } from "#app/platform/ocr/ocr-worker-messages.ts";
import type { DocumentReader } from "#app/platform/ocr/open-document-reader.server.ts";
import { sniffFileType } from "#app/platform/ocr/sniff-file-type.ts";
import { type BillReading, readBill } from "./read/read-bill.ts";
import { shareableHospitalName } from "./shareable-hospital-name.ts";
import { shareBill } from "./sharing/share-bill.server.ts";
import type { SharedBill } from "./sharing/shared-bill.ts";
import {
  downscaleLimits,
  downscaleQuality,
  maxPdfBytes,
  maxPdfPages,
  uploadMessages,
} from "./upload-rules.ts";

export type ReceivedBill =
  | { outcome: "shared"; reading: BillReading; shared: SharedBill }
  | { outcome: "busy"; message: string; retryAfterSeconds: number }
  | { outcome: "refused"; statusCode: number; message: string }
  | { outcome: "cancelled" };

export type BillServices = {
  db: Database;
  reader: DocumentReader;
  clock: Clock;
};

export interface ReceiveOptions {
  /** Applies the rule for large photos, which a browser with script has applied already. */
  downscale: boolean;
  signal: AbortSignal;
  onProgress?: (progress: ReadProgress) => void;
}

/** Checks an uploaded file, reads it and shares hospital, date and total; the file itself is dropped. */
export async function receiveBill(
  { db, reader, clock }: BillServices,
  bytes: Uint8Array,
  options: ReceiveOptions,
): Promise<ReceivedBill> {
  if (bytes.byteLength === 0) return refused(400, uploadMessages.emptyFile);
  const type = sniffFileType(bytes);
  if (type === null || type === "gif") return refused(415, uploadMessages.unsupportedType);
  if (type === "pdf") {
    const refusal = await checkPdf(reader, bytes, options.signal);
    if (refusal) return refusal;
  }

  const { downscale, ...following } = options;
  const read = await reader.read(bytes, {
    ...following,
    ...(downscale ? { downscale: { ...downscaleLimits, quality: downscaleQuality(bytes.byteLength) } } : {}),
  });
  switch (read.outcome) {
    case "read":
      break;
    case "cancelled":
      return { outcome: "cancelled" };
    case "busy":
      return busy(read.retryAfterSeconds);
    case "unsupported":
      return refused(415, uploadMessages.unsupportedType);
    case "encrypted":
      return refused(422, uploadMessages.lockedPdf);
    case "damaged":
      return refused(422, type === "pdf" ? uploadMessages.unreadablePdf : uploadMessages.failedTryAnother);
    case "too-many-pixels":
    case "too-much-memory":
    case "timed-out":
      return refused(422, uploadMessages.failedTryAnother);
  }

  const reading = readBill(read.document);
  const { hospitalName, invoiceDate, totalCents } = reading;
  if (!reading.isBill || (hospitalName === null && invoiceDate === null && totalCents === null)) {
    return refused(422, uploadMessages.noBillData);
  }
  const shared = await shareBill(
    db,
    { hospitalName: shareableHospitalName(hospitalName), invoiceDate, totalCents },
    clock,
  );
  return { outcome: "shared", reading, shared };
}

async function checkPdf(
  reader: DocumentReader,
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<ReceivedBill | null> {
  if (bytes.byteLength > maxPdfBytes) return refused(413, uploadMessages.pdfTooLarge);
  const count = await reader.countPages(bytes, { signal });
  switch (count.outcome) {
    case "counted":
      return count.pageCount > maxPdfPages
        ? refused(422, uploadMessages.tooManyPages(count.pageCount))
        : null;
    case "encrypted":
      return refused(422, uploadMessages.lockedPdf);
    case "unreadable":
    case "timed-out":
      return refused(422, uploadMessages.unreadablePdf);
    case "busy":
      return busy(count.retryAfterSeconds);
    case "cancelled":
      return { outcome: "cancelled" };
  }
}

function refused(statusCode: number, message: string): ReceivedBill {
  return { outcome: "refused", statusCode, message };
}

function busy(retryAfterSeconds: number): ReceivedBill {
  return { outcome: "busy", message: uploadMessages.busy(retryAfterSeconds), retryAfterSeconds };
}
