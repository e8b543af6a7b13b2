import { randomBytes } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { SealingKey } from "#app/platform/keys/sealing-key.server.ts";
import {
  DamagedFileError,
  HEADER_BYTES,
  openChunk,
  plainSizeOf,
  SEALED_CHUNK_BYTES,
  sealChunks,
} from "./sealed-chunks.server.ts";
import { settleFolder } from "./settle-folder.server.ts";

/** Whose files they are: the id names their folder, and only the key reads them. */
export interface FileOwner {
  accountId: string;
  key: SealingKey;
}

/** "disk-full": there is no room, and nothing of the file is left. */
export type FileWrite = { outcome: "written"; sizeBytes: number } | { outcome: "disk-full" };

export interface SealedFile {
  sizeBytes: number;
  /** To be read once. Fails with a DamagedFileError before it gives away a byte of a chunk that was changed. */
  chunks: AsyncIterable<Uint8Array>;
}

/** Files that are encrypted while they stream: nothing of them is ever on the disk in clear. Ids are UUIDs. */
export interface SealedFiles {
  /** Keeps a file under a new id. It is there whole, and on the disk itself, or not at all. */
  write(
    owner: FileOwner,
    fileId: string,
    plain: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  ): Promise<FileWrite>;
  /** Null where there is no such file. */
  read(owner: FileOwner, fileId: string): Promise<SealedFile | null>;
  /** Removes a file, if it is there. */
  remove(accountId: string, fileId: string): Promise<void>;
  /** Removes all files of an account. */
  removeAllOf(accountId: string): Promise<void>;
  /** Removes an account's files that were written before this time and are none of these: what a process that was
   *  killed has left. */
  sweep(accountId: string, kept: ReadonlySet<string>, writtenBefore: Date): Promise<void>;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const NO_ROOM = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);

/** Files under `folder`/<account>/<file>, mode 0600. */
export function openSealedFiles(folder: string): SealedFiles {
  const folderOf = (accountId: string) => path.join(folder, asId(accountId));
  const placeOf = (accountId: string, fileId: string) => path.join(folderOf(accountId), asId(fileId));

  return {
    async write({ accountId, key }, fileId, plain) {
      const place = placeOf(accountId, fileId);
      const draft = `${place}.${randomBytes(6).toString("hex")}`;
      try {
        await mkdir(folderOf(accountId), { recursive: true, mode: 0o700 });
        const sizeBytes = await writeSealed(draft, sealChunks(keyOf(key, fileId), plain));
        await rename(draft, place);
        await settleFolder(folderOf(accountId));
        return { outcome: "written", sizeBytes };
      } catch (error) {
        await rm(draft, { force: true });
        if (isNoRoom(error)) return { outcome: "disk-full" };
        throw error;
      }
    },
    async read({ accountId, key }, fileId) {
      const place = placeOf(accountId, fileId);
      const size = await stat(place).then(({ size }) => size, nullIfMissing);
      if (size === null) return null;
      return { sizeBytes: plainSizeOf(size), chunks: openSealed(place, size, keyOf(key, fileId)) };
    },
    async remove(accountId, fileId) {
      await rm(placeOf(accountId, fileId), { force: true });
    },
    async removeAllOf(accountId) {
      await rm(folderOf(accountId), { recursive: true, force: true });
    },
    async sweep(accountId, kept, writtenBefore) {
      const folder = folderOf(accountId);
      const names = (await readdir(folder).catch(nullIfMissing)) ?? [];
      for (const name of names.filter((name) => !kept.has(name))) {
        const place = path.join(folder, name);
        const found = await stat(place).catch(nullIfMissing);
        if (found && found.mtime < writtenBefore) await rm(place, { force: true });
      }
    },
  };
}

/** No path can be made of what is no id. */
function asId(text: string): string {
  if (!UUID.test(text)) throw new Error("A sealed file's owner and name are UUIDs.");
  return text;
}

/** Each file has a key of its own, so that one file cannot stand in another's place. */
function keyOf(key: SealingKey, fileId: string): Buffer {
  return key.derive(`file ${fileId}`);
}

/** Returns the size of what was sealed. */
async function writeSealed(place: string, chunks: AsyncIterable<Buffer>): Promise<number> {
  const file = await open(place, "wx", 0o600);
  try {
    let sealedBytes = 0;
    for await (const chunk of chunks) {
      await file.writeFile(chunk); // at the file's present end, all of it
      sealedBytes += chunk.length;
    }
    await file.sync();
    return plainSizeOf(sealedBytes);
  } finally {
    await file.close();
  }
}

async function* openSealed(place: string, sizeBytes: number, key: Buffer): AsyncGenerator<Uint8Array> {
  const file = await open(place, "r");
  try {
    const header = await readExactly(file, HEADER_BYTES);
    let left = sizeBytes - HEADER_BYTES;
    for (let index = 0; left > 0 || index === 0; index++) {
      const sealed = await readExactly(file, Math.min(left, SEALED_CHUNK_BYTES));
      left -= sealed.length;
      const plain = openChunk(key, header, { index, isLast: left === 0, sealed });
      if (plain.length > 0) yield plain;
    }
  } finally {
    await file.close();
  }
}

async function readExactly(file: FileHandle, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(Math.max(0, length));
  let filled = 0;
  while (filled < bytes.length) {
    const { bytesRead } = await file.read(bytes, filled, bytes.length - filled, null);
    if (bytesRead === 0) throw new DamagedFileError();
    filled += bytesRead;
  }
  return bytes;
}

function isNoRoom(error: unknown): boolean {
  return NO_ROOM.has((error as NodeJS.ErrnoException).code ?? "");
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
