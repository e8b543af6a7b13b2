import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";

export interface Checksum {
  sizeBytes: number;
  sha256: string;
}

const BLOCK_BYTES = 1024 * 1024;

/** A pipe or a device, which might never end, or a folder. */
export class NoFile extends Error {
  override name = "NoFile";
  constructor(place: string) {
    super(`${place} is not a file.`);
  }
}

/** Copies a file onto the disk itself (mode 0600) and returns what was copied. Throws `NoFile` for anything else. */
export async function copyWithChecksum(source: string, target: string): Promise<Checksum> {
  if (!(await stat(source)).isFile()) throw new NoFile(source);
  const copied = openChecksum();
  const to = createWriteStream(target, { mode: 0o600, flush: true });
  await pipeline(createReadStream(source, { highWaterMark: BLOCK_BYTES }), copied.pass, to);
  return copied.end();
}

/** The content of a file. */
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
