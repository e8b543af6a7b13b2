import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import type {
  DocumentReader,
  PageDrawer,
  ReadOptions,
  ReadOutcome,
} from "#app/platform/ocr/document-reader.ts";
import type { PictureRule } from "#app/platform/ocr/draw-picture.ts";
import type { PageText } from "#app/platform/ocr/layout/document-text.ts";
import type { DocumentReaderOptions } from "#app/platform/ocr/worker/open-document-reader.server.ts";
import type { PoolLoad } from "#app/platform/processes/worker-pool.server.ts";
import { IDLE_POOL } from "./idle-pool.ts";
import { importBuiltServer } from "./import-built-server.ts";

type OpenedReader = DocumentReader & PageDrawer & { load(): PoolLoad };

/** What the real reader read of a document of the fixtures (record-readings.ts); recorded-readings.test.ts compares. */
export interface RecordedReading {
  pages: PageText[];
  /** A JPEG of each page, in base64, as large as any page of the site wants one. */
  pictures: string[];
}

export const recordedPicture: PictureRule = { maxPages: 25, maxSidePx: 1200, quality: 0.6 };

/** Documents made of pages of recorded ones, by hash: the recording's file, and how many pages they have. */
const repeated = new Map<string, { recording: string; pageCount: number }>();

export function recordingFile(bytes: Uint8Array): string {
  return path.join(projectRoot(), "tests/fixtures/readings", `${hashOf(bytes)}.json`);
}

/** Says that a document repeats the pages of a recorded one until there are `pageCount`. */
export function rememberRepeated(bytes: Uint8Array, of: Uint8Array, pageCount: number): void {
  repeated.set(hashOf(bytes), { recording: recordingFile(of), pageCount });
}

/** A reader that answers with recordings where there is one, at once, and reads everything else for real. */
export function openRecordedReader(options: DocumentReaderOptions): OpenedReader {
  const real = openSharedReader(options);
  return {
    async read(bytes, wanted = {}) {
      const recorded = await findRecording(bytes);
      return recorded ? replay(recorded, options.maxPages, wanted) : real.read(bytes, wanted);
    },
    async countPages(bytes, wanted) {
      const recorded = await findRecording(bytes);
      return recorded
        ? { outcome: "counted", pageCount: recorded.pages.length }
        : real.countPages(bytes, wanted);
    },
    drawPages: (bytes, rule, wanted) => real.drawPages(bytes, rule, wanted),
    load: () => real.load(),
    close: () => real.close(),
  };
}

/** The readers of this process, by their options. Their own processes take a second of work to begin, so each site of a
 *  test uses those of the one before; they end with this process. */
const shared = new Map<string, Promise<DocumentReader & PageDrawer>>();

async function openShared(options: DocumentReaderOptions): Promise<DocumentReader & PageDrawer> {
  const { openDocumentReader } = await importBuiltServer();
  return openDocumentReader(options);
}

/** The real reader, whose end stops what was asked of it and leaves its processes to the next one. */
export function openSharedReader(options: DocumentReaderOptions): OpenedReader {
  const key = JSON.stringify(options);
  const findShared = () => {
    const reader = shared.get(key) ?? openShared(options);
    shared.set(key, reader);
    return reader;
  };
  const closed = new AbortController();
  const untilClosed = <Wanted extends { signal?: AbortSignal }>(wanted?: Wanted) => ({
    ...wanted,
    signal: AbortSignal.any([closed.signal, ...(wanted?.signal ? [wanted.signal] : [])]),
  });
  return {
    read: async (bytes, wanted) => (await findShared()).read(bytes, untilClosed(wanted)),
    countPages: async (bytes, wanted) => (await findShared()).countPages(bytes, untilClosed(wanted)),
    drawPages: async (bytes, rule, wanted) =>
      (await findShared()).drawPages(bytes, rule, untilClosed(wanted)),
    load: () => IDLE_POOL, // other sites of the test use it, too
    close: async () => closed.abort(),
  };
}

async function findRecording(bytes: Uint8Array): Promise<RecordedReading | null> {
  const { recording, pageCount } = repeated.get(hashOf(bytes)) ?? { recording: recordingFile(bytes) };
  if (!existsSync(recording)) return null;
  const reading: RecordedReading = JSON.parse(await readFile(recording, "utf8"));
  return pageCount === undefined ? reading : repeat(reading, pageCount);
}

function repeat({ pages, pictures }: RecordedReading, pageCount: number): RecordedReading {
  const cycle = <T>(list: readonly T[]) =>
    Array.from({ length: pageCount }, (_, index) => list[index % list.length]!);
  return { pages: cycle(pages), pictures: cycle(pictures) };
}

async function replay(
  { pages, pictures }: RecordedReading,
  maxPages: number,
  { signal, onProgress, picture }: ReadOptions,
): Promise<ReadOutcome> {
  const pageCount = Math.min(pages.length, maxPages);
  for (let pagesRead = 1; pagesRead <= pageCount; pagesRead++) {
    if (signal?.aborted) return { outcome: "cancelled" };
    onProgress?.({ pagesRead, pageCount });
  }
  const drawn = picture ? pictures.slice(0, Math.min(picture.maxPages, pageCount)) : [];
  return {
    outcome: "read",
    document: { pages: pages.slice(0, pageCount) },
    pictures: await Promise.all(drawn.map((jpeg) => redraw(Buffer.from(jpeg, "base64"), picture!))),
  };
}

function redraw(jpeg: Uint8Array, { maxSidePx, quality }: PictureRule): Promise<Uint8Array> {
  return sharp(jpeg)
    .resize({ width: maxSidePx, height: maxSidePx, fit: "inside", withoutEnlargement: true })
    .jpeg({ quality: Math.round(quality * 100) })
    .toBuffer();
}

function hashOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 16);
}
