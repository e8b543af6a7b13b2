import type { PictureRule } from "../draw-picture.ts";
import type { DownscaleRule } from "../image/downscale-rule.ts";
import type { PackedPage } from "../layout/packed-pages.ts";
import type { DocumentOutcome } from "../read-document.ts";

export interface ReadTask {
  kind: "read";
  bytes: Uint8Array;
  maxPages: number;
  /** Processor time for all of its pages. */
  maxCpuMs: number;
  downscale?: DownscaleRule;
  picture?: PictureRule;
}

export interface CountTask {
  kind: "count";
  bytes: Uint8Array;
}

export interface DrawTask {
  kind: "draw";
  bytes: Uint8Array;
  rule: PictureRule;
}

type ReadDocument = Extract<DocumentOutcome, { outcome: "read" }>;

export type ReadResult =
  | (Omit<ReadDocument, "document"> & { packed: PackedPage[] })
  | Exclude<DocumentOutcome, ReadDocument>
  | { outcome: "stopped" }
  | { outcome: "timed-out" };
