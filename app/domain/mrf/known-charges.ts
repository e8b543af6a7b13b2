import type { CsvColumns } from "./csv-columns.ts";
import type { CsvRow } from "./csv-row.ts";
import type { StandardCharge } from "./standard-charge-record.ts";

/** A table that is half full is found in by one or two looks. */
const SLOTS = 65_536;
const MAX_KNOWN = SLOTS / 2;
const MAX_KNOWN_BYTES = 16 * 1024 * 1024;
const FIRST_KNOWN_BYTES = 64 * 1024;
/** The bytes at either end of a cell that choose its charge's slot. */
const TELLING_BYTES = 6;
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const FIRST_KNOWN = 1024;

/**
 * The charges of a tall file by the bytes that say them, so that a row that repeats one for another payer reads its payer
 * alone. Their bytes lie together, since looking into many small buffers takes longer than comparing what is in them. Once there are too
 * many, all are forgotten.
 */
export function openKnownCharges({ at, codes, modifiers, billingClass }: CsvColumns) {
  const { description, setting, gross, cash, min, max, drugUnit, drugType } = at;
  const own = [description, setting, modifiers, billingClass, drugUnit, drugType, gross, cash, min, max];
  const columns = Int32Array.from(
    [...own, ...codes.flatMap(({ code, type }) => [code, type])].filter((column) => column >= 0),
  );
  const columnCount = columns.length;
  /** Few charges are alike in these and differ in the others. */
  const firstCodes = codes.slice(0, 1).map(({ code }) => code);
  const tellingColumns = Int32Array.from(
    [description, ...firstCodes, gross, min, max].filter((column) => column >= 0),
  );
  /** By slot: 0, or the number of a known charge, counted from 1. */
  const numbers = new Int32Array(SLOTS);
  const hashes = new Int32Array(SLOTS);
  const charges: StandardCharge[] = [];
  /** Where the bytes of each begin. */
  const begins = new Int32Array(MAX_KNOWN);
  /** The lengths of the cells of each, one charge behind the other. */
  let lengths = new Int32Array(FIRST_KNOWN * columnCount);
  let said = Buffer.allocUnsafe(FIRST_KNOWN_BYTES);
  let saidLength = 0;
  /** The number of the charge that was told last; 0: none was. Payers of a charge mostly follow one another. */
  let last = 0;

  function hashOf({ bytes, starts, ends }: CsvRow): number {
    let hash = FNV_OFFSET;
    for (let index = 0; index < tellingColumns.length; index++) {
      const start = starts[tellingColumns[index]!]!;
      const end = ends[tellingColumns[index]!]!;
      hash = Math.imul(hash ^ (end - start), FNV_PRIME);
      for (let i = start; i < end && i < start + TELLING_BYTES; i++) {
        hash = Math.imul(hash ^ bytes[i]!, FNV_PRIME);
      }
      for (let i = Math.max(start, end - TELLING_BYTES); i < end; i++) {
        hash = Math.imul(hash ^ bytes[i]!, FNV_PRIME);
      }
    }
    return hash ^ (hash >>> 15);
  }

  function saysTheSame({ bytes, starts, ends }: CsvRow, number: number): boolean {
    const lengthAt = (number - 1) * columnCount;
    let byteAt = begins[number - 1]!;
    for (let index = 0; index < columnCount; index++) {
      const start = starts[columns[index]!]!;
      const end = ends[columns[index]!]!;
      if (end - start !== lengths[lengthAt + index]) return false;
      for (let i = start; i < end; i++) if (bytes[i] !== said[byteAt++]) return false;
    }
    return true;
  }

  /** The slot of the charge that a row tells, or the empty one where it would stand. */
  function slotOf(row: CsvRow, hash: number): number {
    let slot = hash & (SLOTS - 1);
    for (;;) {
      const number = numbers[slot]!;
      if (number === 0) return slot;
      if (hashes[slot] === hash && saysTheSame(row, number)) return slot;
      slot = (slot + 1) & (SLOTS - 1);
    }
  }

  function makeRoom(neededBytes: number): void {
    if (charges.length === MAX_KNOWN || saidLength + neededBytes > MAX_KNOWN_BYTES) {
      numbers.fill(0);
      charges.length = 0;
      saidLength = 0;
      last = 0;
    }
    if (lengths.length < (charges.length + 1) * columnCount) {
      const longer = new Int32Array(2 * lengths.length);
      longer.set(lengths);
      lengths = longer;
    }
    if (saidLength + neededBytes <= said.length) return;
    const larger = Buffer.allocUnsafe(2 * said.length + neededBytes);
    said.copy(larger, 0, 0, saidLength);
    said = larger;
  }

  return {
    /** The charge that an earlier row told in the same words; null = none is known. */
    find(row: CsvRow): StandardCharge | null {
      if (last > 0 && saysTheSame(row, last)) return charges[last - 1]!;
      last = numbers[slotOf(row, hashOf(row))]!;
      return last === 0 ? null : charges[last - 1]!;
    },
    remember(row: CsvRow, charge: StandardCharge): void {
      const { bytes, starts, ends } = row;
      let neededBytes = 0;
      for (const column of columns) neededBytes += ends[column]! - starts[column]!;
      if (neededBytes > MAX_KNOWN_BYTES) return;
      makeRoom(neededBytes);
      const hash = hashOf(row);
      const slot = slotOf(row, hash);
      let lengthAt = charges.length * columnCount;
      let byteAt = saidLength;
      begins[charges.length] = saidLength;
      for (const column of columns) {
        lengths[lengthAt++] = ends[column]! - starts[column]!;
        byteAt += bytes.copy(said, byteAt, starts[column]!, ends[column]!);
      }
      saidLength = byteAt;
      charges.push(charge);
      hashes[slot] = hash;
      numbers[slot] = charges.length;
      last = charges.length;
    },
  };
}
