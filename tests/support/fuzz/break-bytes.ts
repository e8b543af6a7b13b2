import type { SeededRandom } from "#app/domain/sample-data/seeded-random.ts";

const MAX_BREAKS = 8;
/** What parsers count, compare or recurse on. */
const PIECES = [
  "\0",
  "\ufeff",
  '"',
  ",",
  "\r",
  "\n\n",
  "{",
  "[[[[[[[[",
  "]",
  "<!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]>&b;",
  "-1",
  "1e999",
  "99999999999999999999",
  "\ud800",
  "~",
  "*",
  "\u202e",
  "null",
  "=cmd|'/c calc'!A1",
];

/** A copy with up to eight faults: cut short, bits turned, parts repeated or left out, pieces put in. Now and then a whole copy. */
export function breakBytes(whole: Uint8Array, random: SeededRandom): Buffer {
  let bytes = Buffer.from(whole);
  const count = random.integer(0, MAX_BREAKS);
  for (let nth = 0; nth < count; nth++) bytes = breakOnce(bytes, random);
  return bytes;
}

function breakOnce(bytes: Buffer, random: SeededRandom): Buffer<ArrayBuffer> {
  const at = random.integer(0, bytes.length);
  const to = Math.min(bytes.length, at + random.integer(1, 400));
  const before = bytes.subarray(0, at);
  switch (random.integer(0, 5)) {
    case 0:
      return Buffer.from(before);
    case 1:
      return flipBit(bytes, at, random);
    case 2:
      return Buffer.concat([before, bytes.subarray(to)]);
    case 3:
      return Buffer.concat([bytes.subarray(0, to), bytes.subarray(at)]);
    case 4:
      return Buffer.concat([before, Buffer.from(random.pick(PIECES)), bytes.subarray(at)]);
    default:
      return Buffer.concat([before, Buffer.from(random.pick(PIECES).repeat(200)), bytes.subarray(to)]);
  }
}

function flipBit(bytes: Buffer, at: number, random: SeededRandom): Buffer<ArrayBuffer> {
  const flipped = Buffer.from(bytes);
  const byte = flipped[at];
  if (byte !== undefined) flipped[at] = byte ^ (1 << random.integer(0, 7));
  return flipped;
}
