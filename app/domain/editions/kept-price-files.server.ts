import { createReadStream, createWriteStream } from "node:fs";
import { open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { Env } from "#app/platform/env/env.server.ts";
import { isDiskFull } from "#app/platform/files/is-disk-full.server.ts";
import { makeOwnedFolder } from "#app/platform/files/owned-files.server.ts";

/** Where the originals of price files go, and how many bytes of them there may be. */
export type KeepingRules = { folder: string; maxBytes: number };

/** An original as it lies on the disk. `isPacked`: gzipped here, and not as it came. */
type KeptFile = { place: string; sizeBytes: number; isPacked: boolean };

const BEING_KEPT = "keeping-";

/** The folder of the originals of a site, as its settings say. */
export function keptFilesFolder(env: Pick<Env, "filesFolder">): string {
  return path.join(env.filesFolder, "price-files");
}

/** Undefined: the site keeps none. */
export function keepingRules(env: Pick<Env, "filesFolder" | "keptPriceFileBytes">): KeepingRules | undefined {
  const maxBytes = env.keptPriceFileBytes;
  return maxBytes === 0 ? undefined : { folder: keptFilesFolder(env), maxBytes };
}

/**
 * Saves the bytes of a price file under their SHA-256: as they came where they are packed, else gzipped. Skips them if the rules
 * or the disk leave no room for them: nothing saved is removed to make room.
 */
export async function keepPriceFile(
  { folder, maxBytes }: KeepingRules,
  filePath: string,
  sha256: string,
): Promise<void> {
  await makeOwnedFolder(folder);
  if (await findKeptFile(folder, sha256)) return;
  const { bytes } = await measureKeptFiles(folder);
  if (bytes >= maxBytes) return;
  const isPacked = !(await comesPacked(filePath));
  const begun = path.join(folder, `${BEING_KEPT}${process.pid}-${sha256}`);
  try {
    const packed = isPacked ? [createGzip()] : [];
    await pipeline([createReadStream(filePath), ...packed, createWriteStream(begun, { mode: 0o600 })]);
    const { size } = await stat(begun);
    if (bytes + size <= maxBytes) await rename(begun, path.join(folder, nameOf(sha256, isPacked)));
  } catch (error) {
    if (!isDiskFull(error)) throw error;
  } finally {
    await rm(begun, { force: true });
  }
}

/** How many originals there are, and their bytes on the disk. */
export async function measureKeptFiles(folder: string): Promise<{ count: number; bytes: number }> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => !name.startsWith(BEING_KEPT));
  let bytes = 0;
  for (const name of names) bytes += (await stat(path.join(folder, name))).size;
  return { count: names.length, bytes };
}

/** Null: it is not kept. */
export async function findKeptFile(folder: string, sha256: string): Promise<KeptFile | null> {
  for (const isPacked of [true, false]) {
    const place = path.join(folder, nameOf(sha256, isPacked));
    const found = await stat(place).catch(() => null);
    if (found) return { place, sizeBytes: found.size, isPacked };
  }
  return null;
}

/** The very bytes that the hospital's server sent. */
export function readKeptFile({ place, isPacked }: KeptFile): Readable {
  const stored = createReadStream(place);
  if (!isPacked) return stored;
  const unpacked = createGunzip();
  stored.on("error", (error) => unpacked.destroy(error));
  unpacked.on("close", () => stored.destroy());
  return stored.pipe(unpacked);
}

/** Forgets an original whose import is removed. */
export async function dropKeptFile(folder: string, sha256: string): Promise<void> {
  for (const isPacked of [true, false])
    await rm(path.join(folder, nameOf(sha256, isPacked)), { force: true });
}

const nameOf = (sha256: string, isPacked: boolean) => `${sha256}.${isPacked ? "gz" : "as-sent"}`;

/** Whether a file is a gzip or a zip, which would not get smaller. */
async function comesPacked(filePath: string): Promise<boolean> {
  const file = await open(filePath);
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return (buffer[0] === 0x1f && buffer[1] === 0x8b) || buffer.readUInt32BE(0) === 0x504b0304;
  } finally {
    await file.close();
  }
}
