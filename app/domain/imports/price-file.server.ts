import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { type MrfSource, mrfFile } from "#app/domain/mrf/mrf-source.server.ts";

/** A price file to import: its bytes, their SHA-256 and where they come from; null = not from the web. */
export type PriceFile = {
  source: MrfSource;
  fileName: string;
  sha256: string;
  sizeBytes: number;
  sourceUrl: string | null;
  sourcePageUrl: string | null;
};

/** Files up to this size are read once and kept in memory: opening a small file costs more than reading it. */
const KEPT_BYTES = 1024 * 1024;

/** Opens a price file on disk. Throws where it cannot be read. */
export async function openPriceFile(
  filePath: string,
  from: { fileName?: string; sourceUrl: string | null; sourcePageUrl: string | null },
): Promise<PriceFile> {
  const fileName = from.fileName ?? path.basename(filePath);
  const { size } = await stat(filePath);
  const origin = { sourceUrl: from.sourceUrl, sourcePageUrl: from.sourcePageUrl };
  if (size <= KEPT_BYTES) return { ...priceFileOf(fileName, await readFile(filePath)), ...origin };
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(filePath, { highWaterMark: KEPT_BYTES })) hash.update(chunk);
  return { source: mrfFile(filePath), fileName, sha256: hash.digest("hex"), sizeBytes: size, ...origin };
}

/** A price file whose bytes are in memory. */
export function priceFileOf(fileName: string, bytes: Buffer): PriceFile {
  return {
    source: {
      name: fileName,
      open: async function* () {
        yield bytes;
      },
    },
    fileName,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    sizeBytes: bytes.length,
    sourceUrl: null,
    sourcePageUrl: null,
  };
}
