import { becomeWorker } from "#app/platform/processes/become-worker.server.ts";
import type { MessageToWorker, WorkerMessage } from "#app/platform/processes/worker-messages.ts";
import { checkPriceFile } from "../check-price-file.server.ts";
import type { CheckResult, CheckTask } from "./check-messages.ts";

// Checks strangers' price files for the process that started it (open-file-checker).

becomeWorker();

process.on("message", async (message: MessageToWorker<CheckTask>) => {
  if (message.type !== "task") return;
  send({ type: "started" });
  send({ type: "done", result: await check(message.task) });
});

function send(message: WorkerMessage<CheckResult>): void {
  process.send?.(message);
}

async function check({ filePath, fileName, maxBytes }: CheckTask): Promise<CheckResult> {
  try {
    return { outcome: "made", check: await checkPriceFile(filePath, fileName, { maxBytes }) };
  } catch (error) {
    return {
      outcome: "failed",
      stack: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}
