import { beforeAll, expect, test } from "vitest";
import { makeFilledForm, makeHugePagePdf } from "../../../../tests/fixtures/documents/make-documents.ts";
import { readFixture } from "../../../../tests/fixtures/documents/read-fixture.ts";
import { countPdfPages } from "./count-pdf-pages.ts";
import { loadPdfium } from "./load-pdfium.server.ts";
import { openPdf, type PdfFile } from "./open-pdf.ts";
import type { OpenPdfium } from "./open-pdfium.ts";
import { isTrustworthy, readTextLayer } from "./pdf-text-layer.ts";

let openPdfium: OpenPdfium;
beforeAll(async () => {
  openPdfium = await loadPdfium();
});

async function open(bytes: Uint8Array): Promise<PdfFile> {
  const opened = await openPdf(openPdfium, bytes);
  if (opened.outcome !== "opened") throw new Error(opened.outcome);
  return opened.file;
}

test("a text layer gives every word with a box where the word is drawn", async () => {
  const file = await open(readFixture("letter.pdf"));
  const content = file.readContent(0);
  expect(isTrustworthy(content)).toBe(true);
  const page = readTextLayer(content);
  const text = page.words.map((word) => word.text).join(" ");
  expect(text).toContain(
    "Lakehaven Medical Center 2400 E Broadway St, Rockford, IL 61101 September 24, 2025",
  );

  const drawn = file.renderPage(0);
  expect([drawn.width, drawn.height]).toEqual([page.widthPx, page.heightPx]);
  const { box } = page.words.find((word) => word.text === "Lakehaven")!;
  const row = Math.round((box.top + box.bottom) / 2) * drawn.width;
  const inkInside = drawn.data.subarray(row + Math.round(box.left), row + Math.round(box.right));
  const inkBefore = drawn.data.subarray(row, row + Math.floor(box.left) - 2);
  expect(Math.min(...inkInside)).toBeLessThan(100);
  expect(Math.min(...inkBefore)).toBe(255);
});

test("what was typed into a form is read with its page", async () => {
  const file = await open(await makeFilledForm("Typed by a person 42"));
  const words = readTextLayer(file.readContent(0)).words.map((word) => word.text);
  expect(words.join(" ")).toContain("Typed by a person 42");
});

test("a page without text is not trusted to carry its text", async () => {
  const file = await open(readFixture("scanned-fax.pdf"));
  expect(isTrustworthy(file.readContent(0))).toBe(false);
});

test("the largest page that PDF allows is drawn small", async () => {
  const file = await open(await makeHugePagePdf());
  const drawn = file.renderPage(0);
  expect(drawn.width * drawn.height).toBeLessThan(6_500_000);
});

test("pages are counted by parsing, whatever the file's age or encryption", async () => {
  expect(await countPdfPages(openPdfium, readFixture("letter.pdf"))).toEqual({
    outcome: "counted",
    pageCount: 1,
  });
  expect(await countPdfPages(openPdfium, readFixture("letter-with-owner-password.pdf"))).toEqual({
    outcome: "counted",
    pageCount: 1,
  });
  expect(await countPdfPages(openPdfium, readFixture("letter-with-password.pdf"))).toEqual({
    outcome: "encrypted",
  });
});

test.each([
  ["nothing", new Uint8Array()],
  ["a bare header", new TextEncoder().encode("%PDF-1.7\n")],
  ["a header and noise", new TextEncoder().encode(`%PDF-1.7\n${"stream 1 0 obj << ".repeat(500)}`)],
])("%s is unreadable as a PDF", async (_, bytes) => {
  expect(await countPdfPages(openPdfium, bytes)).toEqual({ outcome: "unreadable" });
});
