import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { databaseForTests } from "../../../../tests/support/database-for-tests.ts";
import { correctSharedBill } from "./correct-shared-bill.server.ts";
import { findSharedBill } from "./find-shared-bill.server.ts";
import { listRecentUploads } from "./list-recent-uploads.server.ts";
import { signReceipt, verifyReceipt } from "./receipt-token.server.ts";
import { shareBill } from "./share-bill.server.ts";
import type { BillFacts } from "./shared-bill.ts";
import { uploadIdOf } from "./upload-id.server.ts";
import { withdrawSharedBill } from "./withdraw-shared-bill.server.ts";

const database = databaseForTests();
let minutes = 0;
const clock = { now: () => new Date(Date.UTC(2026, 2, 1, 12, minutes)) };
const facts = { hospitalName: "Cedar Valley Hospital", invoiceDate: "2026-02-28", totalCents: 9_876_543_210 };

beforeEach(async () => {
  await database.db.execute(sql`delete from shared_bills`);
  minutes = 0;
});

const share = (shared: BillFacts, uploadId: string | null = null) =>
  shareBill(database.db, shared, { uploadId, readOn: "server" }, clock);

test("a shared bill is found with exactly what was shared, dates and large totals unchanged", async () => {
  const id = await share(facts);
  expect(await findSharedBill(database.db, id)).toEqual({
    outcome: "shared",
    bill: { id, ...facts, readOn: "server", correctedFacts: [], uploadedAt: clock.now() },
  });
  expect(await findSharedBill(database.db, randomUUID())).toEqual({ outcome: "unknown" });
});

test("nothing but the shared facts and times is stored, even when more is handed over", async () => {
  const handedOver = { ...facts, patientName: "Ann Lee" };
  await share(handedOver);
  const { rows } = await database.db.execute(sql`select * from shared_bills`);
  expect(JSON.stringify(rows)).not.toContain("Ann Lee");
});

test("an upload that is sent again, later or at once, is shared once", async () => {
  const uploadId = uploadIdOf("a form", new Uint8Array([1]));
  const ids = await Promise.all([share(facts, uploadId), share(facts, uploadId), share(facts, uploadId)]);
  expect(new Set([...ids, await share(facts, uploadId)]).size).toBe(1);
  expect(await listRecentUploads(database.db)).toHaveLength(1);
});

test("a withdrawn bill is not shared again by a late repetition of its upload", async () => {
  const uploadId = uploadIdOf("a form", new Uint8Array([1]));
  const id = await share(facts, uploadId);
  await withdrawSharedBill(database.db, id, clock);
  expect(await share(facts, uploadId)).toBe(id);
  expect(await listRecentUploads(database.db)).toEqual([]);
});

test("another file out of the same form is another upload, and so is the same file out of another form", () => {
  const [one, other] = [new Uint8Array([1]), new Uint8Array([2])];
  const ids = [uploadIdOf("form", one), uploadIdOf("form", other), uploadIdOf("another", one)];
  expect(new Set(ids).size).toBe(3);
  expect(uploadIdOf("form", one)).toBe(ids[0]);
});

test("recent uploads are the 10 newest, newest first, with missing values as null", async () => {
  for (minutes = 1; minutes <= 12; minutes += 1) {
    await share({ hospitalName: `Hospital ${minutes}`, invoiceDate: null, totalCents: null });
  }
  const uploads = await listRecentUploads(database.db);
  expect(uploads.map(({ hospitalName }) => hospitalName)).toEqual(
    [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((minute) => `Hospital ${minute}`),
  );
  expect(uploads[0]).toMatchObject({
    invoiceDate: null,
    totalCents: null,
    uploadedAt: new Date("2026-03-01T12:12:00Z"),
  });
  expect(await listRecentUploads(database.db, 2)).toHaveLength(2);
});

test("a correction replaces the values and keeps the place among the uploads", async () => {
  const id = await share(facts);
  minutes = 5;
  await share({ ...facts, hospitalName: "Newer Hospital" });
  const correction = { hospitalName: "Oak Hill Clinic", invoiceDate: null, totalCents: 100 };
  expect(await correctSharedBill(database.db, id, correction, clock)).toMatchObject({
    outcome: "corrected",
    bill: { id, ...correction },
  });
  expect(await listRecentUploads(database.db)).toMatchObject([
    { hospitalName: "Newer Hospital" },
    correction,
  ]);
});

test("a withdrawn bill is erased, shown nowhere, and cannot be corrected or withdrawn again", async () => {
  const id = await share(facts);
  expect(await withdrawSharedBill(database.db, id, clock)).toEqual({ outcome: "withdrawn" });
  const { rows } = await database.db.execute(
    sql`select hospital_name, invoice_date, total_cents from shared_bills`,
  );
  expect(rows).toEqual([{ hospital_name: null, invoice_date: null, total_cents: null }]);
  expect(await listRecentUploads(database.db)).toEqual([]);
  expect(await findSharedBill(database.db, id)).toEqual({ outcome: "withdrawn" });
  expect(await correctSharedBill(database.db, id, facts, clock)).toEqual({ outcome: "withdrawn-or-unknown" });
  expect(await withdrawSharedBill(database.db, id, clock)).toEqual({ outcome: "withdrawn-or-unknown" });
});

test("a bill that never was cannot be corrected or withdrawn", async () => {
  const unknown = { outcome: "withdrawn-or-unknown" };
  expect(await correctSharedBill(database.db, randomUUID(), facts, clock)).toEqual(unknown);
  expect(await withdrawSharedBill(database.db, randomUUID(), clock)).toEqual(unknown);
});

test("a receipt stands for its bill, on the server that signed it", () => {
  const id = randomUUID();
  const receipt = signReceipt("the secret of this server", id);
  expect(verifyReceipt("the secret of this server", receipt)).toBe(id);
  expect(verifyReceipt("the secret of another server", receipt)).toBeNull();
  expect(verifyReceipt("the secret of this server", id)).toBeNull();
});
