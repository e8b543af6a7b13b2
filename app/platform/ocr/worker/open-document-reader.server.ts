import type { ChildProcess } from "node:child_process";
import { startWorker } from "../../processes/start-worker.server.ts";
import { openWorkerPool, type PoolLoad } from "../../processes/worker-pool.server.ts";
import type { DocumentReader, PageDrawer } from "../document-reader.ts";
import type { DrawOutcome } from "../draw-document.ts";
import { unpackPages } from "../layout/packed-pages.ts";
import type { CountOutcome as PdfCountOutcome } from "../pdf/count-pdf-pages.ts";
import type { CountTask, DrawTask, ReadResult, ReadTask } from "./ocr-worker-messages.ts";

export interface DocumentReaderOptions {
  /** Processes that read; each takes one core and about 500 MB. */
  workers: number;
  /** Documents that may wait while all workers read. */
  queueLength: number;
  pageTimeoutMs: number;
  /** Processor time that a whole document may take: four pages' time unless said otherwise. A dense page takes a tenth of
   *  one page's. */
  documentCpuMs?: number;
  /** Further pages of a document are left unread. */
  maxPages: number;
  /** A program with its arguments that starts each reading process, such as one that takes its network away; empty: none. */
  launcher?: readonly string[];
}

/** Bounds JavaScript objects; pictures are bounded by their headers, PDFium by its own limit. */
const MAX_WORKER_HEAP_MB = 512;
/** Limits the whole process, whatever a decoder does. Ordinary bills take a worker to 500 MB. */
const MAX_WORKER_RESIDENT_BYTES = 1_200_000_000;
const PAGE_TIMES_OF_A_DOCUMENT = 4;
const COUNT_QUEUE_LENGTH = 100;
/** Counting pages takes a small part of the time of reading one. */
const COUNTS_IN_A_PAGE_TIME = 3;

/** Opens a reader with its own worker processes, which start with the first document. Who counts or draws pages never
 *  waits behind documents that are read. */
export function openDocumentReader(
  options: DocumentReaderOptions,
): DocumentReader & PageDrawer & { load(): PoolLoad } {
  const startReader = () => startReadingWorker(options.launcher);
  const maxCpuMs = options.documentCpuMs ?? PAGE_TIMES_OF_A_DOCUMENT * options.pageTimeoutMs;
  const readers = openWorkerPool<ReadTask, ReadResult>({
    workers: options.workers,
    queueLength: options.queueLength,
    stepTimeoutMs: options.pageTimeoutMs,
    maxResidentBytes: MAX_WORKER_RESIDENT_BYTES,
    startWorker: startReader,
  });
  const counters = openWorkerPool<CountTask | DrawTask, PdfCountOutcome | DrawOutcome>({
    workers: 1,
    queueLength: COUNT_QUEUE_LENGTH,
    stepTimeoutMs: options.pageTimeoutMs / COUNTS_IN_A_PAGE_TIME,
    maxResidentBytes: MAX_WORKER_RESIDENT_BYTES,
    startWorker: startReader,
  });

  return {
    async read(bytes, { signal, onProgress, ...wanted } = {}) {
      const task: ReadTask = { kind: "read", bytes, maxPages: options.maxPages, maxCpuMs, ...wanted };
      const run = await readers.run(task, { signal, onProgress });
      if (run.outcome === "crashed") return { outcome: "damaged" };
      if (run.outcome !== "done") return run;
      const { result } = run;
      if (result.outcome === "stopped") return { outcome: "cancelled" };
      if (result.outcome !== "read") return result;
      const { packed, ...read } = result;
      return { ...read, document: unpackPages(packed) };
    },
    async countPages(bytes, { signal } = {}) {
      const run = await counters.run({ kind: "count", bytes }, { signal });
      if (run.outcome === "crashed" || run.outcome === "too-much-memory") return { outcome: "unreadable" };
      return run.outcome === "done" ? (run.result as PdfCountOutcome) : run;
    },
    async drawPages(bytes, rule, { signal } = {}) {
      const run = await counters.run({ kind: "draw", bytes, rule }, { signal });
      if (run.outcome === "crashed") return { outcome: "damaged" };
      return run.outcome === "done" ? (run.result as DrawOutcome) : run;
    },
    load: () => readers.load(),
    async close() {
      await Promise.all([readers.close(), counters.close()]);
    },
  };
}

export function startReadingWorker(launcher?: readonly string[]): ChildProcess {
  return startWorker(
    { startedBy: import.meta.url, source: "ocr-worker.server.ts", built: "ocr-worker.js" },
    { launcher, maxHeapMb: MAX_WORKER_HEAP_MB },
  );
}
