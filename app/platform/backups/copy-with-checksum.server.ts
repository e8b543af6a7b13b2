import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";

export interface Checksum {
  sizeBytes: number;
  sha256: string;
}

const BLOCK_BYTES = 1024 * 1024;

/** Copies a file onto the disk itself (mode 0600) and tells what was copied. */
export async function copyWithChecksum(source: string, target: string): Promise<Checksum> {
  const copied = openChecksum();
  const to = createWriteStream(target, { mode: 0o600, flush: true });
  await pipeline(createReadStream(source, { highWaterMark: BLOCK_BYTES }), copied.pass, to);
  return copied.end();
}

/** What stands in a file. */
export async function checksumOf(file: string): Promise<Checksum> {
  const read = openChecksum();
  for await (const _ of read.pass(createReadStream(file, { highWaterMark: BLOCK_BYTES })));
  return read.end();
}

export function isSame(one: Checksum | undefined, other: Checksum): boolean {
  return one?.sha256 === other.sha256 && one.sizeBytes === other.sizeBytes;
}

function openChecksum() {
  const hash = createHash("sha256");
  let sizeBytes = 0;
  return {
    async *pass(blocks: AsyncIterable<Buffer>) {
      for await (const block of blocks) {
        hash.update(block);
        sizeBytes += block.length;
        yield block;
      }
    },
    end: (): Checksum => ({ sizeBytes, sha256: hash.digest("hex") }),
  };
}
