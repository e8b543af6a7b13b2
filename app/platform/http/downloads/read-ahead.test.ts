import { expect, test } from "vitest";
import { readAhead } from "./read-ahead.ts";

test("a body that breaks gives every chunk that came before", async () => {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = readAhead(
    new ReadableStream({
      start(given) {
        controller = given;
      },
    }),
  );
  const isTaken = () => (controller?.desiredSize ?? 0) === 1;
  for (const byte of [1, 2]) {
    controller?.enqueue(Uint8Array.of(byte));
    await expect.poll(isTaken).toBe(true);
  }
  controller?.error(new Error("hung up"));
  expect(await body.next()).toEqual(Uint8Array.of(1));
  expect(await body.next()).toEqual(Uint8Array.of(2));
  await expect(body.next()).rejects.toThrow("hung up");
});

test("a body that nobody takes is read no further than the limit", async () => {
  let sentBytes = 0;
  const megabyte = new Uint8Array(1024 * 1024);
  const body = readAhead(
    new ReadableStream({
      pull(controller) {
        sentBytes += megabyte.length;
        controller.enqueue(megabyte);
      },
    }),
  );
  await expect.poll(() => sentBytes / megabyte.length).toBeGreaterThanOrEqual(4);
  await body.next();
  await body.cancel();
  expect(sentBytes / megabyte.length).toBeLessThan(8);
  expect(await body.next()).toBeNull();
});
