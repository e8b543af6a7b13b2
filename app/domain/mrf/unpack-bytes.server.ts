import { createGunzip } from "node:zlib";
import type { ByteStream } from "./mrf-source.server.ts";
import { throughZlib } from "./through-zlib.server.ts";
import { TooManyBytesError } from "./unreadable-bytes-error.ts";
import { zipEntryBytes } from "./zip-entry.server.ts";

/**
 * The price file's own bytes, whether it comes plain, gzipped or zipped; told by the first bytes, not by the name.
 * Throws `TooManyBytesError` past `maxBytes` of unpacked data and `UnreadableBytesError` for damaged packing.
 */
export async function* unpackBytes(packed: ByteStream, maxBytes: number): ByteStream {
  let total = 0;
  for await (const chunk of unpack(packed)) {
    total += chunk.length;
    if (total > maxBytes) throw new TooManyBytesError(`The file unpacks to more than ${maxBytes} bytes.`);
    yield chunk;
  }
}

async function* unpack(packed: ByteStream): ByteStream {
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
  if (start[0] === 0x1f && start[1] === 0x8b) yield* throughZlib(whole, createGunzip);
  else if (start.subarray(0, 4).toString("latin1") === "PK\u0003\u0004") yield* zipEntryBytes(whole);
  else yield* whole;
}

async function* prepend(start: Uint8Array, rest: AsyncIterator<Uint8Array>): ByteStream {
  try {
    if (start.length > 0) yield start;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}
