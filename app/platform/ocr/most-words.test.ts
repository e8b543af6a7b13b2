import { PDFDocument, StandardFonts } from "pdf-lib";
import { expect, test } from "vitest";
import { decodeImagePage } from "./image/decode-image.server.ts";
import { encodeJpeg } from "./image/encode-jpeg.server.ts";
import { loadPdfium } from "./pdf/load-pdfium.server.ts";
import { readDocument } from "./read-document.ts";

/** Pages of 21,000 words each. */
async function densePages(count: number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Courier);
  for (let pages = 0; pages < count; pages++) {
    const page = document.addPage([2_000, 1_200]);
    for (let line = 0; line < 210; line++) {
      page.drawText("word ".repeat(100), { x: 10, y: 1_180 - 5 * line, size: 4, font });
    }
  }
  return document.save();
}

test("pages behind 20,000 words are not read", async () => {
  const engines = {
    openPdfium: await loadPdfium(),
    pageReader: {
      readPage: () => Promise.reject(new Error("a page has its own text")),
      close: async () => {},
    },
    pictures: { decodePage: decodeImagePage, encodeJpeg },
  };
  const told: number[] = [];
  const outcome = await readDocument(engines, await densePages(3), {
    maxPages: 25,
    onPageRead: (pagesRead) => told.push(pagesRead),
    checkpoint() {},
  });
  if (outcome.outcome !== "read") throw new Error(outcome.outcome);
  expect(outcome.document.pages.map(({ words }) => words.length)).toEqual([20_000]);
  expect(told).toEqual([1]); // each of the others took as long as the first
});
