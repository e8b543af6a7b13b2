import { stat } from "node:fs/promises";
import type { FoundPriceFile } from "#app/domain/mrf/find-price-files.server.ts";
import type { PresentFile } from "./import-found.server.ts";

/** The next files of a run: small ones that may share a transaction, and one that is to be imported by itself. */
export type TakenFiles = { together: PresentFile[]; alone: FoundPriceFile | null };

/** A file and what comes of it are in memory until all of their transaction are. */
const MOST_BYTES = 256 * 1024;
const UNPACKED = /\.(?:csv|json)$/i;

/** Takes files up to the first that is not small, `most` at most, but one in any case; null: there is no other. */
export async function takeFiles(
  files: AsyncIterator<FoundPriceFile>,
  most: number,
): Promise<TakenFiles | null> {
  const together: PresentFile[] = [];
  do {
    const next = await files.next();
    if (next.done) return together.length > 0 ? { together, alone: null } : null;
    const file = next.value;
    if (most < 2 || file.outcome === "missing" || !(await isSmall(file))) return { together, alone: file };
    together.push(file);
  } while (together.length < most);
  return { together, alone: null };
}

/** A download would lie on the disk until the others are there. */
async function isSmall({ path, sourceUrl }: PresentFile): Promise<boolean> {
  if (sourceUrl !== null || !UNPACKED.test(path)) return false;
  const { size } = await stat(path).catch(() => ({ size: Number.POSITIVE_INFINITY }));
  return size <= MOST_BYTES;
}
