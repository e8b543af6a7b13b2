import { isAscii, isUtf8 } from "node:buffer";
import { UnreadableBytesError } from "./unreadable-bytes-error.ts";

const LONGEST_SEQUENCE = 4;
/** The characters from 0x80 to 0x9F, for which Node 20's TextDecoder gives control characters; the rest is Latin-1. */
const WINDOWS_1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/**
 * Bytes to text, chunk by chunk. A UTF-8 byte order mark is dropped; bytes that are not UTF-8 are taken for
 * windows-1252 one by one, and `firstOddByte()` tells where the first stood (null = none). UTF-16 throws.
 */
export function openTextDecoder() {
  let held: Buffer = Buffer.alloc(0);
  let offset = 0;
  let firstOddByte: number | null = null;

  function decode(bytes: Buffer): string {
    if (isAscii(bytes)) return bytes.toString("latin1");
    if (isUtf8(bytes)) return bytes.toString("utf8");
    return decodeMixed(bytes, (position) => {
      firstOddByte ??= offset + position;
    });
  }

  return {
    write(chunk: Uint8Array): string {
      const all =
        held.length > 0
          ? Buffer.concat([held, chunk])
          : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
      if (offset === 0 && all.length < 3) {
        held = Buffer.from(all);
        return "";
      }
      const start = offset === 0 ? byteOrderMarkLength(all) : 0;
      const end = lastWholeCharacter(all);
      const text = decode(all.subarray(start, end));
      held = Buffer.from(all.subarray(end));
      offset += end;
      return text;
    },
    end(): string {
      const text = decode(held.subarray(offset === 0 ? byteOrderMarkLength(held) : 0));
      held = Buffer.alloc(0);
      return text;
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
  for (let back = 1; back < LONGEST_SEQUENCE && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back]!;
    if (byte < 0x80) break;
    if (byte >= 0xc0) return sequenceLength(byte) > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

function sequenceLength(lead: number): number {
  if (lead >= 0xf0) return 4;
  return lead >= 0xe0 ? 3 : 2;
}

function decodeMixed(bytes: Buffer, onOddByte: (position: number) => void): string {
  const parts: string[] = [];
  let good = 0;
  for (let i = 0; i < bytes.length; ) {
    const byte = bytes[i]!;
    if (byte < 0x80) {
      i += 1;
      continue;
    }
    const length = byte >= 0xc2 ? sequenceLength(byte) : 1;
    if (length > 1 && i + length <= bytes.length && isUtf8(bytes.subarray(i, i + length))) {
      i += length;
      continue;
    }
    onOddByte(i);
    parts.push(bytes.toString("utf8", good, i), WINDOWS_1252[byte - 0x80] ?? String.fromCharCode(byte));
    i += 1;
    good = i;
  }
  parts.push(bytes.toString("utf8", good));
  return parts.join("");
}
