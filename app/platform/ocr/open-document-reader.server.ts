import { type ChildProcess, fork } from "node:child_process";
import type { CountOutcome as PdfCountOutcome } from "./count-pdf-pages.server.ts";
import type { DownscaleRule } from "./downscale-image.server.ts";
import type { PictureRule } from "./draw-picture.server.ts";
import { locateWorker } from "./locate-worker.server.ts";
import type { CountTask, ReadProgress, ReadResult, ReadTask } from "./ocr-worker-messages.ts";
import type { DocumentOutcome } from "./read-document.server.ts";
import { openWorkerPool, type RunOutcome } from "./worker-pool.server.ts";

export interface DocumentReaderOptions {
  /** Processes that read; each takes one core and about 600 MB. */
  workers: number;
  /** Documents that may wait while all workers read. */
  queueLength: number;
  pageTimeoutMs: number;
  /** Further pages of a document are left unread. */
  maxPages: number;
}

export interface ReadOptions {
  signal?: AbortSignal;
  onProgress?: (progress: ReadProgress) => void;
  downscale?: DownscaleRule;
  /** Pictures for who has to see what was read. */
  picture?: PictureRule;
}

type Ended = Exclude<RunOutcome<never>, { outcome: "done" } | { outcome: "crashed" }>;

/** "busy": the queue is full. "too-much-memory": the document's decoding was ended for it. "unsupported": not one of the types by its content. "cancelled": the signal was aborted. */
export type ReadOutcome = DocumentOutcome | Ended;

export type CountOutcome = PdfCountOutcome | Exclude<Ended, { outcome: "too-much-memory" }>;

export interface DocumentReader {
  /** Reads all words of a JPEG, PNG, WebP, BMP, TIFF or PDF file in a worker process.
   *  Rejects only when the reading engines cannot be loaded. */
  read(bytes: Uint8Array, options?: ReadOptions): Promise<ReadOutcome>;
  /** Counts a PDF's pages; it never waits behind documents that are read. */
  countPages(bytes: Uint8Array, options?: { signal?: AbortSignal }): Promise<CountOutcome>;
  close(): Promise<void>;
}

/** Bounds JavaScript objects; pictures are bounded by their headers, PDFium by its own limit. */
const MAX_WORKER_HEAP_MB = 512;
/** Bounds all of it, whatever a decoder is led to. Ordinary bills take a worker to 550 MB. */
const MAX_WORKER_RESIDENT_BYTES = 1_200_000_000;
const COUNT_QUEUE_LENGTH = 100;
const COUNT_TIMEOUT_MS = 10_000;

/** Opens a reader with its own worker processes, which start with the first document. */
export function openDocumentReader(options: DocumentReaderOptions): DocumentReader {
  const readers = openWorkerPool<ReadTask, ReadResult>({
    workers: options.workers,
    queueLength: options.queueLength,
    stepTimeoutMs: options.pageTimeoutMs,
    maxResidentBytes: MAX_WORKER_RESIDENT_BYTES,
    startWorker,
  });
  const counters = openWorkerPool<CountTask, PdfCountOutcome>({
    workers: 1,
    queueLength: COUNT_QUEUE_LENGTH,
    stepTimeoutMs: COUNT_TIMEOUT_MS,
    maxResidentBytes: MAX_WORKER_RESIDENT_BYTES,
    startWorker,
  });

  return {
    async read(bytes, { signal, onProgress, ...wanted } = {}) {
      const task: ReadTask = { kind: "read", bytes, maxPages: options.maxPages, ...wanted };
      const run = await readers.run(task, { signal, onProgress });
      if (run.outcome === "crashed") return { outcome: "damaged" };
      if (run.outcome !== "done") return run;
      return run.result.outcome === "stopped" ? { outcome: "cancelled" } : run.result;
    },
    async countPages(bytes, { signal } = {}) {
      const run = await counters.run({ kind: "count", bytes }, { signal });
      if (run.outcome === "crashed" || run.outcome === "too-much-memory") return { outcome: "unreadable" };
      return run.outcome === "done" ? run.result : run;
    },
    async close() {
      await Promise.all([readers.close(), counters.close()]);
    },
  };
}

/** A process rather than a thread: native code that fails or is stopped in the middle of a computation
 *  takes its whole process down (onnxruntime throws when its thread is terminated), and that is not the server's. */
function startWorker(): ChildProcess {
  const { path, execArgv } = locateWorker();
  return fork(path, {
    execArgv: [...execArgv, `--max-old-space-size=${MAX_WORKER_HEAP_MB}`],
    serialization: "advanced",
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
}
