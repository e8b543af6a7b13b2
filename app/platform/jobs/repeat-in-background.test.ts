import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { repeatInBackground } from "./repeat-in-background.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Lets resolved promises continue, without time passing. */
const settle = () => vi.advanceTimersByTimeAsync(0);

test("the task runs at once and again after each interval", async () => {
  const task = vi.fn(async () => {});
  const job = repeatInBackground(task, 10);
  expect(task).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(task).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_001);
  expect(task).toHaveBeenCalledTimes(3);
  await job.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(task).toHaveBeenCalledTimes(3);
});

test("a nudge runs the task without waiting for the interval, never two at a time", async () => {
  const ends: (() => void)[] = [];
  const task = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        ends.push(resolve);
      }),
  );
  const job = repeatInBackground(task, 3600);
  job.nudge();
  job.nudge();
  await settle();
  expect(task).toHaveBeenCalledTimes(1);
  ends[0]!();
  await settle();
  expect(task).toHaveBeenCalledTimes(2);
  ends[1]!();
  await settle();
  expect(task).toHaveBeenCalledTimes(2);
  job.nudge();
  await settle();
  expect(task).toHaveBeenCalledTimes(3);
  ends[2]!();
  await job.close();
});

test("a failed run is logged without its message, and the next one comes", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const task = vi.fn(async () => {
    throw Object.assign(new Error("params: someone@example.com"), { cause: { code: "57014" } });
  });
  const job = repeatInBackground(task, 10);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(task).toHaveBeenCalledTimes(2);
  await job.close();
  const [logged] = log.mock.calls[0] ?? [];
  log.mockClear();
  expect(logged).toMatch(/^A background task failed: Error 57014\n/);
  expect(logged).not.toContain("someone@example.com");
});

test("closing tells the run under way and waits for it", async () => {
  let wasTold = false;
  let end = () => {};
  const job = repeatInBackground(async (signal) => {
    await new Promise((resolve) => signal.addEventListener("abort", resolve));
    wasTold = true;
    await new Promise<void>((resolve) => {
      end = resolve;
    });
  }, 3600);
  let isClosed = false;
  const closing = job.close().then(() => {
    isClosed = true;
  });
  await settle();
  expect([wasTold, isClosed]).toEqual([true, false]);
  end();
  await closing;
});
