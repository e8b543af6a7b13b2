import { setTimeout as pause } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { repeatInBackground } from "./repeat-in-background.ts";

test("the task runs at once and again after each interval", async () => {
  let runs = 0;
  const job = repeatInBackground(async () => {
    runs += 1;
  }, 0.02);
  expect(runs).toBe(1);
  await vi.waitFor(() => expect(runs).toBeGreaterThanOrEqual(3));
  await job.close();
  const runsAtClose = runs;
  await pause(60);
  expect(runs).toBe(runsAtClose);
});

test("a nudge runs the task without waiting for the interval, never two at a time", async () => {
  let runs = 0;
  let running = 0;
  let mostAtOnce = 0;
  const job = repeatInBackground(async () => {
    running += 1;
    mostAtOnce = Math.max(mostAtOnce, running);
    await pause(10);
    runs += 1;
    running -= 1;
  }, 3600);
  job.nudge();
  job.nudge();
  await vi.waitFor(() => expect(runs).toBe(2));
  await pause(30);
  expect(runs).toBe(2);
  job.nudge();
  await vi.waitFor(() => expect(runs).toBe(3));
  expect(mostAtOnce).toBe(1);
  await job.close();
});

test("a failed run is logged without its message, and the next one comes", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  let runs = 0;
  const job = repeatInBackground(async () => {
    runs += 1;
    throw Object.assign(new Error("params: someone@example.com"), { cause: { code: "57014" } });
  }, 0.01);
  await vi.waitFor(() => expect(runs).toBeGreaterThanOrEqual(2));
  await job.close();
  const [logged] = log.mock.calls[0] ?? [];
  log.mockClear();
  expect(logged).toMatch(/^A background task failed: Error 57014\n/);
  expect(logged).not.toContain("someone@example.com");
});

test("closing tells the run under way and waits for it", async () => {
  let wasTold = false;
  let finished = false;
  const job = repeatInBackground(async (signal) => {
    await new Promise((resolve) => signal.addEventListener("abort", resolve));
    wasTold = true;
    await pause(10);
    finished = true;
  }, 3600);
  await job.close();
  expect([wasTold, finished]).toEqual([true, true]);
});
