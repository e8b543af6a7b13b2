import type { KnownServices } from "#app/domain/billing-codes/record-services.server.ts";
import { connect, type PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { importClaimedFiles } from "./import-claimed-files.server.ts";
import type { RunOptions } from "./import-found.server.ts";
import type { ImportProcessMessage, MessageToImportProcess, SentFile } from "./import-process-messages.ts";
import type { ImportTurn } from "./open-turns.ts";

// Imports files for the process that started it (open-import-process) on its own connections.

const PROGRESS_EVERY_MS = 100;

const stopping = new AbortController();
const knownServices: KnownServices = new Map();
const turns = new Map<number, () => void>();
let db: PooledDatabase;
let options: Pick<RunOptions, "strict" | "maxBytes" | "keeping" | "onProgress">;

process.on("message", async (message: MessageToImportProcess) => {
  if (message.kind === "open") {
    db = connect(message.databaseUrl, message.statementTimeoutMs).db;
    const { strict, maxBytes, keeping, wantsProgress } = message;
    options = { strict, maxBytes, keeping, ...(wantsProgress && { onProgress: progressReporter() }) };
    send({ kind: "ready" });
  } else if (message.kind === "import") await importBatch(message.batchNo, message.files);
  else if (message.kind === "turn-comes") turns.get(message.batchNo)?.();
  else stopping.abort();
});
// Without the process that reads its results what is under way is undone: the connections end with it.
process.on("disconnect", () => process.exit());
// Ctrl-C reaches the whole process group; the process that started this one says when to stop.
for (const name of ["SIGINT", "SIGTERM"]) process.on(name, () => {});

function send(message: ImportProcessMessage): void {
  if (process.connected) process.send?.(message);
}

async function importBatch(batchNo: number, sent: readonly SentFile[]): Promise<void> {
  const files = sent.map((file) =>
    file.outcome === "missing" ? file : { ...file, release: async () => {} },
  );
  let index = 0;
  const onResult: RunOptions["onResult"] = ({ file, result, seconds }) => {
    const missing = file.outcome === "missing" ? file : null;
    send({ kind: "result", batchNo, index, missing, result, seconds });
    index += 1;
  };
  const runOptions = { ...options, signal: stopping.signal, onResult };
  try {
    await importClaimedFiles(db, files, turnOf(batchNo), runOptions, knownServices);
    send({ kind: "ended", batchNo, failure: null });
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    const cause = error.cause instanceof Error ? error.cause : error; // the query layer wraps the database's own
    const code = "code" in cause && typeof cause.code === "string" ? cause.code : undefined;
    send({ kind: "ended", batchNo, failure: { error: cause, code } });
  } finally {
    turns.delete(batchNo);
  }
}

function turnOf(batchNo: number): ImportTurn {
  const comes = new Promise<void>((resolve) => {
    turns.set(batchNo, resolve);
  });
  return { comes, pass: () => send({ kind: "turn-passed", batchNo }) };
}

function progressReporter(): RunOptions["onProgress"] {
  let toldAt = 0;
  return (progress) => {
    if (Date.now() - toldAt < PROGRESS_EVERY_MS) return;
    toldAt = Date.now();
    send({ kind: "progress", progress });
  };
}
