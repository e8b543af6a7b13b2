import type { DocumentReader } from "#app/platform/ocr/document-reader.ts";
import { readImageSizes } from "#app/platform/ocr/image/read-image-sizes.ts";
import { type DocumentFileType, sniffFileType } from "#app/platform/ocr/image/sniff-file-type.ts";
import type { FileRefusalReason } from "../upload-refusal.ts";
import { maxPdfBytes, maxPdfPages } from "../upload-rules.ts";

/** Why a file gives no words. */
export type FileNotRead =
  | { outcome: "refused"; reason: FileRefusalReason }
  | { outcome: "refused"; reason: "too-many-pages"; pageCount: number }
  | { outcome: "busy"; retryAfterSeconds: number }
  | { outcome: "cancelled" };

export interface BillFile {
  bytes: Uint8Array;
  /** As the sender's machine calls it; its ending tells what it was meant to be. */
  name: string;
}

export type CheckedFile = { outcome: "checked"; type: DocumentFileType; pageCount: number } | FileNotRead;

/** Whether a file can be read at all, by its first bytes, its size and its pages, before anything decodes it. */
export async function checkFile(
  reader: DocumentReader,
  { bytes, name }: BillFile,
  signal: AbortSignal,
): Promise<CheckedFile> {
  if (bytes.byteLength === 0) return refused("empty-file");
  const type = sniffFileType(bytes);
  if (type === null && /\.pdf$/i.test(name)) return refused("unreadable-pdf");
  if (type === null || type === "gif") return refused("unsupported-type");
  if (type === "pdf") return checkPdf(reader, bytes, signal);
  const sizes = readImageSizes(bytes, type);
  return sizes ? { outcome: "checked", type, pageCount: sizes.length } : refused("unreadable-image");
}

async function checkPdf(
  reader: DocumentReader,
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<CheckedFile> {
  if (bytes.byteLength > maxPdfBytes) return refused("pdf-too-large");
  const count = await reader.countPages(bytes, { signal });
  switch (count.outcome) {
    case "counted": {
      const { pageCount } = count;
      return pageCount > maxPdfPages
        ? { outcome: "refused", reason: "too-many-pages", pageCount }
        : { outcome: "checked", type: "pdf", pageCount };
    }
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

function refused(reason: FileRefusalReason) {
  return { outcome: "refused", reason } as const;
}
