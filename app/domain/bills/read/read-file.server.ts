import type { DocumentText } from "#app/platform/ocr/document-text.ts";
import type { PictureRule } from "#app/platform/ocr/draw-picture.server.ts";
import type { ReadProgress } from "#app/platform/ocr/ocr-worker-messages.ts";
import type { DocumentReader } from "#app/platform/ocr/open-document-reader.server.ts";
import { sniffFileType } from "#app/platform/ocr/sniff-file-type.ts";
import type { FileRefusalReason } from "../upload-refusal.ts";
import { downscaleLimits, downscaleQuality, maxPdfBytes, maxPdfPages } from "../upload-rules.ts";

/** Why a file gives no words. */
export type FileNotRead =
  | { outcome: "refused"; reason: FileRefusalReason }
  | { outcome: "refused"; reason: "too-many-pages"; pageCount: number }
  | { outcome: "busy"; retryAfterSeconds: number }
  | { outcome: "cancelled" };

export type FileReading =
  | {
      outcome: "read";
      document: DocumentText;
      /** JPEGs of the first pages, as many as were wanted. */
      pictures: Uint8Array[];
    }
  | FileNotRead;

export interface BillFile {
  bytes: Uint8Array;
  /** As the sender's machine calls it; its ending tells what it was meant to be. */
  name: string;
}

export interface FileReadingOptions {
  /** Applies the rule for large photos, which a browser with script has applied already. */
  downscale: boolean;
  signal: AbortSignal;
  onProgress?: (progress: ReadProgress) => void;
  /** Null: none are wanted. */
  picture: PictureRule | null;
}

/** Reads the words of an image or a PDF that may be a bill. "busy": the queue is full. Rejects when the reading engines
 *  cannot be loaded. */
export async function readFile(
  reader: DocumentReader,
  { bytes, name }: BillFile,
  { downscale, picture, signal, onProgress }: FileReadingOptions,
): Promise<FileReading> {
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
    ...(picture ? { picture } : {}),
  });
  switch (read.outcome) {
    case "read":
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
}

async function checkPdf(
  reader: DocumentReader,
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<FileNotRead | null> {
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

function refused(reason: FileRefusalReason): FileNotRead {
  return { outcome: "refused", reason };
}
