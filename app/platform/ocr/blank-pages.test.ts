import { PDFDocument, rgb } from "pdf-lib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { makeTiff } from "../../../tests/fixtures/documents/make-documents.ts";
import { decodeImagePage } from "./image/decode-image.server.ts";
import { encodeJpeg } from "./image/encode-jpeg.server.ts";
import type { PageReader } from "./open-page-reader.ts";
import { loadPdfium } from "./pdf/load-pdfium.server.ts";
import { readDocument } from "./read-document.ts";

const MAX_POINTS = 14_400;

/** Reads nothing: a caller that asks it has a page for the networks. */
const noReader: PageReader = {
  readPage: () => Promise.reject(new Error("a blank page was given to the networks")),
  close: async () => {},
};

async function largestPages(count: number, { isWhite }: { isWhite: boolean }): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (let pages = 0; pages < count; pages++) {
    const page = document.addPage([MAX_POINTS, MAX_POINTS]);
    if (isWhite) page.drawRectangle({ width: 5_000, height: 5_000, color: rgb(1, 1, 1) });
  }
  return document.save();
}

const white = () =>
  sharp({ create: { width: 1700, height: 2200, channels: 3, background: "white" } })
    .png()
    .toBuffer();

test.each([
  ["25 empty pages of five meters", () => largestPages(25, { isWhite: false }), 25],
  ["two pages of white on white", () => largestPages(2, { isWhite: true }), 2],
  ["a TIFF of three white pages", async () => makeTiff(await white(), 3), 3],
])("%s are blank, and no network looks at them", async (_, makeFile, pageCount) => {
  const engines = {
    openPdfium: await loadPdfium(),
    pageReader: noReader,
    pictures: { decodePage: decodeImagePage, encodeJpeg },
  };
  const told: number[] = [];
  const outcome = await readDocument(engines, await makeFile(), {
    maxPages: 25,
    picture: { maxPages: 1, maxSidePx: 200, quality: 0.7 },
    onPageRead: (pagesRead) => told.push(pagesRead),
    checkpoint() {},
  });
  if (outcome.outcome !== "read") throw new Error(outcome.outcome);
  expect(told).toHaveLength(pageCount);
  expect(outcome.document.pages).toHaveLength(pageCount);
  expect(outcome.document.pages.every(({ words }) => words.length === 0)).toBe(true);
  expect(outcome.pictures).toHaveLength(1);
});
