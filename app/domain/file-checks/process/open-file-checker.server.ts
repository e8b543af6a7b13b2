import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { MissingPriceFile } from "#app/domain/mrf/find-price-files.server.ts";
import { isDiskFull } from "#app/platform/files/is-disk-full.server.ts";
import type { PoliteWeb } from "#app/platform/http/downloads/open-polite-web.server.ts";
import { startWorker } from "#app/platform/processes/start-worker.server.ts";
import { openWorkerPool, type PoolLoad } from "#app/platform/processes/worker-pool.server.ts";
import type { FileCheck } from "../file-check.ts";
import { makeCheckFolder, sweepCheckFolders } from "./check-folders.server.ts";
import type { CheckResult, CheckTask } from "./check-messages.ts";

export type FileCheckOutcome =
  | { outcome: "checked"; check: FileCheck }
  /** Others are being checked. */
  | { outcome: "busy"; retryAfterSeconds: number }
  | { outcome: "too-long" }
  | { outcome: "too-much-memory" }
  | { outcome: "missing"; missing: MissingPriceFile };

/** Checks files that strangers send or name, away from the process that serves pages. Keeps nothing of them. */
export interface FileChecker {
  checkBytes(bytes: Uint8Array, fileName: string, signal: AbortSignal): Promise<FileCheckOutcome>;
  /** `address`: of the price file itself. */
  checkAddress(address: string, signal: AbortSignal): Promise<FileCheckOutcome>;
  load(): PoolLoad;
  close(): Promise<void>;
}

export interface FileCheckerOptions {
  /** Where files lie while they are checked. What a killed process left there is removed. */
  folder: string;
  /** Asks servers for one check, until the signal ends it. */
  openWeb: (signal: AbortSignal) => Promise<PoliteWeb>;
  /** A program with its arguments that starts the process; empty: none. */
  launcher: readonly string[];
}

/** The most bytes a file may have that is sent. */
export const MAX_UPLOAD_BYTES = 50_000_000;
/** The most bytes a file may have as its server sends it. */
const MAX_DOWNLOAD_BYTES = 250_000_000;
/** The most bytes a file may unpack to. */
const MAX_UNPACKED_BYTES = 2_000_000_000;
const KEEP_FREE_BYTES = 500_000_000;
const DOWNLOAD_TIMEOUT_MS = 120_000;
/** A file of 517,661 rows takes ten seconds. */
const CHECK_TIMEOUT_MS = 120_000;
const QUEUE_LENGTH = 3;
const MAX_HEAP_MB = 256;
const MAX_RESIDENT_BYTES = 400_000_000;

/** Opens a checker with its own process, which starts with the first file. */
export async function openFileChecker({
  folder,
  openWeb,
  launcher,
}: FileCheckerOptions): Promise<FileChecker> {
  await sweepCheckFolders(folder);
  const code = { startedBy: import.meta.url, source: "check-process.server.ts", built: "check-process.js" };
  const pool = openWorkerPool<CheckTask, CheckResult>({
    workers: 1,
    queueLength: QUEUE_LENGTH,
    stepTimeoutMs: CHECK_TIMEOUT_MS,
    maxResidentBytes: MAX_RESIDENT_BYTES,
    startWorker: () => startWorker(code, { launcher, maxHeapMb: MAX_HEAP_MB }),
  });

  async function check(filePath: string, fileName: string, signal: AbortSignal): Promise<FileCheckOutcome> {
    const run = await pool.run({ filePath, fileName, maxBytes: MAX_UNPACKED_BYTES }, { signal });
    switch (run.outcome) {
      case "done":
        if (run.result.outcome === "failed") throw new Error(`A file was not checked: ${run.result.stack}`);
        return { outcome: "checked", check: run.result.check };
      case "crashed": // past the limit of its heap, Node ends the process
        return { outcome: "too-much-memory" };
      case "timed-out":
      case "cancelled":
        return { outcome: "too-long" };
      default:
        return run;
    }
  }

  /** Gives a task a folder that is gone when the task is done. */
  async function inFolder(task: (place: string) => Promise<FileCheckOutcome>): Promise<FileCheckOutcome> {
    const { place, remove } = await makeCheckFolder(folder);
    try {
      return await task(place);
    } finally {
      await remove();
    }
  }

  return {
    checkBytes: (bytes, fileName, signal) =>
      inFolder(async (place) => {
        const filePath = path.join(place, "file");
        try {
          await writeFile(filePath, bytes);
        } catch (error) {
          if (isDiskFull(error)) return missing(fileName, "disk-full");
          throw error;
        }
        return check(filePath, fileName, signal);
      }),
    checkAddress: (address, signal) =>
      inFolder(async (place) => {
        const ends = AbortSignal.any([signal, AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS)]);
        const web = await openWeb(ends);
        try {
          const got = await web.download(address, null, {
            directory: place,
            maxBytes: MAX_DOWNLOAD_BYTES,
            keepFreeBytes: KEEP_FREE_BYTES,
          });
          if (got.outcome === "unchanged") throw new Error("Nothing was known of the file.");
          if (got.outcome === "failed") return missing(address, got.failure, got.written);
          return await check(got.path, got.fileName, signal);
        } catch (error) {
          if (ends.aborted) return { outcome: "too-long" };
          throw error;
        }
      }),
    load: () => pool.load(),
    close: () => pool.close(),
  };
}

function missing(target: string, reason: MissingPriceFile["reason"], written = ""): FileCheckOutcome {
  return { outcome: "missing", missing: { outcome: "missing", target, reason, written } };
}
