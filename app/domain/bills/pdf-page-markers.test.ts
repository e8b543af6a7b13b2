import { PDFDocument } from "pdf-lib";
import { expect, test } from "vitest";
import { countPdfPageMarkers } from "./pdf-page-markers.ts";

async function pdfOf(pages: number, useObjectStreams: boolean): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (let page = 0; page < pages; page++) pdf.addPage();
  return pdf.save({ useObjectStreams });
}

test("every page marker counts, the page tree does not", async () => {
  expect(countPdfPageMarkers(await pdfOf(26, false))).toBe(26);
});

test("markers inside compressed streams are left to the server", async () => {
  expect(countPdfPageMarkers(await pdfOf(3, true))).toBe(0);
});

test("a file that is no PDF has no count", () => {
  expect(countPdfPageMarkers(new TextEncoder().encode("/Type /Page"))).toBeNull();
});
