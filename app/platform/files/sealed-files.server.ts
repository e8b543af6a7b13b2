import type { SealingKey } from "#app/platform/keys/sealing-key.server.ts";
import { logFailure } from "#app/platform/log/log-failure.ts";
import { isFilesAway } from "./files-away.server.ts";
import { openFolderObjects } from "./folder-objects.server.ts";
import {
  DamagedFileError,
  HEADER_BYTES,
  openChunk,
  plainSizeOf,
  SEALED_CHUNK_BYTES,
  sealChunks,
} from "./sealed-chunks.server.ts";
import type { StoredObject, StoredObjects } from "./stored-objects.ts";

/** Whose files they are: the id names their folder, and only the key reads them. */
export interface FileOwner {
  accountId: string;
  key: SealingKey;
}

/** "disk-full": the disk is full, and nothing of the file is left. */
export type FileWrite = { outcome: "written"; sizeBytes: number } | { outcome: "disk-full" };

export interface SealedFile {
  sizeBytes: number;
  /** To be read once. Fails with a DamagedFileError before it gives away a byte of a chunk that was changed. */
  chunks: AsyncIterable<Uint8Array>;
}

/** Files that are encrypted while they stream: nothing of them is ever stored in clear. Ids are UUIDs. All but `remove` throws
 *  FilesAway where their place does not answer. */
export interface SealedFiles {
  /** Keeps a file under a new id. It is there whole, and lasts, or not at all. */
  write(
    owner: FileOwner,
    fileId: string,
    plain: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  ): Promise<FileWrite>;
  /** Null if the file does not exist. */
  read(owner: FileOwner, fileId: string): Promise<SealedFile | null>;
  /** Removes a file, if it is there; where its place is away, the next sweep does. */
  remove(accountId: string, fileId: string): Promise<void>;
  /** Removes all files of an account. */
  removeAllOf(accountId: string): Promise<void>;
  /** Removes an account's files that were written before this time and are none of these: what a process that was
   *  killed has left. */
  sweep(accountId: string, kept: ReadonlySet<string>, writtenBefore: Date): Promise<void>;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Files under `folder`/<account>/<file>, mode 0600. */
export function openSealedFiles(folder: string): SealedFiles {
  return sealedFilesIn(openFolderObjects(folder));
}

/** Files as objects named <account>/<file>. */
export function sealedFilesIn(objects: StoredObjects): SealedFiles {
  const nameOf = (accountId: string, fileId: string) =>
    `${assertValidId(accountId)}/${assertValidId(fileId)}`;

  return {
    async write({ accountId, key }, fileId, plain) {
      const name = nameOf(accountId, fileId);
      let sealedBytes = 0;
      async function* sealed() {
        for await (const chunk of sealChunks(keyOf(key, fileId), plain)) {
          sealedBytes += chunk.length;
          yield chunk;
        }
      }
      const outcome = await objects.write(name, sealed());
      if (outcome === "full") return { outcome: "disk-full" };
      return { outcome: "written", sizeBytes: plainSizeOf(sealedBytes) };
    },
    async read({ accountId, key }, fileId) {
      const found = await objects.read(nameOf(accountId, fileId));
      return (
        found && { sizeBytes: plainSizeOf(found.sizeBytes), chunks: openSealed(found, keyOf(key, fileId)) }
      );
    },
    async remove(accountId, fileId) {
      await objects.remove(nameOf(accountId, fileId)).catch((error: unknown) => {
        if (!isFilesAway(error)) throw error;
        logFailure("A file is left to the sweep", error);
      });
    },
    async removeAllOf(accountId) {
      await objects.removeAll(assertValidId(accountId));
    },
    async sweep(accountId, kept, writtenBefore) {
      for (const { name, writtenAt } of await objects.list(assertValidId(accountId))) {
        if (!kept.has(name) && writtenAt < writtenBefore) await objects.remove(`${accountId}/${name}`);
      }
    },
  };
}

/** Throws unless the text is an id, so no other path can be made. */
function assertValidId(text: string): string {
  if (!UUID.test(text)) throw new Error("A sealed file's owner and name are UUIDs.");
  return text;
}

/** Each file has its own key, so that one file can't replace another. */
function keyOf(key: SealingKey, fileId: string): Buffer {
  return key.derive(`file ${fileId}`);
}

async function* openSealed({ sizeBytes, bytes }: StoredObject, key: Buffer): AsyncGenerator<Uint8Array> {
  const pieces = cut(bytes, sizeBytes);
  try {
    const header = await nextOf(pieces);
    let left = sizeBytes - HEADER_BYTES;
    for (let index = 0; left > 0 || index === 0; index++) {
      const sealed = await nextOf(pieces);
      left -= sealed.length;
      const plain = openChunk(key, header, { index, isLast: left === 0, sealed });
      if (plain.length > 0) yield plain;
    }
  } finally {
    await pieces.return();
  }
}

async function nextOf(pieces: AsyncGenerator<Buffer, void>): Promise<Buffer> {
  const { value } = await pieces.next();
  if (!value) throw new DamagedFileError();
  return value;
}

/** The header of a sealed file and its chunks, each whole; the last may be shorter. Fewer where bytes are missing. */
async function* cut(bytes: AsyncIterable<Uint8Array>, sizeBytes: number): AsyncGenerator<Buffer, void> {
  let held = Buffer.alloc(0);
  let left = sizeBytes;
  let wanted = HEADER_BYTES;
  for await (const piece of bytes) {
    held = Buffer.concat([held, piece]);
    while (held.length >= wanted) {
      yield held.subarray(0, wanted);
      held = held.subarray(wanted);
      left -= wanted;
      wanted = Math.min(left, SEALED_CHUNK_BYTES);
      if (wanted === 0) return;
    }
  }
}
