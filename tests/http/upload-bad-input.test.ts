import { connect } from "node:net";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { makePdf, makePdfBomb, makePngHeader } from "../fixtures/documents/make-documents.ts";
import { openTestSite } from "../support/open-test-site.ts";
import { openRecordedReader } from "../support/recorded-reader.ts";
import { siteForTests } from "../support/site-for-tests.ts";
import { billFixture, postBill, uploadForm } from "../support/upload.ts";

const site = siteForTests();

afterEach(async () => {
  expect((await site.fetch("/healthz")).status).toBe(200); // the server stays up
});

const unsupported = "Unsupported file type. Please upload a valid image (JPG, PNG, BMP, TIFF, GIF, WEBP).";
const tryAnother = "Upload failed. Please try again with a smaller file or different format.";
const half = async (name: string) => {
  const bytes = await billFixture(name);
  return bytes.subarray(0, bytes.length / 2);
};

const badFiles: {
  title: string;
  name: string;
  bytes: () => Promise<Uint8Array | string>;
  status: number;
  reason: string;
  text: string;
}[] = [
  {
    title: "an empty file",
    name: "bill.png",
    bytes: async () => "",
    status: 400,
    reason: "empty-file",
    text: "This file is empty. Please choose the bill again.",
  },
  {
    title: "a truncated JPEG",
    name: "bill.jpg",
    bytes: () => half("urgent-care-receipt-scan.jpg"),
    status: 422,
    reason: "unreadable-image",
    text: tryAnother,
  },
  {
    title: "a truncated PNG",
    name: "bill.png",
    bytes: () => half("urgent-care-receipt.png"),
    status: 422,
    reason: "unreadable-image",
    text: tryAnother,
  },
  {
    title: "a truncated PDF",
    name: "bill.pdf",
    bytes: async () => (await billFixture("scanned-statement-two-pages.pdf")).subarray(0, 900),
    status: 422,
    reason: "unreadable-pdf",
    text: "Failed to validate PDF. Please try again.",
  },
  {
    title: "text renamed .pdf",
    name: "bill.PDF",
    bytes: async () => "Total due $12.00",
    status: 422,
    reason: "unreadable-pdf",
    text: "Failed to validate PDF. Please try again.",
  },
  {
    title: "text renamed .png",
    name: "bill.png",
    bytes: async () => "Total due $12.00",
    status: 415,
    reason: "unsupported-type",
    text: unsupported,
  },
  {
    title: "HTML",
    name: "bill.html",
    bytes: async () => "<!doctype html><p>Total $12.00",
    status: 415,
    reason: "unsupported-type",
    text: unsupported,
  },
  {
    title: "a GIF",
    name: "bill.gif",
    bytes: async () => Buffer.from("GIF89a\x01\0\x01\0\x80\0\0", "latin1"),
    status: 415,
    reason: "unsupported-type",
    text: unsupported,
  },
  {
    title: "an encrypted PDF",
    name: "bill.pdf",
    bytes: () => billFixture("locked-statement.pdf"),
    status: 422,
    reason: "locked-pdf",
    text: "This PDF is locked with a password. Please save a copy without the password and upload that.",
  },
  {
    title: "a PDF of 26 pages",
    name: "bill.pdf",
    bytes: () => makePdf(26),
    status: 422,
    reason: "too-many-pages",
    text: "Too many pages. Please upload a PDF with no more than 25 pages (found 26)",
  },
  {
    title: "a PDF of 20,000,001 bytes",
    name: "bill.pdf",
    bytes: () => makePdf(1, 20_000_001),
    status: 413,
    reason: "pdf-too-large",
    text: "File too large. Please upload a PDF smaller than 20 MB",
  },
  {
    title: "a PNG header that claims 50,000 × 50,000",
    name: "bill.png",
    bytes: async () => makePngHeader(50_000, 50_000),
    status: 422,
    reason: "too-many-pixels",
    text: tryAnother,
  },
];

test.each(badFiles)("$title is refused with what to do", async ({ name, bytes, status, reason, text }) => {
  const reply = await postBill(site, await bytes(), name);
  expect(await reply.json()).toEqual({
    status: "error",
    status_code: status,
    reason,
    error: text,
    message: text,
  });
  expect(reply.status).toBe(status);
});

test.each(badFiles)("without script, $title comes back as a page that says what to do", async (bad) => {
  const form = uploadForm({ bytes: await bad.bytes(), name: bad.name });
  const reply = await site.post("/upload-bill", form);
  expect(reply.status).toBe(bad.status);
  const page = await reply.text();
  expect(page).toContain(bad.text);
  expect(page).toContain("Upload File");
});

test("a picture that takes the reader past its memory is refused with what to do", async () => {
  // open-document-reader.server.test.ts has the picture that makes the reader say so.
  const pastMemory = await openTestSite(
    {},
    {
      openReader: (options) => ({
        ...openRecordedReader(options),
        read: async () => ({ outcome: "too-much-memory" }),
      }),
    },
  );
  onTestFinished(() => pastMemory.close());
  const bytes = await billFixture("urgent-care-receipt.png");
  const reply = await postBill(pastMemory, bytes, "bill.png");
  expect([reply.status, await reply.json()]).toMatchObject([
    422,
    { status: "error", status_code: 422, reason: "too-much-memory", error: tryAnother },
  ]);
  const page = await pastMemory.post("/upload-bill", uploadForm({ bytes, name: "bill.png" }));
  expect(page.status).toBe(422);
  expect(await page.text()).toContain(tryAnother);
});

test("a PDF of exactly 20,000,000 bytes and 25 pages is within the limits: it is read, and holds no bill", async () => {
  const reply = await postBill(site, await makePdf(25, 20_000_000), "bill.pdf");
  expect([reply.status, (await reply.json()).error]).toEqual([
    422,
    "No bill data found. Try uploading a clearer image.",
  ]);
});

test("a PDF whose content inflates to gigabytes is refused", async () => {
  const reply = await postBill(site, makePdfBomb(), "bill.pdf");
  expect(reply.status).toBe(422);
  expect([
    "Failed to validate PDF. Please try again.",
    tryAnother,
    "No bill data found. Try uploading a clearer image.",
  ]).toContain((await reply.json()).error);
});

test("two files are refused", async () => {
  const bytes = await billFixture("urgent-care-receipt.png");
  const form = uploadForm({ bytes, name: "a.png" }, { bytes, name: "b.png" });
  const reply = await site.post("/ocr/cloud_ocr", form);
  expect([reply.status, (await reply.json()).error]).toEqual([400, "Please upload only one file at a time."]);
});

test("a form without the field, with an empty field, or no form at all is refused", async () => {
  const other = new FormData();
  other.append("something", "else");
  for (const body of [other, uploadForm({ bytes: "", name: "" })]) {
    const reply = await site.post("/ocr/cloud_ocr", body);
    expect([reply.status, (await reply.json()).error]).toEqual([400, "Please choose a file to upload."]);
  }
  const noForm = await site.fetch("/ocr/cloud_ocr", { method: "POST", body: "{}" });
  expect([noForm.status, (await noForm.json()).error]).toEqual([400, tryAnother]);
});

test("a name for the reading that is no UUID is refused", async () => {
  const body = uploadForm({ bytes: await billFixture("urgent-care-receipt.png"), name: "bill.png" });
  const reply = await site.post("/ocr/cloud_ocr?reading=mine", body);
  expect([reply.status, (await reply.json()).reason]).toEqual([400, "invalid-reading"]);
  const progress = await site.fetch("/ocr/reading_progress?reading=mine");
  expect(await progress.json()).toEqual({ data: null });
});

test("a form of the page that is none of its own is refused, never an error of ours", async () => {
  const posts: [string, RequestInit][] = [
    ["an unknown intent", { body: new URLSearchParams({ intent: "explode" }) }],
    ["no intent", { body: new URLSearchParams({ hospitalName: "Oak Hill Clinic" }) }],
    ["no content type", { body: new Uint8Array([1, 2, 3]) }],
    ["JSON", { body: '{"intent":null}', headers: { "Content-Type": "application/json" } }],
    [
      "a multipart form that is cut off",
      { body: "--x\r\nContent-Disposition", headers: { "Content-Type": "multipart/form-data; boundary=x" } },
    ],
    [
      "a multipart form without a boundary",
      { body: "x", headers: { "Content-Type": "multipart/form-data" } },
    ],
  ];
  for (const [title, init] of posts) {
    const reply = await site.fetch("/upload-bill", { method: "POST", ...init });
    expect([title, reply.status]).toEqual([title, 400]);
  }
  const long = new URLSearchParams({ intent: "correct", hospitalName: "x".repeat(200_000) });
  expect((await site.fetch("/upload-bill", { method: "POST", body: long })).status).toBe(413);
});

test("the call answers only POST", async () => {
  const reply = await site.fetch("/ocr/cloud_ocr");
  expect([reply.status, reply.headers.get("Allow")]).toEqual([405, "POST"]);
});

test("a body of 200 MB is cut off while it streams, and never buffered", async () => {
  const memoryBefore = process.memoryUsage().arrayBuffers;
  let sentBytes = 0;
  let mostMemory = 0;
  const chunk = new Uint8Array(1_000_000).fill(0x41);
  const head = '--x\r\nContent-Disposition: form-data; name="uploaded_file"; filename="a.png"\r\n\r\n';
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(head)),
    pull(controller) {
      if (sentBytes >= 200_000_000) return controller.close();
      controller.enqueue(chunk);
      sentBytes += chunk.length;
      mostMemory = Math.max(mostMemory, process.memoryUsage().arrayBuffers - memoryBefore);
    },
  });
  const reply = await site.fetch("/ocr/cloud_ocr", {
    method: "POST",
    headers: { "Content-Type": "multipart/form-data; boundary=x" },
    body,
    duplex: "half",
  } as RequestInit);
  expect([reply.status, (await reply.json()).error]).toEqual([
    413,
    "File too large. Please upload a PDF smaller than 20 MB or an image smaller than 50 MB",
  ]);
  expect(mostMemory).toBeLessThan(150_000_000);
});

test("a client that stops sending is told so and let go", async () => {
  const hasty = await openTestSite({ UPLOAD_IDLE_TIMEOUT_MS: "1000" });
  const answer = await new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(hasty.origin);
    const socket = connect(Number(port), hostname);
    let received = "";
    socket.on("data", (data) => {
      received += data;
      if (received.includes(tryAnother)) resolve(received);
    });
    socket.on("error", reject);
    socket.write(
      `POST /ocr/cloud_ocr HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n--x\r\n`,
    );
  });
  await hasty.close();
  expect(answer).toContain("HTTP/1.1 408");
  expect(answer).toContain(tryAnother);
});
