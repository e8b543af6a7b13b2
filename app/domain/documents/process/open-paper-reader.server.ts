import type { FileNotRead } from "#app/domain/bills/read/check-file.ts";
import { emptyDirectory, type HospitalDirectory } from "#app/domain/bills/read/hospital-directory.ts";
import { startWorker } from "#app/platform/processes/start-worker.server.ts";
import { openWorkerPool, type PoolLoad } from "#app/platform/processes/worker-pool.server.ts";
import type { PaperQuestion, PaperResult, PaperTask } from "./paper-messages.ts";
import type { PaperReader } from "./paper-reader.ts";

export interface PaperReaderOptions {
  /** Processes that read; each takes one core and about 100 MB. */
  workers: number;
  /** Documents that may wait while all processes read. */
  queueLength: number;
  /** The time limit for one document. A dense bill of 25 pages takes a second. */
  timeoutMs: number;
  /** A program with its arguments that starts each process; empty: none. */
  launcher?: readonly string[];
}

const MAX_HEAP_MB = 512;
const MAX_RESIDENT_BYTES = 800_000_000;

/** Opens a reader with its own processes, which start with the first document. */
export function openPaperReader({
  timeoutMs,
  launcher,
  ...options
}: PaperReaderOptions): PaperReader & { load(): PoolLoad } {
  const code = { startedBy: import.meta.url, source: "paper-process.server.ts", built: "paper-process.js" };
  const pool = openWorkerPool<PaperTask, PaperResult>({
    ...options,
    stepTimeoutMs: timeoutMs,
    maxResidentBytes: MAX_RESIDENT_BYTES,
    startWorker: () => startWorker(code, { launcher, maxHeapMb: MAX_HEAP_MB }),
  });
  return {
    async read(kind, paper, { directory = emptyDirectory, signal }) {
      const answer = (question: unknown) => answerFrom(directory, question as PaperQuestion);
      const run = await pool.run({ kind, paper } as PaperTask, { signal, answer });
      switch (run.outcome) {
        case "done":
          if (run.result.outcome === "failed") throw new Error(`A paper was not read: ${run.result.stack}`);
          return { outcome: "read", made: run.result.made as never };
        case "timed-out":
          return refused("reading-timed-out");
        case "too-much-memory":
        case "crashed": // past the limit of its heap, Node ends the process
          return refused("too-much-memory");
        default:
          return run;
      }
    },
    load: () => pool.load(),
    close: () => pool.close(),
  };
}

function answerFrom(directory: HospitalDirectory, question: PaperQuestion): Promise<unknown> {
  return question.method === "findAt"
    ? directory.findAt(...question.given)
    : directory.findNamed(...question.given);
}

function refused(reason: "reading-timed-out" | "too-much-memory"): FileNotRead {
  return { outcome: "refused", reason };
}
