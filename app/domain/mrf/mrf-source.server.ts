import { createReadStream } from "node:fs";
import path from "node:path";

export type ByteStream = AsyncIterable<Uint8Array>;

/** A price file that can be read from its start more than once: JSON headers may stand after the charges. */
export type MrfSource = { name: string; open: () => ByteStream };

const CHUNK_BYTES = 256 * 1024;

/** A price file on disk. Opening throws only when the first byte is asked for. */
export function mrfFile(filePath: string): MrfSource {
  return {
    name: path.basename(filePath),
    open: () => createReadStream(filePath, { highWaterMark: CHUNK_BYTES }),
  };
}

/** The same file, telling how many of its bytes have been read since it was opened last. */
export function countBytes(source: MrfSource, onRead: (bytes: number) => void): MrfSource {
  return {
    name: source.name,
    async *open() {
      let bytes = 0;
      for await (const chunk of source.open()) {
        bytes += chunk.length;
        onRead(bytes);
        yield chunk;
      }
    },
  };
}
