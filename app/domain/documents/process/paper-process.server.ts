import type { HospitalDirectory } from "#app/domain/bills/read/hospital-directory.ts";
import { becomeWorker } from "#app/platform/processes/become-worker.server.ts";
import type { MessageToWorker, WorkerMessage } from "#app/platform/processes/worker-messages.ts";
import type { PaperQuestion, PaperResult, PaperTask } from "./paper-messages.ts";
import { paperTasks } from "./paper-tasks.ts";

// Reads documents for the process that started it (open-paper-reader), which is asked about hospitals.

becomeWorker();

const awaited = new Map<number, (answer: unknown) => void>();
let lastAskId = 0;

const directory: HospitalDirectory = {
  findAt: (...given) => ask({ method: "findAt", given }),
  findNamed: (...given) => ask({ method: "findNamed", given }),
};

process.on("message", async (message: MessageToWorker<PaperTask>) => {
  if (message.type === "answer") {
    awaited.get(message.askId)?.(message.answer);
    awaited.delete(message.askId);
  } else if (message.type === "task") {
    send({ type: "started" });
    send({ type: "done", result: await make(message.task) });
  }
});

function send(message: WorkerMessage<PaperResult>): void {
  process.send?.(message);
}

/** The answer is what the method of the directory gives. */
function ask<Answer>(question: PaperQuestion): Promise<Answer> {
  lastAskId += 1;
  const askId = lastAskId;
  return new Promise((resolve) => {
    awaited.set(askId, resolve as (answer: unknown) => void);
    send({ type: "ask", askId, question });
  });
}

async function make({ kind, paper }: PaperTask): Promise<PaperResult> {
  const task = paperTasks[kind] as (of: typeof paper, hospitals: HospitalDirectory) => Promise<unknown>;
  try {
    return { outcome: "made", made: await task(paper, directory) };
  } catch (error) {
    return {
      outcome: "failed",
      stack: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}
