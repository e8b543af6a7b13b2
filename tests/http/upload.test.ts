import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { makeTiff } from "../fixtures/documents/make-documents.ts";
import { openTestSite, type TestSite } from "../support/open-test-site.ts";
import { billFixture, postBill, uploadForm } from "../support/upload.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const bills = [
  {
    file: "physician-statement.pdf",
    hospital: "Harrow & Stone Internal Medicine Associates",
    total: 1549.25,
    date: "2026-03-04",
  },
  { file: "urgent-care-receipt.png", hospital: "MEDPOINT EXPRESS CLINIC", total: 423.39, date: "2026-06-08" },
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
  { file: "itemised-bill-fax.tif", hospital: "PINE HARROW HOSPITAL", total: 23629.41, date: "2026-07-06" },
  {
    file: "scanned-statement-two-pages.pdf",
    hospital: "Old Dominion Springs Medical Center",
    total: 14089.36,
    date: "2025-06-06",
  },
];

test.each(bills)("$file is read: hospital, total and date", async ({ file, hospital, total, date }) => {
  const reply = await postBill(site, await billFixture(file), file);
  expect(reply.status).toBe(200);
  const body = await reply.json();
  expect(body).toMatchObject({
    status: "success",
    status_code: 200,
    data: { hospital_name: hospital, total_price: { total }, date },
  });
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
  for (const file of ["letter-not-a-bill.pdf", "blank-page.png"]) {
    const reply = await postBill(site, await billFixture(file), file);
    expect(reply.status).toBe(422);
    expect(await reply.json()).toEqual({
      status: "error",
      status_code: 422,
      reason: "no-bill-data",
      error: "No bill data found. Try uploading a clearer image.",
      message: "No bill data found. Try uploading a clearer image.",
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
    "hospital_name",
    "id",
    "invoice_date",
    "total_cents",
    "upload_id",
    "uploaded_at",
    "withdrawn_at",
  ]);
});

test("without script the form leads to the receipt, where the bill can be corrected and withdrawn", async () => {
  const form = uploadForm({ bytes: await billFixture("urgent-care-receipt.png"), name: "bill.png" });
  const posted = await site.fetch("/upload-bill", { method: "POST", body: form });
  expect(posted.status).toBe(303);
  const receiptPath = posted.headers.get("Location") ?? "";
  expect(receiptPath).toMatch(/^\/upload-bill\?receipt=[^#]+#UploadBill$/);

  const receipt = await (await site.fetch(receiptPath)).text();
  expect(receipt).toContain("MEDPOINT EXPRESS CLINIC");
  expect(receipt).toContain("$423.39");
  expect(receipt).toContain("Jun 8, 2026");
  expect(receipt).toMatch(/Time of upload<\/dt><dd><time dateTime="\d{4}-\d\d-\d\dT/);
  expect(receipt).toContain('<meta name="robots" content="noindex"');

  const wrong = await site.fetch(receiptPath, {
    method: "POST",
    body: new URLSearchParams({
      intent: "correct",
      hospitalName: "John Smith",
      invoiceDate: "2999-01-01",
      total: "lots",
    }),
  });
  expect(wrong.status).toBe(422);
  const wrongPage = await wrong.text();
  expect(wrongPage).toContain("names of people are not shared");
  expect(wrongPage).toContain("Enter a date that is not in the future");
  expect(wrongPage).toContain("Enter an amount in dollars, for example 1,234.56");
  expect(wrongPage).toContain('value="John Smith"');

  const corrected = await site.fetch(receiptPath, {
    method: "POST",
    body: new URLSearchParams({
      intent: "correct",
      hospitalName: "Medpoint Express Clinic",
      invoiceDate: "2026-06-09",
      total: "$1,423.39",
    }),
  });
  expect(corrected.status).toBe(303);
  const after = await (await site.fetch(corrected.headers.get("Location") ?? "")).text();
  expect(after).toContain("$1,423.39");
  expect(after).toContain("Jun 9, 2026");

  const withdrawn = await site.fetch(receiptPath, {
    method: "POST",
    body: new URLSearchParams({ intent: "withdraw" }),
  });
  expect(withdrawn.status).toBe(303);
  expect(withdrawn.headers.get("Location")).toBe(receiptPath);
  const gone = await (await site.fetch(receiptPath)).text();
  expect(gone).toContain("Your bill is withdrawn. Nothing of it is kept.");
  expect(gone).not.toContain("Medpoint Express Clinic");
  expect(gone).toContain("Share Your Bill");
});

test("one upload that is sent twice, at once and once more, is shared once and leads to one receipt", async () => {
  const bytes = await billFixture("physician-statement.pdf");
  const send = async (address: string) => {
    const form = uploadForm({ bytes, name: "bill.pdf" });
    form.append("upload_id", "a-form-of-its-own");
    return site.fetch(address, { method: "POST", body: form });
  };
  const countShared = async () =>
    (await site.db.execute("select count(*)::int as count from shared_bills")).rows[0]?.count;
  const before = Number(await countShared());

  const pressedTwice = await Promise.all([send("/upload-bill"), send("/upload-bill")]);
  const receipts = pressedTwice.map((reply) => reply.headers.get("Location"));
  const again = await (await send("/ocr/cloud_ocr")).json();
  expect(new Set([...receipts, again.receipt_path]).size).toBe(1);
  expect(await countShared()).toBe(before + 1);
});

test("the page names each form it gives out, so that a double press is one upload", async () => {
  const uploadIdOn = async () =>
    /name="upload_id" value="([0-9a-f-]{36})"/.exec(await (await site.fetch("/upload-bill")).text())?.[1];
  const [one, other] = [await uploadIdOn(), await uploadIdOn()];
  expect(one).toBeDefined();
  expect(other).not.toBe(one);
});

test("a hospital that is not recognised is null in the data and words on the page", async () => {
  const form = uploadForm({ bytes: await billFixture("urgent-care-receipt.png"), name: "bill.png" });
  const posted = await site.fetch("/upload-bill", { method: "POST", body: form });
  const receiptPath = posted.headers.get("Location") ?? "";
  const body = new URLSearchParams({ intent: "correct", hospitalName: "", invoiceDate: "", total: "" });
  await site.fetch(receiptPath, { method: "POST", body });
  const { data } = await (await site.fetch("/ocr/get_recent_uploads")).json();
  expect(data.recent_uploads[0]).toMatchObject({
    hospital_name: null,
    invoice_date: null,
    total_amount: null,
  });
  const page = await (await site.fetch("/upload-bill")).text();
  expect(page).toContain("Hospital not recognised");
});

test("recent uploads that cannot be read are an empty list that says so, and a receipt says so too", async () => {
  const form = uploadForm({ bytes: await billFixture("urgent-care-receipt.png"), name: "bill.png" });
  const posted = await site.fetch("/upload-bill", { method: "POST", body: form });
  const receiptPath = posted.headers.get("Location") ?? "";
  await site.db.execute("alter table shared_bills rename to shared_bills_away");
  try {
    const page = await site.fetch("/upload-bill");
    expect(page.status).toBe(200);
    const text = await page.text();
    expect(text).toContain("We cannot load the recent uploads right now.");
    const call = await site.fetch("/ocr/get_recent_uploads");
    expect([call.status, await call.json()]).toEqual([
      200,
      {
        message: "We cannot load the recent uploads right now. Reload the page in a minute.",
        data: { recent_uploads: [] },
      },
    ]);
    expect(console.error).toHaveBeenCalledTimes(2);
    const receipt = await site.fetch(receiptPath);
    expect(receipt.status).toBe(503);
    expect(await receipt.text()).toContain("We cannot load your receipt right now.");
  } finally {
    await site.db.execute("alter table shared_bills_away rename to shared_bills");
    vi.mocked(console.error).mockClear();
  }
});

test("a forged receipt opens nothing", async () => {
  const page = await (await site.fetch("/upload-bill?receipt=forged.token")).text();
  expect(page).toContain("Share Your Bill");
  const post = await site.fetch("/upload-bill?receipt=forged.token", {
    method: "POST",
    body: new URLSearchParams({ intent: "withdraw" }),
  });
  expect(post.headers.get("Location")).toBe("/upload-bill");
});
