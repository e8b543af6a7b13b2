import { spawnSync } from "node:child_process";
import { readlink } from "node:fs/promises";
import { degrees, PDFDocument } from "pdf-lib";
import sharp from "sharp";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import {
  makeBmpHeader,
  makeHugePagePdf,
  makePdfBomb,
  makePngForMuchMemory,
  makePngHeader,
  makeThinPagePdf,
  makeTiff,
  makeTiffOfTwoHeights,
} from "../../../../tests/fixtures/documents/make-documents.ts";
import { readFixture } from "../../../../tests/fixtures/documents/read-fixture.ts";
import { importBuiltServer } from "../../../../tests/support/import-built-server.ts";
import { openWorkerPool } from "../../processes/worker-pool.server.ts";
import type { DocumentReader, ReadOutcome } from "../document-reader.ts";
import type { DocumentText, PageText } from "../layout/document-text.ts";
import type { ReadResult, ReadTask } from "./ocr-worker-messages.ts";

const { openDocumentReader, startReadingWorker } = await importBuiltServer();

const receipt = readFixture("receipt.png");
const photo = readFixture("photo.jpg");
const fax = readFixture("fax.tif");
const letter = readFixture("letter.pdf");
/** The receipt's head, where it does not matter what is read. */
const scrap = await sharp(receipt).extract({ left: 0, top: 0, width: 473, height: 160 }).png().toBuffer();

const oneReader = { workers: 1, queueLength: 1, pageTimeoutMs: 120_000, maxPages: 3 };
let reader: DocumentReader;
beforeAll(() => {
  reader = openDocumentReader(oneReader);
});
afterAll(() => reader.close());

function documentOf(outcome: ReadOutcome): DocumentText {
  if (outcome.outcome !== "read") throw new Error(`outcome: ${outcome.outcome}`);
  return outcome.document;
}

function textOf(document: DocumentText): string {
  return document.pages.flatMap((page) => page.words.map((word) => word.text)).join(" ");
}

test("a picture's words come back with their boxes", async () => {
  const { pages } = documentOf(await reader.read(receipt));
  expect(pages).toMatchObject([{ widthPx: 473, heightPx: 979, source: "ocr" }]);
  const total = pages[0]!.words.find((word) => word.text.includes("423.39"));
  expect(total?.confidence).toBeGreaterThan(0.8);
  expect(total?.box.left).toBeGreaterThan(200);
  expect(total?.box.right).toBeLessThan(473);
});

test("a PDF with a text layer is read without OCR, a scanned one with it", async () => {
  const typed = documentOf(await reader.read(letter));
  expect(typed.pages[0]?.source).toBe("text-layer");
  expect(textOf(typed)).toContain("Lakehaven Medical Center");
  const scanned = documentOf(await reader.read(readFixture("scanned-fax.pdf")));
  expect(scanned.pages[0]?.source).toBe("ocr");
  expect(textOf(scanned)).toContain("$5,679.55");
});

/** The mean brightness, 0 to 255, of the places in a picture that lie as high as a page's words, moved down by a share of
 *  their height. */
async function brightnessAtWords(picture: Uint8Array, page: PageText, moved: number): Promise<number> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const scale = info.width / page.widthPx;
  expect(info.height / page.heightPx).toBeCloseTo(scale, 2);
  let [sum, count] = [0, 0];
  for (const { box } of page.words) {
    const down = moved * (box.bottom - box.top);
    for (let y = Math.round((box.top + down) * scale); y < (box.bottom + down) * scale; y++) {
      if (y < 0 || y >= info.height) continue;
      for (
        let x = Math.max(0, Math.round(box.left * scale));
        x < Math.min(info.width, box.right * scale);
        x++
      ) {
        sum += data[y * info.width + x]!;
        count += 1;
      }
    }
  }
  return sum / count;
}

function skewed(picture: Uint8Array): Promise<Uint8Array> {
  return sharp(picture).rotate(2, { background: "white" }).png().toBuffer();
}

/** Two sheets side by side on a dark desk, neither quite straight. */
async function photoOfTwo(left: Uint8Array, right: Uint8Array): Promise<Uint8Array> {
  const desk = "#3c3a38";
  const laid = (picture: Uint8Array, degreesTurned: number) =>
    sharp(picture).resize({ height: 1400 }).flatten().rotate(degreesTurned, { background: desk }).toBuffer();
  return sharp({ create: { width: 2200, height: 1700, channels: 3, background: desk } })
    .composite([
      { input: await laid(right, -2), left: 990, top: 120 },
      { input: await laid(left, 3), left: 70, top: 90 },
    ])
    .jpeg()
    .toBuffer();
}

async function turned(pdf: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf);
  for (const page of document.getPages()) page.setRotation(degrees(90));
  return document.save();
}

test.each([
  ["a photo at an angle", () => photo],
  ["a skewed scan of two pages", async () => makeTiff(await skewed(receipt), 2)],
  ["a PDF with text", () => letter],
  ["a PDF with text on its side", () => turned(letter)],
])("the pictures of %s show each word where its box is", async (_, bytes) => {
  await readWithPictures(await bytes());
});

test("two pages on one photo are two pages", async () => {
  const { pages } = await readWithPictures(await photoOfTwo(receipt, fax));
  const [left, right, ...more] = pages.map((page) => textOf({ pages: [page] }));
  expect(left).toContain("423.39");
  expect(right).toContain("23,629.41");
  expect(more).toEqual([]);
});

/** Reads a document, and expects each word to be where its page's picture has it. */
async function readWithPictures(bytes: Uint8Array): Promise<DocumentText> {
  const read = await reader.read(bytes, { picture: { maxPages: 25, maxSidePx: 1200, quality: 0.6 } });
  const { pages } = documentOf(read);
  const { pictures } = read as Extract<ReadOutcome, { outcome: "read" }>;
  expect(pictures).toHaveLength(pages.length);
  for (const [index, page] of pages.entries()) {
    const [at, above, below] = await Promise.all(
      [0, -0.4, 0.4].map((moved) => brightnessAtWords(pictures[index]!, page, moved)),
    );
    expect(at).toBeLessThan(above! - 3);
    expect(at).toBeLessThan(below! - 3);
  }
  return { pages };
}

test("the pages of a TIFF are read in order up to the limit, with progress", async () => {
  const progress: string[] = [];
  const tiff = await makeTiff(scrap, 4);
  const outcome = await reader.read(tiff, {
    onProgress: ({ pagesRead, pageCount }) => progress.push(`${pagesRead}/${pageCount}`),
  });
  expect(documentOf(outcome).pages).toHaveLength(3);
  expect(progress).toEqual(["1/3", "2/3", "3/3"]);
});

test.each<[string, ReadOutcome["outcome"], Uint8Array]>([
  ["an empty file", "unsupported", new Uint8Array()],
  ["text named as a picture", "unsupported", new TextEncoder().encode("Total charges $12.00")],
  ["HTML", "unsupported", new TextEncoder().encode("<!doctype html><p>Total charges")],
  ["a GIF", "unsupported", new TextEncoder().encode("GIF89a\u0001\u0000\u0001\u0000")],
  ["half a JPEG", "damaged", photo.subarray(0, photo.length / 2)],
  ["half a PNG", "damaged", receipt.subarray(0, receipt.length / 2)],
  ["the first bytes of a PDF", "damaged", letter.subarray(0, 300)],
  ["a PDF with a password", "encrypted", readFixture("letter-with-password.pdf")],
  ["a PNG of 50,000 × 50,000 pixels", "too-many-pixels", makePngHeader(50_000, 50_000)],
  ["a PNG of 3 × 30,000,000 pixels", "too-many-pixels", makePngHeader(3, 30_000_000)],
  ["a BMP of 30,000,000 × 3 pixels", "too-many-pixels", makeBmpHeader(30_000_000, 3)],
  ["a TIFF that claims 30,000,000 rows, then 3", "too-many-pixels", makeTiffOfTwoHeights(30_000_000, 3)],
  ["a TIFF that claims 3 rows, then 30,000,000", "too-many-pixels", makeTiffOfTwoHeights(3, 30_000_000)],
  ["a BMP of 10,000 × 9,999 pixels without them", "damaged", makeBmpHeader(10_000, 9_999)],
])("%s is %s", async (_, outcome, bytes) => {
  expect((await reader.read(bytes)).outcome).toBe(outcome);
});

test("a PDF that inflates to gigabytes is damaged and leaves the reader at work", async () => {
  expect((await reader.read(makePdfBomb())).outcome).toBe("damaged");
  expect((await reader.read(letter)).outcome).toBe("read");
});

test("a page of 200 × 200 inches is read, and one of a point by a thousand million", async () => {
  expect((await reader.read(await makeHugePagePdf())).outcome).toBe("read");
  expect((await reader.read(makeThinPagePdf())).outcome).toBe("read");
});

test("a reader whose picture takes too much memory is ended and replaced", async () => {
  await reader.read(photo); // whose networks stay in memory: a fresh reader has room for the picture
  expect(await reader.read(makePngForMuchMemory())).toEqual({ outcome: "too-much-memory" });
  expect((await reader.read(letter)).outcome).toBe("read");
});

test("a full queue refuses at once and says when to come back", async () => {
  const running = reader.read(scrap);
  const waiting = reader.read(scrap);
  const refused = await reader.read(scrap);
  expect(refused).toMatchObject({ outcome: "busy" });
  expect(refused.outcome === "busy" && refused.retryAfterSeconds).toBeGreaterThan(0);
  expect((await running).outcome).toBe("read");
  expect((await waiting).outcome).toBe("read");
});

test("counting pages does not wait behind documents that are read", async () => {
  await reader.countPages(letter); // its process has begun
  const abort = new AbortController();
  const running = reader.read(await makeTiff(receipt, 2), { signal: abort.signal });
  const first = await Promise.race([running, reader.countPages(letter)]);
  expect(first).toEqual({ outcome: "counted", pageCount: 1 });
  expect(await reader.countPages(readFixture("letter-with-password.pdf"))).toEqual({ outcome: "encrypted" });
  expect(await reader.countPages(receipt)).toEqual({ outcome: "unreadable" });
  abort.abort(); // the rest doesn't have to be read
  await running;
  await reader.read(letter); // whose turn comes once the reader has stopped
});

test("an aborted document in the queue gives its place up at once", async () => {
  const running = reader.read(scrap);
  const abort = new AbortController();
  const waiting = reader.read(scrap, { signal: abort.signal });
  abort.abort();
  expect(await waiting).toEqual({ outcome: "cancelled" });
  expect((await reader.read(scrap)).outcome).toBe("read");
  expect((await running).outcome).toBe("read");
});

test("an aborted document that is being read frees its worker", async () => {
  const abort = new AbortController();
  const running = reader.read(await makeTiff(scrap, 3), {
    signal: abort.signal,
    onProgress: () => abort.abort(),
  });
  expect(await running).toEqual({ outcome: "cancelled" });
  expect((await reader.read(letter)).outcome).toBe("read");
});

test("a page that takes too long times out and the next document is read by a fresh worker", async () => {
  let stepTimeoutMs = 1;
  const pool = openWorkerPool<ReadTask, ReadResult>({
    workers: 1,
    queueLength: 1,
    get stepTimeoutMs() {
      return stepTimeoutMs;
    },
    maxResidentBytes: Number.POSITIVE_INFINITY,
    startWorker: startReadingWorker,
  });
  const taskOf = (bytes: Uint8Array): ReadTask => ({ kind: "read", bytes, maxPages: 3, maxCpuMs: 120_000 });
  onTestFinished(() => pool.close());
  expect(await pool.run(taskOf(photo))).toEqual({ outcome: "timed-out" });
  stepTimeoutMs = 300_000;
  expect(await pool.run(taskOf(letter))).toMatchObject({ outcome: "done", result: { outcome: "read" } });
});

test("a document that takes too much work for all of its pages is given up", async () => {
  const limits = { workers: 1, queueLength: 5, pageTimeoutMs: 120_000, maxPages: 3, documentCpuMs: 1 };
  const brief = openDocumentReader(limits);
  onTestFinished(() => brief.close());
  expect(await brief.read(scrap)).toEqual({ outcome: "timed-out" });
  expect(await brief.read(scrap)).toEqual({ outcome: "timed-out" });
});

const withoutNetwork = ["/usr/bin/unshare", "--user", "--map-current-user", "--net"];
const mayMakeNamespaces = spawnSync(withoutNetwork[0]!, [...withoutNetwork.slice(1), "true"]).status === 0;

test.skipIf(!mayMakeNamespaces)("a launcher takes the network from what reads", async () => {
  const networkOf = (process: string) => readlink(`/proc/${process}/ns/net`);
  const worker = startReadingWorker(withoutNetwork);
  await expect.poll(() => networkOf(String(worker.pid))).not.toBe(await networkOf("self"));
  worker.kill();
  const cutOff = openDocumentReader({ ...oneReader, launcher: withoutNetwork });
  expect(await cutOff.read(letter)).toMatchObject({ outcome: "read" });
  await cutOff.close();
});

test("closing cancels what is still to be read", async () => {
  const closing = openDocumentReader({ workers: 1, queueLength: 5, pageTimeoutMs: 120_000, maxPages: 3 });
  const [running, waiting] = [closing.read(photo), closing.read(receipt)];
  await closing.close();
  expect(await Promise.all([running, waiting])).toEqual([{ outcome: "cancelled" }, { outcome: "cancelled" }]);
  expect(await closing.read(receipt)).toEqual({ outcome: "cancelled" });
});
