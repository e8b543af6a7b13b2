import type { ReadProgress } from "#app/platform/ocr/ocr-worker-messages.ts";
import type { DocumentReader } from "#app/platform/ocr/open-document-reader.server.ts";
import { sniffFileType } from "#app/platform/ocr/sniff-file-type.ts";
import type { Bill, ProviderPlace } from "../bill.ts";
import type { FileRefusalReason } from "../upload-refusal.ts";
import { downscaleLimits, downscaleQuality, maxPdfBytes, maxPdfPages } from "../upload-rules.ts";
import { billOfWords } from "./bill-of-words.ts";

export type BillReading =
  | {
      outcome: "read";
      bill: Bill;
      /** Of the first page, a JPEG; null where none was wanted. */
      picture: Uint8Array | null;
    }
  | { outcome: "refused"; reason: FileRefusalReason }
  | { outcome: "refused"; reason: "too-many-pages"; pageCount: number }
  | { outcome: "busy"; retryAfterSeconds: number }
  | { outcome: "cancelled" };

export interface BillReader {
  reader: DocumentReader;
  /** The number of our hospital of this name; null where none is meant for certain. */
  findHospitalId: (name: string, place: ProviderPlace | null) => Promise<number | null>;
}

export interface BillFile {
  bytes: Uint8Array;
  /** As the sender's machine calls it; its ending tells what it was meant to be. */
  name: string;
}

export interface BillReadingOptions {
  /** Applies the rule for large photos, which a browser with script has applied already. */
  downscale: boolean;
  /** Whether a picture of the first page is wanted. */
  picture: boolean;
  signal: AbortSignal;
  onProgress?: (progress: ReadProgress) => void;
}

/** Legible for who knows the bill, and some 60 kB on a slow connection. */
const PICTURE = { maxSidePx: 1000, quality: 0.5 };

/** Reads a bill out of an image or a PDF. Nothing is stored and nothing is shared: what becomes of it is the caller's
 *  choice. "busy": the queue is full. Rejects when the reading engines or the hospitals cannot be reached. */
export async function readBill(
  { reader, findHospitalId }: BillReader,
  { bytes, name }: BillFile,
  { downscale, picture, signal, onProgress }: BillReadingOptions,
): Promise<BillReading> {
  if (bytes.byteLength === 0) return refused("empty-file");
  const type = sniffFileType(bytes);
  if (type === null && /\.pdf$/i.test(name)) return refused("unreadable-pdf");
  if (type === null || type === "gif") return refused("unsupported-type");
  if (type === "pdf") {
    const problem = await checkPdf(reader, bytes, signal);
    if (problem) return problem;
  }

  const read = await reader.read(bytes, {
    signal,
    ...(onProgress ? { onProgress } : {}),
    ...(downscale ? { downscale: { ...downscaleLimits, quality: downscaleQuality(bytes.byteLength) } } : {}),
    ...(picture ? { picture: PICTURE } : {}),
  });
  switch (read.outcome) {
    case "read":
      break;
    case "cancelled":
    case "busy":
      return read;
    case "unsupported":
      return refused("unsupported-type");
    case "encrypted":
      return refused("locked-pdf");
    case "damaged":
      return refused(type === "pdf" ? "unreadable-pdf" : "unreadable-image");
    case "too-many-pixels":
    case "too-much-memory":
      return refused(read.outcome);
    case "timed-out":
      return refused("reading-timed-out");
  }

  const bill = billOfWords(read.document);
  if (!bill) return refused("no-bill-data");
  const { providerName, providerPlace } = bill;
  const hospitalId = providerName && (await findHospitalId(providerName.value, providerPlace?.value ?? null));
  return { outcome: "read", bill: { ...bill, hospitalId }, picture: read.picture };
}

async function checkPdf(
  reader: DocumentReader,
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<BillReading | null> {
  if (bytes.byteLength > maxPdfBytes) return refused("pdf-too-large");
  const count = await reader.countPages(bytes, { signal });
  switch (count.outcome) {
    case "counted":
      return count.pageCount > maxPdfPages
        ? { outcome: "refused", reason: "too-many-pages", pageCount: count.pageCount }
        : null;
    case "encrypted":
      return refused("locked-pdf");
    case "unreadable":
    case "timed-out":
      return refused("unreadable-pdf");
    case "busy":
    case "cancelled":
      return count;
  }
}

function refused(reason: FileRefusalReason): BillReading {
  return { outcome: "refused", reason };
}
