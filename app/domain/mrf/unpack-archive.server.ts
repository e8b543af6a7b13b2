import { createReadStream } from "node:fs";
import { mkdtemp, open, rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";
import { makeOwnedFolder } from "#app/platform/files/owned-files.server.ts";

export type ArchivedFile = { path: string; fileName: string; release: () => Promise<void> };

const ARCHIVE = /\.(?:tar|tgz|tar\.gz)$/i;

/** Whether a file of this name is a tar of other files, plain or gzipped. */
export function isArchive(fileName: string): boolean {
  return ARCHIVE.test(fileName);
}

/**
 * Yields the files in a tar whose paths are `wanted`, in its order. Each is written to a separate folder in `directory` when it
 * is asked for, which `release` removes. Their folders in the archive are not made. Throws where the archive is damaged.
 */
export async function* unpackArchive(
  archivePath: string,
  directory: string,
  wanted: (entryPath: string) => boolean,
): AsyncGenerator<ArchivedFile, void, void> {
  await makeOwnedFolder(directory);
  const entries = extract();
  const bytes = createReadStream(archivePath);
  const packed = (await isGzipped(archivePath)) ? [bytes, createGunzip()] : [bytes];
  const reading = pipeline([...packed, entries]);
  reading.catch(() => {}); // met by who asks for the next entry
  for await (const entry of entries) {
    const { name, type, size } = entry.header;
    if (type !== "file" || !wanted(name)) {
      entry.resume();
      continue;
    }
    const folder = await mkdtemp(path.join(directory, "unpacked-"));
    const release = () => rm(folder, { recursive: true, force: true });
    const fileName = path.posix.basename(name);
    const filePath = path.join(folder, fileName);
    try {
      // An entry that is cut short may end like any other.
      if ((await write(entry, filePath)) !== size)
        throw new Error("The archive ends in the middle of a file.");
    } catch (error) {
      await release();
      throw error;
    }
    yield { path: filePath, fileName, release };
  }
  await reading;
}

/** Writes chunks to a new file; how many bytes they were. */
async function write(chunks: AsyncIterable<Uint8Array>, filePath: string): Promise<number> {
  const file = await open(filePath, "wx");
  try {
    let bytes = 0;
    for await (const chunk of chunks) {
      await file.writeFile(chunk);
      bytes += chunk.length;
    }
    return bytes;
  } finally {
    await file.close();
  }
}

async function isGzipped(filePath: string): Promise<boolean> {
  const file = await open(filePath);
  try {
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await file.close();
  }
}
