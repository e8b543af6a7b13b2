import type { DrawOutcome as DocumentDrawOutcome } from "./draw-document.ts";
import type { PictureRule } from "./draw-picture.ts";
import type { DownscaleRule } from "./image/downscale-rule.ts";
import type { CountOutcome as PdfCountOutcome } from "./pdf/count-pdf-pages.ts";
import type { DocumentOutcome } from "./read-document.ts";

export interface ReadProgress {
  pagesRead: number;
  pageCount: number;
}

export interface ReadOptions {
  signal?: AbortSignal;
  onProgress?: (progress: ReadProgress) => void;
  downscale?: DownscaleRule;
  /** Pictures for people who check what was read. */
  picture?: PictureRule;
}

/** "busy": the queue is full. "too-much-memory": the document's decoding was ended for it. "unsupported": not one of the
 *  types by its content. "cancelled": the signal was aborted. */
export type ReadOutcome = DocumentOutcome | EndedReading | { outcome: "too-much-memory" };

export type DrawOutcome = DocumentDrawOutcome | EndedReading | { outcome: "too-much-memory" };

export type CountOutcome = PdfCountOutcome | EndedReading;

type EndedReading =
  | { outcome: "busy"; retryAfterSeconds: number }
  | { outcome: "timed-out" }
  | { outcome: "cancelled" };

export interface DocumentReader {
  /** Reads all words of a JPEG, PNG, WebP, BMP, TIFF or PDF file. Rejects only when the reading engines cannot be
   *  loaded. */
  read(bytes: Uint8Array, options?: ReadOptions): Promise<ReadOutcome>;
  /** Counts a PDF's pages. */
  countPages(bytes: Uint8Array, options?: { signal?: AbortSignal }): Promise<CountOutcome>;
  close(): Promise<void>;
}

export interface PageDrawer {
  /** Draws pages of the same kinds of files as gray JPEGs, for print; reads nothing of them. */
  drawPages(bytes: Uint8Array, rule: PictureRule, options?: { signal?: AbortSignal }): Promise<DrawOutcome>;
}
