import type { DocumentReader, ReadProgress } from "#app/platform/ocr/document-reader.ts";
import type { PictureRule } from "#app/platform/ocr/draw-picture.ts";
import type { DocumentText } from "#app/platform/ocr/layout/document-text.ts";
import type { FileRefusalReason } from "../upload-refusal.ts";
import { downscaleLimits, downscaleQuality } from "../upload-rules.ts";
import { type BillFile, checkFile, type FileNotRead } from "./check-file.ts";

export type FileReading =
  | {
      outcome: "read";
      document: DocumentText;
      /** JPEGs of the first pages, as many as were wanted. */
      pictures: Uint8Array[];
    }
  | FileNotRead;

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
  file: BillFile,
  { downscale, picture, signal, onProgress }: FileReadingOptions,
): Promise<FileReading> {
  const checked = await checkFile(reader, file, signal);
  if (checked.outcome !== "checked") return checked;
  const { bytes } = file;
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
      return refused(checked.type === "pdf" ? "unreadable-pdf" : "unreadable-image");
    case "too-many-pixels":
    case "too-much-memory":
      return refused(read.outcome);
    case "timed-out":
      return refused("reading-timed-out");
  }
}

function refused(reason: FileRefusalReason): FileNotRead {
  return { outcome: "refused", reason };
}
