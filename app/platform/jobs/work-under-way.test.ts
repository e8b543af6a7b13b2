import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { openWorkUnderWay } from "./work-under-way.ts";

const never = new AbortController().signal;
const untilStopped = (signal: AbortSignal) =>
  new Promise<string>((resolve) => signal.addEventListener("abort", () => resolve("stopped")));

test("others see how far a task is, and nothing of it once its request has the result", async () => {
  const work = openWorkUnderWay<number, string>(1000);
  let finish = (_result: string) => {};
  const result = work.start(
    "a",
    (report) => {
      report(3);
      return new Promise((resolve) => {
        finish = resolve;
      });
    },
    never,
  );
  expect(work.look("a")).toEqual({ progress: 3, result: null });
  expect(work.look("b")).toBeNull();
  finish("done");
  expect(await result).toBe("done");
  expect(work.look("a")).toBeNull();
});

test("a task is told to stop when its request leaves", async () => {
  const work = openWorkUnderWay<number, string>(1000);
  const leaving = new AbortController();
  const result = work.start("a", (_report, signal) => untilStopped(signal), leaving.signal);
  leaving.abort();
  expect(await result).toBe("stopped");
});

test("a detached task goes on without its request, and its result waits to be looked at", async () => {
  const work = openWorkUnderWay<number, string>(200);
  const leaving = new AbortController();
  const result = work.start("a", () => sleep(100, "done"), leaving.signal);
  work.detach("a");
  leaving.abort();
  expect(await result).toBe("done");
  expect(work.look("a")).toEqual({ progress: null, result: "done" });
  await sleep(300);
  expect(work.look("a")).toBeNull();
});

test("a detached task that nobody looks at is stopped; looking keeps it going", async () => {
  const work = openWorkUnderWay<number, string>(100);
  let stoppedAtMs = 0;
  const startedAtMs = performance.now();
  const result = work.start("a", (_report, signal) => untilStopped(signal), never);
  work.detach("a");
  for (let look = 0; look < 5; look++) {
    await sleep(50);
    expect(work.look("a")).not.toBeNull();
  }
  await result.then(() => {
    stoppedAtMs = performance.now() - startedAtMs;
  });
  expect(stoppedAtMs).toBeGreaterThan(300);
});
