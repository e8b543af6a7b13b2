import { isUtf8 } from "node:buffer";

const FIRST_BEYOND_ASCII = 0x80;
/** The characters from 0x80 to 0x9F, for which Node 20's TextDecoder gives control characters; the rest is Latin-1. */
const WINDOWS_1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** The text of some bytes, cut between characters: UTF-8, and windows-1252 for each byte that is not. */
export function decodeText(bytes: Buffer, start = 0, end = bytes.length): string {
  for (let i = start; i < end; i++)
    if (bytes[i]! >= FIRST_BEYOND_ASCII) return decodeWide(bytes.subarray(start, end));
  return bytes.toString("latin1", start, end);
}

function decodeWide(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString("utf8");
  const parts: string[] = [];
  let good = 0;
  for (let odd = oddByteFrom(bytes, 0); odd >= 0; odd = oddByteFrom(bytes, good)) {
    const byte = bytes[odd]!;
    const letter = WINDOWS_1252[byte - FIRST_BEYOND_ASCII] ?? String.fromCharCode(byte);
    parts.push(bytes.toString("utf8", good, odd), letter);
    good = odd + 1;
  }
  parts.push(bytes.toString("utf8", good));
  return parts.join("");
}

/** The index of the first byte that is not UTF-8; -1 = all are. */
export function oddByteFrom(bytes: Buffer, from: number): number {
  for (let i = from; i < bytes.length; ) {
    const byte = bytes[i]!;
    const length = byte < FIRST_BEYOND_ASCII ? 1 : sequenceLength(byte);
    if (byte >= FIRST_BEYOND_ASCII && !isSequence(bytes, i, length)) return i;
    i += length;
  }
  return -1;
}

function isSequence(bytes: Buffer, at: number, length: number): boolean {
  return length > 1 && at + length <= bytes.length && isUtf8(bytes.subarray(at, at + length));
}

/** How many bytes the character takes that one beyond ASCII begins; 1 = it begins none. */
export function sequenceLength(lead: number): number {
  if (lead >= 0xf0) return 4;
  if (lead >= 0xe0) return 3;
  return lead >= 0xc2 ? 2 : 1;
}
