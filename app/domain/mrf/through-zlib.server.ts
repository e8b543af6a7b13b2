import { pipeline, Readable } from "node:stream";
import type { Gunzip, InflateRaw, ZlibOptions } from "node:zlib";
import type { ByteStream } from "./mrf-source.server.ts";
import { UnreadableBytesError } from "./unreadable-bytes-error.ts";

const CHUNK_BYTES = 256 * 1024;

/** Unpacks as it is read: no more than a chunk is held. Damaged or cut input throws `UnreadableBytesError`. */
export async function* throughZlib(
  packed: ByteStream,
  open: (options: ZlibOptions) => Gunzip | InflateRaw,
): ByteStream {
  const unpacked = open({ chunkSize: CHUNK_BYTES });
  pipeline(Readable.from(packed), unpacked, () => {}); // a failure also ends the iteration below
  try {
    yield* unpacked as AsyncIterable<Buffer>;
  } catch (error) {
    if (isZlibError(error)) throw new UnreadableBytesError("compressed-data", error.message);
    throw error;
  }
}

function isZlibError(error: unknown): error is Error & { code: string } {
  return error instanceof Error && "code" in error && String(error.code).startsWith("Z_");
}
