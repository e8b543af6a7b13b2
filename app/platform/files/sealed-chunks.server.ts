import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

/*
 * STREAM (Hoang, Reyhanitabar, Rogaway and Vizár, 2015) over AES-256-GCM. A file is
 *
 *   version (1 byte) · nonce prefix (7 random bytes) · chunk · chunk · … · last chunk
 *
 * where a chunk is up to 64 KiB of ciphertext and its tag of 16 bytes. Its nonce is the prefix, its number (4 bytes) and
 * whether it is the last, so that a file that was cut off, lengthened or put in another order does not open.
 */
const VERSION = 1;
const PREFIX_BYTES = 7;
const TAG_BYTES = 16;
export const HEADER_BYTES = 1 + PREFIX_BYTES;
export const PLAIN_CHUNK_BYTES = 65_536;
export const SEALED_CHUNK_BYTES = PLAIN_CHUNK_BYTES + TAG_BYTES;

/** A sealed file that was changed, cut off or sealed with another key. */
export class DamagedFileError extends Error {
  override name = "DamagedFileError";
  constructor() {
    super("A sealed file does not open: it was changed, cut off or sealed with another key.");
  }
}

/** A file's bytes as stored on disk. `key` has 32 bytes and seals this one file. */
export async function* sealChunks(
  key: Buffer,
  plain: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  const header = Buffer.concat([Buffer.from([VERSION]), randomBytes(PREFIX_BYTES)]);
  yield header;
  let index = 0;
  let held: Uint8Array[] = [];
  let heldBytes = 0;
  for await (const piece of plain) {
    held.push(piece);
    heldBytes += piece.length;
    if (heldBytes <= PLAIN_CHUNK_BYTES) continue;
    // What fills a chunk just so stays here: it may be the last.
    let rest = Buffer.concat(held);
    for (; rest.length > PLAIN_CHUNK_BYTES; rest = rest.subarray(PLAIN_CHUNK_BYTES)) {
      yield sealChunk(key, header, index++, false, rest.subarray(0, PLAIN_CHUNK_BYTES));
    }
    held = [rest];
    heldBytes = rest.length;
  }
  yield sealChunk(key, header, index, true, Buffer.concat(held));
}

function sealChunk(key: Buffer, header: Buffer, index: number, isLast: boolean, plain: Buffer): Buffer {
  const cipher = createCipheriv("aes-256-gcm", key, nonceOf(header, index, isLast));
  cipher.setAAD(header);
  const sealed = cipher.update(plain);
  cipher.final();
  return Buffer.concat([sealed, cipher.getAuthTag()]);
}

/** One chunk as it was before, the first being number 0. Throws a DamagedFileError. */
export function openChunk(
  key: Buffer,
  header: Buffer,
  { index, isLast, sealed }: { index: number; isLast: boolean; sealed: Buffer },
): Buffer {
  if (header[0] !== VERSION || sealed.length < TAG_BYTES) throw new DamagedFileError();
  const end = sealed.length - TAG_BYTES;
  const decipher = createDecipheriv("aes-256-gcm", key, nonceOf(header, index, isLast));
  decipher.setAAD(header);
  decipher.setAuthTag(sealed.subarray(end));
  const plain = decipher.update(sealed.subarray(0, end));
  try {
    decipher.final();
  } catch {
    throw new DamagedFileError();
  }
  return plain;
}

function nonceOf(header: Buffer, index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(PREFIX_BYTES + 5);
  header.copy(nonce, 0, 1);
  nonce.writeUInt32BE(index, PREFIX_BYTES);
  nonce.writeUInt8(isLast ? 1 : 0, PREFIX_BYTES + 4);
  return nonce;
}

/** How many bytes a file had before it was sealed, by those that it has on the disk. */
export function plainSizeOf(sealedBytes: number): number {
  const chunks = Math.ceil((sealedBytes - HEADER_BYTES) / SEALED_CHUNK_BYTES);
  return sealedBytes - HEADER_BYTES - chunks * TAG_BYTES;
}
