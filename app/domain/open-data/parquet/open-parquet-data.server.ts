import { type FileHandle, open } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { isDiskFull } from "#app/platform/files/is-disk-full.server.ts";
import type { DiskWatch } from "#app/platform/files/watch-disk.server.ts";
import { logFailure } from "#app/platform/log/log-failure.ts";
import { startWorker } from "#app/platform/processes/start-worker.server.ts";
import { openWorkerPool } from "#app/platform/processes/worker-pool.server.ts";
import { findNewestEdition, namePresentEdition } from "../edition-folders.server.ts";
import type { FoundParquet, ParquetEdition, ParquetFileFacts } from "./parquet-edition.ts";
import type { ParquetResult, ParquetTask } from "./parquet-messages.ts";
import { readParquetEdition } from "./read-parquet-edition.server.ts";

/** The Parquet files of /data/downloads, stored in a separate folder. */
export interface ParquetData {
  /** The files as they are; has those of the present data made where they are not there, and waits two seconds for them. */
  find(): Promise<FoundParquet>;
  /** One of the files to read from, to be closed; null: the edition that is offered has none with this name. */
  openFile(name: string): Promise<{ file: ParquetFileFacts; handle: FileHandle } | null>;
  close(): Promise<void>;
}

const MAX_WAIT_MS = 2000;
/** A whole country takes hours. */
const MAKING_TIMEOUT_MS = 24 * 60 * 60 * 1000;
const MAX_HEAP_MB = 256;
const MAX_RESIDENT_BYTES = 400_000_000;
/** The next edition is made when this many times as long as the last one took is over. */
const REST_FACTOR = 20;

type NamedEdition = { name: string; edition: ParquetEdition };
/** What became of a try. Being made: by another process. */
type Making = NamedEdition | "being-made" | "failed";

/** Makes the files in a separate process on the first request, and once for each state of the data. */
export function openParquetData({
  db,
  folder,
  disk,
  restFactor = REST_FACTOR,
}: {
  db: PooledDatabase;
  folder: string;
  disk: Pick<DiskWatch, "noteFull">;
  restFactor?: number;
}): ParquetData {
  const code = {
    startedBy: import.meta.url,
    source: "parquet-process.server.ts",
    built: "parquet-process.js",
  };
  const openPool = () =>
    openWorkerPool<ParquetTask, ParquetResult>({
      workers: 1,
      queueLength: 0,
      stepTimeoutMs: MAKING_TIMEOUT_MS,
      maxResidentBytes: MAX_RESIDENT_BYTES,
      startWorker: () => startWorker(code, { maxHeapMb: MAX_HEAP_MB }),
    });
  /** Of one process, which ends with its files: it would keep their memory until the next ones. */
  let pool: ReturnType<typeof openPool> | null = null;
  let making: Promise<Making> | null = null;
  /** A try that failed is not made again at once, since each may take long. */
  let restsUntilMs = 0;

  function make(): Promise<Making> {
    const startedMs = Date.now();
    making ??= makeInProcess()
      .catch((error: unknown): Making => {
        logFailure("The Parquet files could not be made", error);
        return "failed";
      })
      .then((made) => {
        making = null;
        if (made === "failed") restsUntilMs = Date.now() + restFactor * (Date.now() - startedMs);
        return made;
      });
    return making;
  }

  async function makeInProcess(): Promise<Making> {
    const { connectionString } = db.$client.options;
    if (connectionString === undefined) throw new Error("The pool does not say where its database is.");
    pool = openPool();
    const run = await pool.run({ databaseUrl: connectionString, folder }).finally(() => pool?.close());
    if (run.outcome === "cancelled") return "failed";
    if (run.outcome !== "done") throw new Error(`The process that makes them ended: ${run.outcome}.`);
    const { result } = run;
    if (result.outcome === "made") return result;
    if (result.outcome === "elsewhere") return "being-made";
    const error = Object.assign(new Error(result.stack), { code: result.code });
    if (!isDiskFull(error)) throw error;
    await disk.noteFull();
    return "failed";
  }

  async function readEdition(name: string | null): Promise<NamedEdition | null> {
    if (name === null) return null;
    const edition = await readParquetEdition(folder, name);
    return edition && { name, edition };
  }

  async function locate(): Promise<{ outcome: FoundParquet["outcome"]; found: NamedEdition | null }> {
    const present = await readEdition(await namePresentEdition(db.$client));
    if (present) return { outcome: "present", found: present };
    const former = await readEdition(await findNewestEdition(folder));
    if (former && isResting(former.edition, restFactor)) return { outcome: "resting", found: former };
    if (Date.now() < restsUntilMs) return { outcome: "failed", found: former };
    const made = await Promise.race([make(), wait(MAX_WAIT_MS, "being-made" as const, { ref: false })]);
    return typeof made === "string"
      ? { outcome: made, found: await readEdition(await findNewestEdition(folder)) }
      : { outcome: "present", found: made };
  }

  return {
    async find() {
      const { outcome, found } = await locate();
      return { outcome, edition: found?.edition ?? null };
    },
    async openFile(name) {
      // A client that asks for a file has a manifest: the existing edition is theirs or it is not, and none is made for them.
      const found = await readEdition(await findNewestEdition(folder));
      const file = found?.edition.files.find((known) => known.name === name);
      if (!found || !file) return null;
      const handle = await open(path.join(folder, found.name, name)).catch(() => null); // replaced meanwhile
      return handle && { file, handle };
    },
    async close() {
      await pool?.close();
      await making;
    },
  };
}

/** Whether an edition was made so lately that the next one waits: a round that imports all day would have files made all day. */
function isResting({ madeAt, makingMs }: ParquetEdition, restFactor: number): boolean {
  return Date.now() - Date.parse(madeAt) < makingMs * (1 + restFactor);
}
