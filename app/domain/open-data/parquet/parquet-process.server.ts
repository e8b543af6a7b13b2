import { connect } from "#app/platform/db/open-database.server.ts";
import { becomeWorker } from "#app/platform/processes/become-worker.server.ts";
import type { MessageToWorker, WorkerMessage } from "#app/platform/processes/worker-messages.ts";
import { makeEdition } from "./make-edition.server.ts";
import type { ParquetResult, ParquetTask } from "./parquet-messages.ts";

// Writes the Parquet files for the process that started it (open-parquet-data), on a separate connection.

becomeWorker();

process.on("message", async (message: MessageToWorker<ParquetTask>) => {
  if (message.type !== "task") return;
  send({ type: "started" });
  send({ type: "done", result: await make(message.task) });
});

function send(message: WorkerMessage<ParquetResult>): void {
  process.send?.(message);
}

async function make({ databaseUrl, folder }: ParquetTask): Promise<ParquetResult> {
  const { db, close } = connect(databaseUrl, 0);
  try {
    return await makeEdition(db, folder);
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    const code = "code" in error && typeof error.code === "string" ? error.code : null;
    return { outcome: "failed", code, stack: error.stack ?? error.message };
  } finally {
    await close();
  }
}
