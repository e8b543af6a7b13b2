import { isUtf8 } from "node:buffer";

const SPACE = 32;
const LAST_ASCII = 126;
const TAB = 9;
const CR = 13;

/** The spaces beyond ASCII that `String.prototype.trim` removes. */
const WIDE_SPACES = [..."\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a"]
  .concat([..."\u2028\u2029\u202f\u205f\u3000\ufeff"])
  .map((space) => Buffer.from(space));
/** The no-break space of windows-1252. */
const LONE_SPACE = 0xa0;
const MAX_SEQUENCE_LENGTH = 4;

/** Whether a byte may belong to a space at the edge of a cell. */
export function mayBeSpace(byte: number): boolean {
  return byte <= SPACE || byte > LAST_ASCII;
}

/** Returns where the text of a cell begins after the spaces before it; `end` without any text. */
export function trimmedStart(bytes: Buffer, start: number, end: number): number {
  let from = start;
  for (let length = 1; length > 0 && from < end; from += length) length = spaceAfter(bytes, from, end);
  return from;
}

/** Where the text of a cell ends once the spaces behind it are left out. */
export function trimmedEnd(bytes: Buffer, start: number, end: number): number {
  let to = end;
  for (let length = 1; length > 0 && to > start; to -= length) length = spaceBefore(bytes, start, to);
  return to;
}

function spaceAfter(bytes: Buffer, at: number, end: number): number {
  const first = bytes[at]!;
  if (first <= LAST_ASCII) return Number(isAsciiSpace(first));
  for (const space of WIDE_SPACES) {
    if (at + space.length <= end && stands(bytes, at, space)) return space.length;
  }
  return Number(first === LONE_SPACE);
}

function spaceBefore(bytes: Buffer, start: number, to: number): number {
  const last = bytes[to - 1]!;
  if (last <= LAST_ASCII) return Number(isAsciiSpace(last));
  for (const space of WIDE_SPACES) {
    const at = to - space.length;
    if (at >= start && stands(bytes, at, space)) return space.length;
  }
  return Number(last === LONE_SPACE && !endsCharacter(bytes, start, to));
}

function stands(bytes: Buffer, at: number, wanted: Buffer): boolean {
  for (let i = 0; i < wanted.length; i++) if (bytes[at + i] !== wanted[i]) return false;
  return true;
}

/** Whether the last byte belongs to a character of several. */
function endsCharacter(bytes: Buffer, start: number, to: number): boolean {
  for (let length = 2; length <= MAX_SEQUENCE_LENGTH && to - length >= start; length++) {
    if (isUtf8(bytes.subarray(to - length, to))) return true;
  }
  return false;
}

function isAsciiSpace(byte: number): boolean {
  return byte === SPACE || (byte >= TAB && byte <= CR);
}
