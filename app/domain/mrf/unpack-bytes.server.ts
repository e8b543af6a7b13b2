import { createGunzip } from "node:zlib";
import type { ByteStream } from "./mrf-source.server.ts";
import { throughZlib } from "./through-zlib.server.ts";
import { TooManyBytesError } from "./unreadable-bytes-error.ts";
import { zipEntryBytes } from "./zip-entry.server.ts";

/**
 * The price file's own bytes, whether it comes plain, gzipped or zipped; told by the first bytes, not by the name.
 * A gzip in a gzip, as a server makes one that packs what is packed, is unpacked twice. Throws `TooManyBytesError` past
 * `maxBytes` of unpacked data and `UnreadableBytesError` for damaged packing.
 */
export async function* unpackBytes(packed: ByteStream, maxBytes: number): ByteStream {
  yield* unpack(packed, maxBytes, MAX_LAYERS);
}

const MAX_LAYERS = 2;

async function* bounded(bytes: ByteStream, maxBytes: number): ByteStream {
  let total = 0;
  for await (const chunk of bytes) {
    total += chunk.length;
    if (total > maxBytes) throw new TooManyBytesError(`The file unpacks to more than ${maxBytes} bytes.`);
    yield chunk;
  }
}

async function* unpack(packed: ByteStream, maxBytes: number, layers: number): ByteStream {
  const iterator = packed[Symbol.asyncIterator]();
  const first: Buffer[] = [];
  let length = 0;
  while (length < 4) {
    const next = await iterator.next();
    if (next.done) break;
    first.push(Buffer.from(next.value));
    length += next.value.length;
  }
  const start = Buffer.concat(first);
  const whole = prepend(start, iterator);
  if (layers > 0 && start[0] === 0x1f && start[1] === 0x8b)
    yield* unpack(bounded(throughZlib(whole, createGunzip), maxBytes), maxBytes, layers - 1);
  else if (start.subarray(0, 4).toString("latin1") === "PK\u0003\u0004")
    yield* bounded(zipEntryBytes(whole), maxBytes);
  else yield* layers === MAX_LAYERS ? bounded(whole, maxBytes) : whole;
}

async function* prepend(start: Uint8Array, rest: AsyncIterator<Uint8Array>): ByteStream {
  try {
    if (start.length > 0) yield start;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}
