import { randomUUID } from "node:crypto";
import { itemAt } from "#app/domain/item-at.ts";
import type { KeptDocument, KeptPage } from "#app/domain/kept/kept-document.ts";
import type { SealedFiles } from "#app/platform/files/sealed-files.server.ts";
import type { DocumentReader } from "#app/platform/ocr/document-reader.ts";
import type { PageText } from "#app/platform/ocr/layout/document-text.ts";
import type { RecordKeeper } from "../../kept/record-keeper.ts";
import { readFile } from "../read/read-file.ts";
import type { ReadProgress } from "../upload-progress.ts";
import type { KeepRefusal, NotKept } from "./keep-refusal.ts";
import type { StoredFile } from "./take-bill-file.server.ts";

/** Of all files together, as many as two dense bills of 25 pages have; further ones are left unread. */
const MAX_WORDS = 40_000;
/** Legible, small print too: about 110 dpi of a letter page. */
const PICTURE = { maxPages: 25, maxSidePx: 1200, quality: 0.6 };

export type ReadDocuments =
  | {
      outcome: "read";
      /** In the order of the files. */
      papers: ReadPaper[];
    }
  | NotKept;

/** A document, of whose kind nothing is known yet, with what its pages say; none where it could not be read. */
export interface ReadPaper {
  document: KeptDocument;
  pages: PageText[];
}

interface Options {
  /** Ends it before its time: "cancelled". */
  signal: AbortSignal;
  onProgress: (progress: ReadProgress) => void;
  /** Hears of each picture that is on the disk. */
  onPicture: (fileId: string) => void;
}

/** Reads files that were taken, one after the other, and keeps a picture of each page. One that takes too long or too much
 *  memory to read is a document without pictures; it can still be opened. */
export async function readDocuments(
  { reader, accountFiles }: { reader: DocumentReader; accountFiles: SealedFiles },
  keeper: RecordKeeper,
  files: StoredFile[],
  { signal, onProgress, onPicture }: Options,
): Promise<ReadDocuments> {
  const pageCount = files.reduce((sum, file) => sum + file.pageCount, 0);
  const papers: ReadPaper[] = [];
  let pagesBefore = 0;
  let wordsLeft = MAX_WORDS;
  for (const [index, file] of files.entries()) {
    if (file.type === "json" || file.type === "edi") {
      const { fileId, name, type, sizeBytes } = file;
      papers.push({ document: { fileId, kind: "eob", name, type, sizeBytes, pages: [] }, pages: [] });
      continue;
    }
    const read = await readFile(
      reader,
      { bytes: await readTaken(accountFiles, keeper, file), name: file.name },
      {
        downscale: true,
        picture: PICTURE,
        signal,
        onProgress: ({ pagesRead }) => onProgress({ pagesRead: pagesBefore + pagesRead, pageCount }),
      },
    );
    if (read.outcome === "refused" && !isKeptUnread(read.reason)) {
      return { outcome: "not-kept", refusal: refusalOf(read, index + 1) };
    }
    if (read.outcome === "busy" || read.outcome === "cancelled") return read;
    const texts = (read.outcome === "read" ? read.document.pages : []).map((page) => {
      const words = page.words.slice(0, wordsLeft);
      wordsLeft -= words.length;
      return { ...page, words };
    });
    const pictures = read.outcome === "read" ? read.pictures : [];
    const kept: KeptPage[] = [];
    for (const [at, picture] of pictures.entries()) {
      const fileId = randomUUID();
      const { outcome } = await accountFiles.write(keeper, fileId, [picture]);
      if (outcome === "disk-full") return { outcome: "not-kept", refusal: { reason: "disk-full" } };
      onPicture(fileId);
      const { widthPx, heightPx } = itemAt(texts, at);
      kept.push({ fileId, widthPx, heightPx, sizeBytes: picture.byteLength });
    }
    const { fileId, name, type, sizeBytes } = file;
    papers.push({ document: { fileId, kind: "bill", name, type, sizeBytes, pages: kept }, pages: texts });
    pagesBefore += file.pageCount;
  }
  return { outcome: "read", papers };
}

/** The bytes of a file that was taken. */
export async function readTaken(
  accountFiles: SealedFiles,
  keeper: RecordKeeper,
  { fileId }: Pick<StoredFile, "fileId">,
): Promise<Buffer> {
  const file = await accountFiles.read(keeper, fileId);
  if (!file) throw new Error(`File ${fileId} is gone.`);
  const chunks: Uint8Array[] = [];
  for await (const chunk of file.chunks) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function isKeptUnread(reason: string): boolean {
  return reason === "reading-timed-out" || reason === "too-much-memory";
}

type RefusedFile = Extract<Awaited<ReturnType<typeof readFile>>, { outcome: "refused" }>;

function refusalOf(refused: RefusedFile, fileNumber: number): KeepRefusal {
  if (refused.reason === "too-many-pages") return { reason: refused.reason, pageCount: refused.pageCount };
  return { reason: refused.reason, fileNumber };
}
