import { stat } from "node:fs/promises";
import type { FoundPriceFile } from "#app/domain/mrf/find-price-files.server.ts";

/** The next files of a run: one, or several small ones that may share a transaction. */
export type TakenFiles = { files: [FoundPriceFile, ...FoundPriceFile[]]; sizeBytes: number };

/** A file and what comes of it are in memory until all of their transaction are. */
const MAX_BYTES = 256 * 1024;
const UNPACKED = /\.(?:csv|json)$/i;

type SizedFile = { file: FoundPriceFile; sizeBytes: number; isSmall: boolean };

/** Takes the files of a run in their order, some at a time, for the next caller. */
export function openFileTaker(files: AsyncIterable<FoundPriceFile>) {
  const iterator = files[Symbol.asyncIterator]();
  /** Looked at, and left for the next one who asks. */
  let left: SizedFile | null = null;
  let lastTaking: Promise<unknown> = Promise.resolve();

  async function next(): Promise<SizedFile | null> {
    const known = left;
    left = null;
    if (known) return known;
    const { done, value } = await iterator.next();
    return done ? null : sized(value);
  }

  async function takeNow(maxFiles: number): Promise<TakenFiles | null> {
    const first = await next();
    if (first === null) return null;
    const taken: TakenFiles = { files: [first.file], sizeBytes: first.sizeBytes };
    while (first.isSmall && taken.files.length < maxFiles) {
      const another = await next();
      if (!another?.isSmall) {
        left = another;
        break;
      }
      taken.files.push(another.file);
      taken.sizeBytes += another.sizeBytes;
    }
    return taken;
  }

  return {
    /** Returns the next file, or small ones up to the first that is not, `maxFiles` at most; null: no file is left. */
    take(maxFiles: number): Promise<TakenFiles | null> {
      const taking = lastTaking.then(() => takeNow(maxFiles));
      lastTaking = taking.catch(() => {}); // met by who asked
      return taking;
    },
    /** Ends the search for files and releases what no one took. */
    async close(): Promise<void> {
      await lastTaking;
      await iterator.return?.();
      if (left?.file.outcome === "found") await left.file.release();
    },
  };
}

/** A download is not small: it would lie on the disk until the others are there. */
async function sized(file: FoundPriceFile): Promise<SizedFile> {
  if (file.outcome === "missing") return { file, sizeBytes: 0, isSmall: false };
  const { size } = await stat(file.path).catch(() => ({ size: 0 }));
  const isSmall = file.sourceUrl === null && UNPACKED.test(file.path) && size > 0 && size <= MAX_BYTES;
  return { file, sizeBytes: size, isSmall };
}
