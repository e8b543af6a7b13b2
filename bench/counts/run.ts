import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { openTestDatabase } from "../../tests/support/test-database.ts";
import type { CountingResult, CountingTask } from "./count-in-process.ts";

// npm run bench -- counts
// How long a call waits to be counted while two processes count the same clients, by how many calls each has under way, and
// how many they let through of 1,000 clients that make 40 calls each at a limit of 30. Exits with 1 where that is not 30 each.

const CALLS = 20_000;
const CLIENTS = 1_000;
const MAX_COUNT = 30;

const database = await openTestDatabase();
try {
  console.log("under way   calls/s   median ms   p99 ms   let through");
  for (const underWay of [1, 10, 100]) {
    const task = { databaseUrl: database.databaseUrl, name: `bench ${underWay}`, calls: CALLS, underWay };
    const children = [start(task), start(task)];
    const results = await Promise.all(children.map(resultOf));
    const letThrough = results.reduce((sum, result) => sum + result.letThrough, 0);
    const perSecond = results.reduce((sum, result) => sum + result.callsPerSecond, 0);
    const [{ medianMs, p99Ms }] = results as [CountingResult];
    console.log(
      `${String(underWay).padStart(9)} ${perSecond.toFixed(0).padStart(9)} ${medianMs.toFixed(2).padStart(11)} ${p99Ms.toFixed(2).padStart(8)} ${String(letThrough).padStart(13)}`,
    );
    if (letThrough !== CLIENTS * MAX_COUNT) process.exitCode = 1;
  }
} finally {
  await database.close();
}

function start(task: Omit<CountingTask, "clients" | "maxCount">): ChildProcess {
  const child = fork(new URL("count-in-process.ts", import.meta.url), { execArgv: ["--import", "tsx"] });
  child.send({ ...task, clients: CLIENTS, maxCount: MAX_COUNT } satisfies CountingTask);
  return child;
}

async function resultOf(child: ChildProcess): Promise<CountingResult> {
  const [result] = (await once(child, "message")) as [CountingResult];
  return result;
}
