import { afterEach, expect, test } from "vitest";
import type {
  DocumentReader,
  PageDrawer,
  ReadOptions,
  ReadOutcome,
} from "#app/platform/ocr/document-reader.ts";
import type { PoolLoad } from "#app/platform/processes/worker-pool.server.ts";
import { IDLE_POOL } from "../support/idle-pool.ts";
import { openTestSite, type TestSite } from "../support/open-test-site.ts";
import { billFixture, postBill, uploadForm } from "../support/upload.ts";

// open-document-reader.server.test.ts tests the pool behind the reader with a queue; how fast pages answer
// meanwhile, by `npm run bench -- while-reading`.

let site: TestSite;
afterEach(() => site.close());

/** A site whose reader answers as instructed. */
async function siteThatReads(read: (options: ReadOptions) => Promise<ReadOutcome>): Promise<void> {
  const reader: DocumentReader & PageDrawer & { load(): PoolLoad } = {
    read: (_bytes, options = {}) => read(options),
    countPages: async () => ({ outcome: "counted", pageCount: 2 }),
    drawPages: async () => ({ outcome: "drawn", pages: [] }),
    load: () => IDLE_POOL,
    close: async () => {},
  };
  site = await openTestSite({}, { openReader: () => reader });
}

const aBill = () => billFixture("scanned-statement-two-pages.pdf");

test("past the queue a bill is turned away with the time to come back, as JSON and as a page", async () => {
  await siteThatReads(async () => ({ outcome: "busy", retryAfterSeconds: 7 }));
  const call = await postBill(site, await aBill(), "c.pdf");
  expect([call.status, call.headers.get("Retry-After")]).toEqual([503, "7"]);
  expect(await call.json()).toMatchObject({
    status: "error",
    status_code: 503,
    error: "We are reading as many bills as we can right now. Please try again in 7 seconds.",
  });

  const body = uploadForm({ bytes: await aBill(), name: "c.pdf" });
  const page = await site.post("/upload-bill", body);
  expect([page.status, page.headers.get("Retry-After")]).toEqual([503, "7"]);
  expect(await page.text()).toContain("We are reading as many bills as we can right now.");
});

test("the reading of a client that leaves is given up", async () => {
  let begin = () => {};
  const hasBegun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const signals: (AbortSignal | undefined)[] = [];
  await siteThatReads(({ signal }) => {
    signals.push(signal);
    begin();
    return new Promise((resolve) => {
      signal?.addEventListener("abort", () => resolve({ outcome: "cancelled" }));
    });
  });
  const leaving = new AbortController();
  const left = postBill(site, await aBill(), "a.pdf", { signal: leaving.signal });
  await hasBegun;
  leaving.abort();
  await expect(left).rejects.toThrow("aborted");
  await expect.poll(() => signals.map((signal) => signal?.aborted)).toEqual([true]);
});
