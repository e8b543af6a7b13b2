import { fork } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { itemAt } from "#app/domain/item-at.ts";
import type { FoundPriceFile } from "#app/domain/mrf/find-price-files.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import type { PresentFile, RunOptions } from "./import-found.server.ts";
import type {
  ImportProcessMessage,
  MessageToImportProcess,
  SentFile,
  SentResult,
} from "./import-process-messages.ts";
import type { ImportTurn } from "./open-turns.ts";

type Batch = {
  files: readonly FoundPriceFile[];
  turn: ImportTurn;
  end: (failure: Error | null) => void;
};

export type ImportProcess = ReturnType<typeof openImportProcess>;

/**
 * Starts a process that imports files on its own connections, as `importTaken` does here: decision 033. Its unfinished work is
 * undone where it is closed, ends by itself or loses this process.
 */
export function openImportProcess(db: PooledDatabase, options: RunOptions) {
  const child = fork(fileURLToPath(new URL("import-process.server.ts", import.meta.url)), {
    execArgv: ["--import", pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href],
    serialization: "advanced",
  });
  const batches = new Map<number, Batch>();
  let lastBatchNo = 0;
  let broken: Error | null = null;
  let tellReady = () => {};
  const ready = new Promise<void>((resolve) => {
    tellReady = resolve;
  });

  child.on("message", (message: ImportProcessMessage) => {
    if (message.kind === "ready") tellReady();
    else if (message.kind === "progress") options.onProgress?.(message.progress);
    else {
      const batch = batches.get(message.batchNo);
      if (!batch) return;
      if (message.kind === "result") options.onResult(importResult(batch.files, message));
      else if (message.kind === "turn-passed") batch.turn.pass();
      else if (message.failure === null) batch.end(null);
      else batch.end(Object.assign(message.failure.error, { code: message.failure.code }));
    }
  });
  const fail = (error: Error) => {
    broken ??= error;
    tellReady();
    for (const batch of batches.values()) batch.end(broken);
  };
  child.on("error", fail);
  child.on("exit", (code, signal) => fail(new Error(`An importing process ended with ${signal ?? code}.`)));

  function send(message: MessageToImportProcess): void {
    if (child.connected) child.send(message, () => {}); // one that is gone reports by its exit
  }
  const stop = () => send({ kind: "stop" });
  options.signal?.addEventListener("abort", stop);
  const { connectionString, statement_timeout } = db.$client.options;
  if (connectionString === undefined) throw new Error("The pool does not say where its database is.");
  send({
    kind: "open",
    databaseUrl: connectionString,
    statementTimeoutMs: Number(statement_timeout || 0),
    strict: options.strict,
    maxBytes: options.maxBytes,
    keeping: options.keeping,
    wantsProgress: options.onProgress !== undefined,
  });

  return {
    /** When it takes files; also when it is gone, which the first ones meet. */
    ready,
    /** Imports files that were taken together and lets go of them. Throws what the process threw, or that it is gone. */
    async import(files: readonly FoundPriceFile[], turn: ImportTurn): Promise<void> {
      lastBatchNo += 1;
      const batchNo = lastBatchNo;
      try {
        if (broken) throw broken;
        const failure = await new Promise<Error | null>((end) => {
          batches.set(batchNo, { files, turn, end });
          send({ kind: "import", batchNo, files: files.map(sentFile) });
          void turn.comes.then(() => send({ kind: "turn-comes", batchNo }));
        });
        if (failure) {
          options.signal?.throwIfAborted(); // its reason isn't an error that can be sent
          throw failure;
        }
      } finally {
        batches.delete(batchNo);
        turn.pass();
        for (const file of files) if (file.outcome === "found") await file.release();
      }
    },
    /** Ends the process; resolves when it is gone. */
    async close(): Promise<void> {
      options.signal?.removeEventListener("abort", stop);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = new Promise((resolve) => child.once("exit", resolve));
      if (child.connected) child.disconnect();
      await gone;
    },
  };
}

function sentFile(file: FoundPriceFile): SentFile {
  if (file.outcome === "missing") return file;
  const { release: _, ...sent } = file;
  return sent;
}

function importResult(
  files: readonly FoundPriceFile[],
  { index, missing, result, seconds }: SentResult,
): Parameters<RunOptions["onResult"]>[0] {
  const file = itemAt(files, index);
  if (result && file.outcome === "found") return { file: file as PresentFile, result, seconds };
  if (!missing) throw new Error(`Of file ${index} neither a result came nor why there is none.`);
  return { file: missing, result: null, seconds };
}
