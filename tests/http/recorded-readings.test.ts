import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DocumentReader } from "#app/platform/ocr/document-reader.ts";
import { importBuiltServer } from "../support/import-built-server.ts";
import { type RecordedReading, recordedPicture, recordingFile } from "../support/recorded-reader.ts";
import { billFixture } from "../support/upload.ts";

const { openDocumentReader } = await importBuiltServer();

let reader: DocumentReader;
beforeAll(() => {
  reader = openDocumentReader({ workers: 1, queueLength: 1, pageTimeoutMs: 120_000, maxPages: 25 });
});
afterAll(() => reader.close());

const textOf = ({ pages }: Pick<RecordedReading, "pages">) =>
  pages.map(({ words }) => words.map(({ text }) => text).join(" "));
const sizeOf = async (jpeg: Uint8Array) => {
  const { width, height } = await sharp(jpeg).metadata();
  return [width, height];
};

test.each([
  "urgent-care-receipt.png",
  "itemised-bill-fax.tif",
  "physician-statement.pdf",
])("what other tests take for a reading of %s is what the reader reads (else: npx tsx tests/support/record-readings.ts)", async (name) => {
  const bytes = await billFixture(name);
  const recorded: RecordedReading = JSON.parse(await readFile(recordingFile(bytes), "utf8"));
  const read = await reader.read(bytes, { picture: recordedPicture });
  if (read.outcome !== "read") throw new Error(read.outcome);
  expect(textOf(recorded)).toEqual(textOf(read.document));
  const jpegs = recorded.pictures.map((jpeg) => Buffer.from(jpeg, "base64"));
  expect(await Promise.all(jpegs.map(sizeOf))).toEqual(await Promise.all(read.pictures.map(sizeOf)));
});
