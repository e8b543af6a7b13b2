import type { ImportResult, RunOptions } from "#app/domain/imports/import-found.server.ts";
import { importPriceFiles } from "#app/domain/imports/import-price-files.server.ts";
import type { FoundPriceFile } from "#app/domain/mrf/find-price-files.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";

type FoundFile = Extract<FoundPriceFile, { outcome: "found" }>;
type Judged = ReturnType<NonNullable<RunOptions["judgeFile"]>>;

/** Where files that came are imported, one at a time, while others are still being downloaded. */
export interface ImportIntake {
  /** Imports a file and lets go of it. Throws what ended the run. */
  take(file: FoundFile, judged: Judged): Promise<ImportResult>;
  /** Ends the run; statistics are up to date then. `importedCount`: files that came in. */
  end(): Promise<{ importedCount: number }>;
}

interface Waiting {
  file: FoundFile;
  judged: Judged;
  resolve(result: ImportResult): void;
  reject(error: unknown): void;
  /** Resolves when the file is dealt with. */
  over: Promise<unknown>;
}

/** Opens an import run that begins with the first file. */
export function openImportIntake(
  db: PooledDatabase,
  {
    onProgress,
    onFileOver,
    ...options
  }: Pick<RunOptions, "maxBytes" | "keeping"> & {
    signal: AbortSignal;
    onProgress: RunOptions["onProgress"];
    /** A file came in, or did not. */
    onFileOver: (() => void) | undefined;
  },
): ImportIntake {
  const queue: Waiting[] = [];
  const taken = new Map<string, Waiting>();
  let wake = () => {};
  let isEnded = false;
  let importedCount = 0;
  let run: Promise<void> | null = null;
  let failure: { error: unknown } | null = null;

  async function* nextFiles(): AsyncGenerator<FoundPriceFile> {
    for (;;) {
      const next = queue.shift();
      if (next) {
        taken.set(next.file.path, next);
        yield next.file;
        await next.over.catch(() => {});
        taken.delete(next.file.path);
      } else if (isEnded) return;
      else {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
  }

  function onResult(result: ImportResult): void {
    onFileOver?.();
    if (result.result?.outcome === "imported") importedCount += 1;
    const { file } = result;
    taken.get(file.outcome === "found" ? file.path : file.target)?.resolve(result);
  }

  function start(): Promise<void> {
    return importPriceFiles(db, nextFiles(), {
      ...options,
      ...(onProgress && { onProgress }),
      strict: false,
      keepsIndexes: true,
      judgeFile: ({ path }) => taken.get(path)?.judged ?? {},
      onResult,
    }).then(
      () => failAll(options.signal.reason ?? new Error("The run of imports ended.")),
      (error: unknown) => failAll(error),
    );
  }

  function failAll(error: unknown): void {
    failure ??= { error };
    for (const { reject } of [...queue.splice(0), ...taken.values()]) reject(error);
  }

  return {
    take(file, judged) {
      if (failure) return Promise.reject(failure.error);
      const waiting = { file, judged } as Waiting;
      const over = new Promise<ImportResult>((resolve, reject) => {
        Object.assign(waiting, { resolve, reject });
      });
      waiting.over = over;
      queue.push(waiting);
      run ??= start();
      wake();
      return over;
    },
    async end() {
      const failedBefore = failure;
      isEnded = true;
      wake();
      await run;
      if (failedBefore) throw failedBefore.error;
      return { importedCount };
    },
  };
}
