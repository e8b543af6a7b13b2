import type { CsvColumns } from "./csv-columns.ts";
import type { CsvRow } from "./csv-row.ts";
import type { StandardCharge } from "./standard-charge-record.ts";

const SLOTS = 32_768;
/** A charge stands in one of so many slots. */
const WAYS = 4;
/** The bytes at either end of a cell that choose its charge's slot. */
const TELLING_BYTES = 6;
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A charge and the bytes of the cells that say it, one behind the other. */
type KnownCharge = { bytes: Buffer; lengths: Int32Array; charge: StandardCharge };

/**
 * The charges of a tall file by the bytes that say them, so that a row that repeats one for another payer reads its payer
 * alone. A charge that comes rarely gives way to another.
 */
export function openKnownCharges({ at, codes, modifiers, billingClass }: CsvColumns) {
  const { description, setting, gross, cash, min, max, drugUnit, drugType } = at;
  const own = [description, setting, modifiers, billingClass, drugUnit, drugType, gross, cash, min, max];
  const columns = Int32Array.from(
    [...own, ...codes.flatMap(({ code, type }) => [code, type])].filter((column) => column >= 0),
  );
  /** Few charges are alike in these and differ in the others. */
  const firstCodes = codes.slice(0, 1).map(({ code }) => code);
  const tellingColumns = Int32Array.from(
    [description, ...firstCodes, gross, min, max].filter((column) => column >= 0),
  );
  const slots = new Array<KnownCharge | undefined>(SLOTS);

  function slotOf({ bytes, starts, ends }: CsvRow): number {
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
    return (hash ^ (hash >>> 15)) & (SLOTS - WAYS);
  }

  function saysTheSame({ bytes, starts, ends }: CsvRow, known: KnownCharge): boolean {
    let at = 0;
    for (let index = 0; index < columns.length; index++) {
      const start = starts[columns[index]!]!;
      const end = ends[columns[index]!]!;
      if (end - start !== known.lengths[index]) return false;
      for (let i = start; i < end; i++) if (bytes[i] !== known.bytes[at++]) return false;
    }
    return true;
  }

  return {
    /** The charge that an earlier row told in the same words; null = none is known. */
    find(row: CsvRow): StandardCharge | null {
      const slot = slotOf(row);
      for (let way = 0; way < WAYS; way++) {
        const known = slots[slot + way];
        if (known === undefined) return null;
        if (saysTheSame(row, known)) return known.charge;
      }
      return null;
    },
    remember(row: CsvRow, charge: StandardCharge): void {
      const cells = Array.from(columns, (column) => row.bytes.subarray(row.starts[column], row.ends[column]));
      const lengths = Int32Array.from(cells, ({ length }) => length);
      const slot = slotOf(row);
      slots.copyWithin(slot + 1, slot, slot + WAYS - 1);
      slots[slot] = { bytes: Buffer.concat(cells), lengths, charge };
    },
  };
}
