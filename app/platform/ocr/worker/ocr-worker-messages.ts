import type { ReadProgress } from "../document-reader.ts";
import type { PictureRule } from "../draw-picture.ts";
import type { DownscaleRule } from "../image/downscale-rule.ts";
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

/** What a worker is asked; it does one task at a time. "stop": nobody waits for the result any more. */
export type MessageToWorker<Task> = { type: "task"; task: Task } | { type: "stop" };

export type ReadResult = DocumentOutcome | { outcome: "stopped" } | { outcome: "timed-out" };

/** The memory that a worker takes, where the system tells nobody else. */
export interface MemoryReport {
  type: "memory";
  residentBytes: number;
}

/** What a worker tells. "started" comes once its engines are loaded and the task begins. */
export type WorkerMessage<Result> =
  | { type: "started" }
  | { type: "progress"; progress: ReadProgress }
  | MemoryReport
  | { type: "done"; result: Result }
  /** The engines could not be loaded: an outage, not the document's fault. */
  | { type: "unavailable"; reason: string };
