import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { databaseForTests } from "../../../../tests/support/database-for-tests.ts";
import type { ReadProgress } from "../upload-progress.ts";
import { lookAtReading } from "./look-at-reading.server.ts";
import { startReading } from "./start-reading.server.ts";

const database = databaseForTests();

let readingId: string;
beforeEach(() => {
  readingId = randomUUID();
});

const look = () => lookAtReading(database.db, readingId);

/** A reading that goes on until the test ends it, or it is told to stop. */
function start(leaving = new AbortController()) {
  let report: (progress: ReadProgress) => void = () => {};
  let finish = () => {};
  const reading = startReading(database.db, readingId, leaving.signal, (onProgress, signal) => {
    report = onProgress;
    return new Promise<"read" | "cancelled">((resolve) => {
      finish = () => resolve("read");
      signal.addEventListener("abort", () => resolve("cancelled"));
    });
  });
  const detach = () =>
    reading.detach((result) =>
      result === "read" ? { outcome: result, sealedBill: "of a bill" } : { outcome: "cancelled" },
    );
  return { ...reading, detach, report, finish, leave: () => leaving.abort() };
}

test("a reading is seen by its id with its progress, and leaves nothing when its sender has the result", async () => {
  const reading = start();
  await expect.poll(look).toEqual({ outcome: "under-way", progress: null });
  reading.report({ pagesRead: 2, pageCount: 8 });
  await expect.poll(look).toEqual({ outcome: "under-way", progress: { pagesRead: 2, pageCount: 8 } });
  reading.finish();
  expect(await reading.result).toBe("read");
  expect(await look()).toEqual({ outcome: "over" });
  expect(await reading.detach()).toBe(false);
});

test("a reading stops when its sender leaves", async () => {
  const reading = start();
  reading.leave();
  expect(await reading.result).toBe("cancelled");
  expect(await look()).toEqual({ outcome: "over" });
});

test("a sender that had left before is not read for", async () => {
  const left = new AbortController();
  left.abort();
  const reading = startReading(database.db, readingId, left.signal, async (_, signal) => signal.aborted);
  expect(await reading.result).toBe(true);
});

test("a detached reading goes on without its sender and keeps its result for those who look", async () => {
  const reading = start();
  expect(await reading.detach()).toBe(true);
  reading.leave();
  expect(await look()).toMatchObject({ outcome: "under-way" });
  reading.finish();
  await reading.result;
  const finished = { outcome: "finished", result: { outcome: "read", sealedBill: "of a bill" } };
  expect([await look(), await look()]).toEqual([finished, finished]);
});

test("a detached reading that nobody looks at any more is stopped", async () => {
  const reading = start();
  await reading.detach();
  expect(await look()).toMatchObject({ outcome: "under-way" });
  await database.db.execute(
    sql`update bill_readings set looked_at = now() - interval '1 minute' where reading_id = ${readingId}`,
  );
  expect(await reading.result).toBe("cancelled");
});

test("a reading without a sign of life is over, and old ones are swept when another begins", async () => {
  await database.db.execute(
    sql`insert into bill_readings (reading_id, alive_at) values (${readingId}, now() - interval '16 seconds')`,
  );
  expect(await look()).toEqual({ outcome: "over" });
  await database.db.execute(
    sql`update bill_readings set alive_at = now() - interval '11 minutes' where reading_id = ${readingId}`,
  );
  const swept = readingId;
  readingId = randomUUID();
  const reading = start();
  reading.finish();
  await reading.result;
  const { rows } = await database.db.execute(sql`select from bill_readings where reading_id = ${swept}`);
  expect(rows).toEqual([]);
});

test("a reading goes on where it cannot be followed", async () => {
  await database.db.execute(sql`alter table bill_readings rename to bill_readings_away`);
  const reading = start();
  reading.report({ pagesRead: 1, pageCount: 2 });
  reading.finish();
  expect(await reading.result).toBe("read");
  expect(console.error).toHaveBeenCalled();
  vi.mocked(console.error).mockClear();
  await database.db.execute(sql`alter table bill_readings_away rename to bill_readings`);
});
