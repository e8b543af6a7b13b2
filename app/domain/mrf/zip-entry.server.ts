import { createInflateRaw } from "node:zlib";
import type { ByteStream } from "./mrf-source.server.ts";
import { throughZlib } from "./through-zlib.server.ts";
import { UnreadableBytesError } from "./unreadable-bytes-error.ts";

const LOCAL_HEADER = 0x04034b50;
const HEADER_BYTES = 30;
const ENCRYPTED = 1;
const SIZE_FOLLOWS_DATA = 8;
const STORED = 0;
const DEFLATED = 8;
const ZIP64 = 0xffffffff;

type Entry = { name: string; flags: number; method: number; compressedSize: number };

/** The bytes of a zip's first .csv or .json entry, read front to back without the central directory. */
export async function* zipEntryBytes(chunks: ByteStream): ByteStream {
  const reader = openReader(chunks);
  try {
    for (;;) {
      const entry = await readLocalHeader(reader);
      if (!entry) throw new UnreadableBytesError("zip-empty");
      const sizeKnown = !(entry.flags & SIZE_FOLLOWS_DATA) && entry.compressedSize !== ZIP64;
      if (isZippedPriceFile(entry.name)) {
        if (entry.flags & ENCRYPTED) throw new UnreadableBytesError("zip-encrypted");
        if (entry.method === DEFLATED) yield* throughZlib(reader.rest(), createInflateRaw);
        else if (entry.method === STORED && sizeKnown) yield* reader.take(entry.compressedSize);
        else throw new UnreadableBytesError("zip-method", String(entry.method));
        return;
      }
      if (!sizeKnown) throw new UnreadableBytesError("zip-other-file-first", entry.name);
      for await (const _ of reader.take(entry.compressedSize));
    }
  } finally {
    await reader.close();
  }
}

/** Whether an entry of a zip is a price file by its name, and not what macOS adds. */
export function isZippedPriceFile(name: string): boolean {
  return /\.(csv|json)$/i.test(name) && !name.startsWith("__MACOSX/") && !/(^|\/)\._[^/]*$/.test(name);
}

async function readLocalHeader(reader: Reader): Promise<Entry | null> {
  const header = await reader.exactly(HEADER_BYTES);
  if (header?.readUInt32LE(0) !== LOCAL_HEADER) return null;
  const name = await reader.exactly(header.readUInt16LE(26));
  const extra = await reader.exactly(header.readUInt16LE(28));
  if (!name || !extra) return null;
  return {
    name: name.toString("utf8"),
    flags: header.readUInt16LE(6),
    method: header.readUInt16LE(8),
    compressedSize: header.readUInt32LE(18),
  };
}

type Reader = ReturnType<typeof openReader>;

function openReader(chunks: ByteStream) {
  const iterator = chunks[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);

  async function more(): Promise<boolean> {
    const next = await iterator.next();
    if (next.done) return false;
    held = held.length === 0 ? Buffer.from(next.value) : Buffer.concat([held, next.value]);
    return true;
  }

  async function exactly(length: number): Promise<Buffer | null> {
    while (held.length < length) if (!(await more())) return null;
    const bytes = held.subarray(0, length);
    held = held.subarray(length);
    return bytes;
  }

  async function* take(length: number): AsyncGenerator<Uint8Array> {
    let left = length;
    while (left > 0) {
      if (held.length === 0 && !(await more())) throw new UnreadableBytesError("zip-cut-short");
      const part = held.subarray(0, left);
      held = held.subarray(part.length);
      left -= part.length;
      yield part;
    }
  }

  async function* rest(): AsyncGenerator<Uint8Array> {
    if (held.length > 0) yield held;
    held = Buffer.alloc(0);
    while (await more()) {
      yield held;
      held = Buffer.alloc(0);
    }
  }

  return { exactly, take, rest, close: async () => void (await iterator.return?.()) };
}
