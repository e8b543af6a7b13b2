import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { makeTiff } from "../fixtures/documents/make-documents.ts";
import type { TestSite } from "../support/open-test-site.ts";
import { openSharedReader } from "../support/recorded-reader.ts";
import { siteForTests } from "../support/site-for-tests.ts";
import { billFixture, postBill, uploadForm } from "../support/upload.ts";

const site = siteForTests();

/** recorded-readings.test.ts compares the recordings of these with what the reader reads. */
const comparedBills = [
  {
    file: "physician-statement.pdf",
    hospital: "Harrow & Stone Internal Medicine Associates",
    total: 1549.25,
    date: "2026-03-04",
  },
  { file: "urgent-care-receipt.png", hospital: "MEDPOINT EXPRESS CLINIC", total: 423.39, date: "2026-06-08" },
  { file: "itemised-bill-fax.tif", hospital: "PINE HARROW HOSPITAL", total: 23629.41, date: "2026-07-06" },
];
const otherBills = [
  {
    file: "urgent-care-receipt-scan.jpg",
    hospital: "QUICKSTEP URGENT CARE",
    total: 531.03,
    date: "2025-11-11",
  },
  {
    file: "explanation-of-benefits.webp",
    hospital: "Eastlake Diagnostic Imaging Group, P.C.",
    total: 903.99,
    date: "2025-04-08",
  },
  {
    file: "scanned-statement-two-pages.pdf",
    hospital: "Old Dominion Springs Medical Center",
    total: 14089.36,
    date: "2025-06-06",
  },
];

const expectRead = async (where: TestSite, { file, hospital, total, date }: (typeof otherBills)[number]) => {
  const reply = await postBill(where, await billFixture(file), file);
  expect([reply.status, await reply.json()]).toMatchObject([
    200,
    { status: "success", status_code: 200, data: { hospital_name: hospital, total_price: { total }, date } },
  ]);
};

test.each(comparedBills)("$file is read: hospital, total and date", (bill) => expectRead(site, bill));

/** Reads for real, from the bytes of a file to what is shared of it. */
describe("a site with its reader", () => {
  const reading = siteForTests({}, { openReader: openSharedReader });

  test.each(otherBills)("$file is read: hospital, total and date", (bill) => expectRead(reading, bill));
});

test("a TIFF of several pages is read as one bill", async () => {
  const tiff = await makeTiff(await billFixture("urgent-care-receipt.png"), 2);
  const reply = await postBill(site, tiff, "bill.tif");
  expect(reply.status).toBe(200);
  expect((await reply.json()).data).toMatchObject({
    hospital_name: "MEDPOINT EXPRESS CLINIC",
    total_price: { total: 423.39 },
    date: "2026-06-08",
  });
});

test("what was shared comes first in the recent uploads, with hospital, date, total and time only", async () => {
  const before = Date.now();
  await postBill(site, await billFixture("urgent-care-receipt.png"), "my bill.png");
  const reply = await site.fetch("/ocr/get_recent_uploads");
  expect(reply.headers.get("Access-Control-Allow-Origin")).toBe("*");
  const { data } = await reply.json();
  const { timestamp, ...newest } = data.recent_uploads[0];
  expect(newest).toEqual({
    hospital_name: "MEDPOINT EXPRESS CLINIC",
    invoice_date: "2026-06-08",
    total_amount: 423.39,
  });
  expect(Date.parse(timestamp)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(timestamp)).toBeLessThanOrEqual(Date.now());
});

test("a picture that is too blurred to read is refused as such", async () => {
  const blurred = await sharp(await billFixture("urgent-care-receipt.png"))
    .blur(6)
    .jpeg()
    .toBuffer();
  const reply = await postBill(site, blurred, "blurred.jpg");
  expect(reply.status).toBe(422);
  expect(await reply.json()).toMatchObject({
    reason: "illegible",
    error: expect.stringMatching(/^No bill data found\. .*too blurred or too dark to read/),
  });
});

test("only the ten newest uploads are listed", async () => {
  await site.db.execute(
    "insert into shared_bills (id, hospital_name, uploaded_at) select gen_random_uuid(), 'Sum Hospital ' || n, now() + n * interval '1 second' from generate_series(1, 12) n",
  );
  const { data } = await (await site.fetch("/ocr/get_recent_uploads")).json();
  expect(data.recent_uploads.map((upload: { hospital_name: string }) => upload.hospital_name)).toEqual(
    Array.from({ length: 10 }, (_, index) => `Sum Hospital ${12 - index}`),
  );
  await site.db.execute("delete from shared_bills where hospital_name like 'Sum Hospital%'");
});

test("a letter, though readable, holds no bill data, and nothing is shared", async () => {
  const count = async () => (await site.db.execute("select count(*) from shared_bills")).rows[0];
  const before = await count();
  const refused = {
    "letter-not-a-bill.pdf": [
      "appointment-letter",
      "No bill data found. This looks like a letter about an appointment. Please upload a medical bill.",
    ],
    "blank-page.png": ["no-bill-data", "No bill data found. Try uploading a clearer image."],
  };
  for (const [file, [reason, message]] of Object.entries(refused)) {
    const reply = await postBill(site, await billFixture(file), file);
    expect(reply.status).toBe(422);
    expect(await reply.json()).toEqual({
      status: "error",
      status_code: 422,
      reason,
      error: message,
      message,
    });
  }
  expect(await count()).toEqual(before);
});

test("the database keeps nothing of a bill beyond what is shared", async () => {
  const columns = await site.db.execute(
    "select column_name from information_schema.columns where table_name = 'shared_bills' order by 1",
  );
  expect(columns.rows.map((row) => row.column_name)).toEqual([
    "corrected_at",
    "corrected_facts",
    "hospital_name",
    "id",
    "invoice_date",
    "read_on",
    "total_cents",
    "upload_id",
    "uploaded_at",
    "withdrawn_at",
  ]);
});

test("one upload that is sent twice, at once and once more, is shared once and leads to one receipt", async () => {
  const bytes = await billFixture("physician-statement.pdf");
  const send = async () => {
    const form = uploadForm({ bytes, name: "bill.pdf" });
    form.append("upload_id", "a-form-of-its-own");
    return (await site.post("/ocr/cloud_ocr", form)).json();
  };
  const count = async () => (await site.db.execute("select from shared_bills")).rows.length;
  const before = await count();
  const replies = [...(await Promise.all([send(), send()])), await send()];
  expect(new Set(replies.map((reply) => reply.receipt_path)).size).toBe(1);
  expect(await count()).toBe(before + 1);
});
