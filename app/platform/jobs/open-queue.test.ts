import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { databaseForEachTest } from "../../../tests/support/database-for-tests.ts";
import { type JobQueue, openQueue, type WorkOutcome } from "./open-queue.server.ts";

const soon = { firstRetrySeconds: 1, maxRetries: 5 };
const database = databaseForEachTest();
let queue: JobQueue;
beforeEach(async () => {
  queue = await openQueue(database.db);
});
afterEach(() => queue.close());

/** Work that ends as instructed, then succeeds. */
function workThatEnds(...outcomes: (WorkOutcome | Error)[]) {
  let runs = 0;
  const work = async () => {
    runs += 1;
    const outcome = outcomes.shift() ?? "done";
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  return { work, runs: () => runs };
}

async function doWork(queue: JobQueue, work: () => Promise<WorkOutcome>) {
  await queue.doWork("work", work);
  return queue.offerWork("work", soon);
}

test("requested work is done, and tried again where it could not be", async () => {
  const { work, runs } = workThatEnds("again", "again");
  const durable = await doWork(queue, work);
  await durable.request(database.db);
  await expect.poll(runs).toBe(3);
});

test("work that throws is logged without its message and tried again", async () => {
  const { work, runs } = workThatEnds(new TypeError("ann@example.com"));
  const log = vi.mocked(console.error).mockImplementation(() => {});
  const durable = await doWork(queue, work);
  await durable.request(database.db);
  await expect.poll(runs).toBe(2);
  expect(log.mock.calls.flat().join()).toMatch(/^The work 'work' failed: TypeError/);
  expect(log.mock.calls.flat().join()).not.toContain("ann@");
  log.mockClear();
});

test("work requested in a transaction is done if it commits, and only then", async () => {
  const { work, runs } = workThatEnds();
  const durable = await doWork(queue, work);
  const rolledBack = database.db.transaction(async (transaction) => {
    await durable.request(transaction);
    throw new Error("changed our mind");
  });
  await expect(rolledBack).rejects.toThrow("changed our mind");
  const { rows } = await database.db.execute(sql`select from jobs.job`);
  expect(rows).toHaveLength(0);
  await database.db.transaction((transaction) => durable.request(transaction));
  await expect.poll(runs).toBe(1);
});

test("what a program leaves undone is done by the next one", async () => {
  const first = workThatEnds("again", "again", "again");
  const durable = await doWork(queue, first.work);
  await durable.request(database.db);
  await expect.poll(first.runs).toBe(1);
  await queue.close();
  queue = await openQueue(database.db);
  const { work, runs } = workThatEnds();
  await doWork(queue, work);
  await expect.poll(runs).toBe(1);
});

test("a hundred requests while one is worked on are one run, in programs that begin at once too", async () => {
  const other = await openQueue(database.db);
  onTestFinished(() => other.close());
  const [ended, end] = gate();
  const { work, runs } = workThatEnds();
  const held = async () => {
    const outcome = await work();
    await ended;
    return outcome;
  };
  const durable = await doWork(queue, held);
  await durable.request(database.db);
  await expect.poll(runs).toBe(1);
  await Promise.all(Array.from({ length: 100 }, () => durable.request(database.db)));
  await doWork(other, held);
  end();
  await expect.poll(unfinished).toBe(0);
  expect(runs()).toBeLessThanOrEqual(3); // two programs that look at the same moment share what there is
});

/** Work that waits until it may continue. */
function gate(): [Promise<void>, () => void] {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return [opened, open];
}

async function unfinished() {
  const { rows } = await database.db.execute(sql`select from jobs.job where state <> 'completed'`);
  return rows.length;
}
