import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BodyStalled, endSlowBody } from "./end-slow-body.server.ts";

const PATIENCE_MS = 30_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A body whose chunks of a given size arrive at intervals; it ends after `chunkCount`. */
function bodyOf(sizeBytes: number, everyMs: number, chunkCount: number) {
  let sentCount = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) =>
        new Promise((resolve) => {
          setTimeout(() => {
            sentCount += 1;
            if (sentCount > chunkCount) controller.close();
            else controller.enqueue(new Uint8Array(sizeBytes));
            resolve();
          }, everyMs);
        }),
    },
    { highWaterMark: 0 },
  );
  return endSlowBody(body, PATIENCE_MS).getReader();
}

/** Reads to the end; when it ended, and how many bytes there were. */
async function readAll(reader: ReadableStreamDefaultReader<Uint8Array>) {
  let sizeBytes = 0;
  const startedAtMs = performance.now();
  const reading = (async () => {
    try {
      for (let part = await reader.read(); !part.done; part = await reader.read())
        sizeBytes += part.value.length;
      return "whole";
    } catch (error) {
      if (error instanceof BodyStalled) return "stalled";
      throw error;
    }
  })();
  let outcome: string | null = null;
  void reading.then((ended) => {
    outcome = ended;
  });
  while (outcome === null) await vi.advanceTimersByTimeAsync(100);
  return { outcome, sizeBytes, afterSeconds: Math.round((performance.now() - startedAtMs) / 1000) };
}

test("a slow phone is listened to for as long as it sends", async () => {
  const slowPhone = await readAll(bodyOf(6_000, 3_000, 200));
  expect(slowPhone).toEqual({ outcome: "whole", sizeBytes: 1_200_000, afterSeconds: 603 });
});

test("who sends nothing is given up after the whole patience", async () => {
  const stops = bodyOf(1_000_000, 31_000, 1);
  expect(await readAll(stops)).toEqual({ outcome: "stalled", sizeBytes: 0, afterSeconds: 30 });
});

test("who sends a byte every five seconds is given up in the same time", async () => {
  expect(await readAll(bodyOf(1, 5_000, 1_000))).toEqual({
    outcome: "stalled",
    sizeBytes: 6,
    afterSeconds: 30,
  });
});

test("what is too slow on the whole is given up, too", async () => {
  expect(await readAll(bodyOf(450, 1_000, 1_000))).toMatchObject({ outcome: "stalled", afterSeconds: 54 });
});

test("time in which nobody reads does not count", async () => {
  const reader = bodyOf(1, 1_000, 3);
  for (const _ of [1, 2, 3]) {
    const read = reader.read();
    await vi.advanceTimersByTimeAsync(1_000);
    expect((await read).value).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(3_600_000);
  }
});
