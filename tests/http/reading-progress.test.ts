import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTiff } from "../fixtures/documents/make-documents.ts";
import { importBuiltServer } from "../support/import-built-server.ts";
import { openTestSite, type TestSite } from "../support/open-test-site.ts";
import { billFixture, uploadForm } from "../support/upload.ts";

const { openDocumentReader } = await importBuiltServer();

let reading: TestSite;
let asked: TestSite;
beforeAll(async () => {
  const shared = { ACCOUNT_KEY: "one key of both processes, long enough" };
  reading = await openTestSite({ ...shared, OCR_WORKERS: "1" }, { openReader: openDocumentReader });
  asked = await openTestSite({
    ...shared,
    DATABASE_URL: reading.databaseUrl,
    SESSION_SECRET: "x".repeat(40),
  });
});
afterAll(async () => {
  await asked.close();
  await reading.close();
});

const progressOf = async (site: TestSite, readingId: string) =>
  (await (await site.fetch(`/ocr/reading_progress?reading=${readingId}`)).json()).data;

test("another process on the same database tells how far a reading is, and nothing is left of it afterwards", async () => {
  const readingId = randomUUID();
  const bytes = await makeTiff(await billFixture("urgent-care-receipt.png"), 3);
  const body = uploadForm({ bytes, name: "bill.tif" });
  let over = false;
  const upload = reading
    .fetch(`/ocr/cloud_ocr?reading=${readingId}`, { method: "POST", body })
    .finally(() => {
      over = true;
    });
  const told = new Set<number>();
  while (!over) {
    const progress = await progressOf(asked, readingId);
    if (progress) {
      expect(progress.page_count).toBe(3);
      told.add(progress.pages_read);
    }
    await sleep(100);
  }
  expect((await upload).status).toBe(200);
  expect([...told].length).toBeGreaterThan(1);
  expect(await progressOf(asked, readingId)).toBeNull();
  expect((await reading.db.execute("select * from bill_readings")).rows).toEqual([]);
});

test("what is kept of a reading is codes and counts, no text of a bill", async () => {
  const { rows } = await reading.db.execute(
    "select column_name from information_schema.columns where table_name = 'bill_readings' order by 1",
  );
  expect(rows.map((row) => row.column_name)).toEqual([
    "alive_at",
    "finished_at",
    "looked_at",
    "outcome",
    "page_count",
    "pages_read",
    "reading_id",
    "started_at",
  ]);
});

test("a page that waits comes back until the reading is done, and a refused one says why", async () => {
  const waiting = randomUUID();
  const finished = randomUUID();
  await reading.db.execute(
    `insert into bill_readings (reading_id, pages_read, page_count) values ('${waiting}', 2, 8)`,
  );
  await reading.db.execute(
    `insert into bill_readings (reading_id, finished_at, outcome)
     values ('${finished}', now(), '{"outcome":"refused","reason":"no-bill-data"}')`,
  );
  const page = await asked.fetch(`/upload-bill?reading=${waiting}`);
  expect([page.status, page.headers.get("Refresh")]).toEqual([200, "3"]);
  expect(await page.text()).toContain("Page 3 of 8");
  const refused = await asked.fetch(`/upload-bill?reading=${finished}`);
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain("No bill data found. Try uploading a clearer image.");
});

test("a reading whose process died is over, and so is one that never was", async () => {
  const dead = randomUUID();
  await reading.db.execute(
    `insert into bill_readings (reading_id, pages_read, page_count, alive_at)
     values ('${dead}', 2, 8, now() - interval '1 minute')`,
  );
  for (const readingId of [dead, randomUUID(), "no-uuid"]) {
    const page = await asked.fetch(`/upload-bill?reading=${readingId}`);
    expect([page.status, page.headers.get("Refresh")]).toEqual([404, null]);
    expect(await page.text()).toContain("This reading has ended. Please upload the bill again.");
  }
});
