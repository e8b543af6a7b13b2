import { isUtf8 } from "node:buffer";
import { oddByteFrom, sequenceLength } from "./decode-text.server.ts";
import { UnreadableBytesError } from "./unreadable-bytes-error.ts";

const MAX_SEQUENCE_LENGTH = 4;
const MAX_MARK_LENGTH = 3;
const NONE = Buffer.alloc(0);

/**
 * The bytes of a text, chunk by chunk, without a UTF-8 byte order mark. `firstOddByte()` tells where the first byte stood
 * that is not UTF-8 (null = none); `decodeText` takes such for windows-1252. UTF-16 throws.
 */
export function openTextBytes() {
  /** The first bytes, while there are too few to tell a byte order mark. */
  let first: Buffer | null = NONE;
  /** The beginning of a character whose end is still to come. */
  let begun = NONE;
  let checkedCount = 0;
  let firstOddByte: number | null = null;

  function check(bytes: Buffer, isLast: boolean): void {
    if (firstOddByte !== null) return;
    const all = begun.length > 0 ? Buffer.concat([begun, bytes]) : bytes;
    const end = isLast ? all.length : lastWholeCharacter(all);
    const whole = all.subarray(0, end);
    if (!isUtf8(whole)) firstOddByte = checkedCount + oddByteFrom(whole, 0);
    begun = Buffer.from(all.subarray(end));
    checkedCount += end;
  }

  function withoutMark(bytes: Buffer): Buffer {
    first = null;
    checkedCount = byteOrderMarkLength(bytes);
    return bytes.subarray(checkedCount);
  }

  return {
    write(chunk: Uint8Array): Buffer {
      let bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
      if (first !== null) {
        first = Buffer.concat([first, bytes]);
        if (first.length < MAX_MARK_LENGTH) return NONE;
        bytes = withoutMark(first);
      }
      check(bytes, false);
      return bytes;
    },
    end(): Buffer {
      const rest = first === null ? NONE : withoutMark(first);
      check(rest, true);
      return rest;
    },
    firstOddByte: () => firstOddByte,
  };
}

function byteOrderMarkLength(bytes: Buffer): number {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 3;
  const pair = bytes.length > 1 ? bytes.readUInt16BE(0) : 0;
  if (pair === 0xfffe || pair === 0xfeff) throw new UnreadableBytesError("utf-16");
  return 0;
}

/** Where to cut so that no UTF-8 sequence is torn: sequences are four bytes at most. */
function lastWholeCharacter(bytes: Buffer): number {
  for (let back = 1; back < MAX_SEQUENCE_LENGTH && back <= bytes.length; back++) {
    const byte = bytes.readUInt8(bytes.length - back);
    if (byte < 0x80) break;
    if (byte >= 0xc0) return sequenceLength(byte) > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}
