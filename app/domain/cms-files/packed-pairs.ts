const BYTES = 13;
const RADIX = 36;
const OPEN = 0;

/** A pair's second code, the days between which it holds, as 20260701 (`to` included; null: still), and whether a modifier
 *  may part it. */
export interface DatedPair {
  column2: string;
  from: number;
  to: number | null;
  yieldsToModifier: boolean;
}

/** Gathers the pairs of one first code, 13 bytes each: the second code as a number, its first and last day, 1 for a modifier. */
export function openPairPack() {
  let bytes = Buffer.alloc(16 * BYTES);
  let length = 0;
  return {
    add({ column2, from, to, yieldsToModifier }: DatedPair): void {
      if (length === bytes.length) bytes = Buffer.concat([bytes, Buffer.alloc(bytes.length)]);
      bytes.writeUInt32LE(numberOf(column2), length);
      bytes.writeUInt32LE(from, length + 4);
      bytes.writeUInt32LE(to ?? OPEN, length + 8);
      bytes[length + 12] = yieldsToModifier ? 1 : 0;
      length += BYTES;
    },
    packed: () => bytes.subarray(0, length),
  };
}

/** The pairs whose second code is wanted. */
export function unpackPairs(packed: Buffer, wanted: Iterable<string>): DatedPair[] {
  const codes = new Map(Array.from(wanted, (code) => [numberOf(code), code]));
  const pairs: DatedPair[] = [];
  for (let at = 0; at < packed.length; at += BYTES) {
    const column2 = codes.get(packed.readUInt32LE(at));
    if (column2 === undefined) continue;
    const to = packed.readUInt32LE(at + 8);
    const yieldsToModifier = packed[at + 12] === 1;
    pairs.push({ column2, from: packed.readUInt32LE(at + 4), to: to === OPEN ? null : to, yieldsToModifier });
  }
  return pairs;
}

/** Five letters and digits of a code as a number, which is compared faster. */
function numberOf(code: string): number {
  return Number.parseInt(code, RADIX);
}
