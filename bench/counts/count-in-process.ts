import { once } from "node:events";
import { connect } from "#app/platform/db/open-database.server.ts";
import { openSharedCount } from "#app/platform/http/limits/shared-count.server.ts";

/** What one of several processes counts. */
export interface CountingTask {
  databaseUrl: string;
  name: string;
  calls: number;
  /** Calls at once. */
  underWay: number;
  clients: number;
  maxCount: number;
}

export interface CountingResult {
  callsPerSecond: number;
  /** Of calls that were let through, as those that are refused wait for nothing. */
  medianMs: number;
  p99Ms: number;
  letThrough: number;
}

const [task] = (await once(process, "message")) as [CountingTask];
const { db, close } = connect(task.databaseUrl, 5_000);
const count = openSharedCount(db, { ...task, windowMs: 600_000, secret: "of a measurement" });
const waitsMs: number[] = [];
let next = 0;

async function callOnAndOn() {
  while (next < task.calls) {
    const client = next++ % task.clients;
    const startedAt = performance.now();
    const { total } = await count.add(`10.0.${client >> 8}.${client & 255}`);
    if (total <= task.maxCount) waitsMs.push(performance.now() - startedAt);
  }
}

const startedAt = performance.now();
await Promise.all(Array.from({ length: task.underWay }, callOnAndOn));
const seconds = (performance.now() - startedAt) / 1000;
await close();
waitsMs.sort((one, other) => one - other);
process.send!({
  callsPerSecond: task.calls / seconds,
  medianMs: waitsMs[Math.floor(waitsMs.length / 2)]!,
  p99Ms: waitsMs[Math.floor(waitsMs.length * 0.99)]!,
  letThrough: waitsMs.length,
} satisfies CountingResult);
process.disconnect();
