import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../../tests/support/test-database.ts";
import { correctSharedBill } from "./correct-shared-bill.server.ts";
import { findSharedBill } from "./find-shared-bill.server.ts";
import { listRecentUploads } from "./list-recent-uploads.server.ts";
import { signReceipt, verifyReceipt } from "./receipt-token.server.ts";
import { shareBill } from "./share-bill.server.ts";
import { withdrawSharedBill } from "./withdraw-shared-bill.server.ts";

let database: TestDatabase;
let minutes = 0;
const clock = { now: () => new Date(Date.UTC(2026, 2, 1, 12, minutes)) };
const facts = { hospitalName: "Cedar Valley Hospital", invoiceDate: "2026-02-28", totalCents: 9_876_543_210 };

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.execute(sql`delete from shared_bills`);
  minutes = 0;
});

test("a shared bill is found with exactly what was shared, dates and large totals unchanged", async () => {
  const bill = await shareBill(database.db, facts, clock);
  expect(bill).toEqual({ id: bill.id, ...facts });
  expect(await findSharedBill(database.db, bill.id)).toEqual(bill);
  expect(await findSharedBill(database.db, randomUUID())).toBeNull();
});

test("nothing but the shared facts and times is stored, even when more is handed over", async () => {
  const handedOver = { ...facts, patientName: "Ann Lee" };
  await shareBill(database.db, handedOver, clock);
  const { rows } = await database.db.execute(sql`select * from shared_bills`);
  expect(JSON.stringify(rows)).not.toContain("Ann Lee");
});

test("recent uploads are the 10 newest, newest first, with missing values as null", async () => {
  for (minutes = 1; minutes <= 12; minutes += 1) {
    await shareBill(
      database.db,
      { hospitalName: `Hospital ${minutes}`, invoiceDate: null, totalCents: null },
      clock,
    );
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
  const bill = await shareBill(database.db, facts, clock);
  minutes = 5;
  await shareBill(database.db, { ...facts, hospitalName: "Newer Hospital" }, clock);
  const correction = { hospitalName: "Oak Hill Clinic", invoiceDate: null, totalCents: 100 };
  expect(await correctSharedBill(database.db, bill.id, correction, clock)).toEqual({
    outcome: "corrected",
    bill: { id: bill.id, ...correction },
  });
  expect(await listRecentUploads(database.db)).toMatchObject([
    { hospitalName: "Newer Hospital" },
    correction,
  ]);
});

test("a withdrawn bill is erased, shown nowhere, and cannot be corrected or withdrawn again", async () => {
  const bill = await shareBill(database.db, facts, clock);
  expect(await withdrawSharedBill(database.db, bill.id, clock)).toEqual({ outcome: "withdrawn" });
  const { rows } = await database.db.execute(
    sql`select hospital_name, invoice_date, total_cents from shared_bills`,
  );
  expect(rows).toEqual([{ hospital_name: null, invoice_date: null, total_cents: null }]);
  expect(await listRecentUploads(database.db)).toEqual([]);
  expect(await findSharedBill(database.db, bill.id)).toBeNull();
  expect(await correctSharedBill(database.db, bill.id, facts, clock)).toEqual({
    outcome: "withdrawn-or-unknown",
  });
  expect(await withdrawSharedBill(database.db, bill.id, clock)).toEqual({ outcome: "withdrawn-or-unknown" });
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
