import { GrowingNumbers } from "./growing-numbers.ts";

/** Rates of one list: of each its terms, its amount in units of 10⁻⁸ dollars, and its set of providers. */
export interface RateColumns {
  terms: Uint32Array;
  units: Float64Array;
  sets: Uint32Array;
}

/** Where rates go that no longer fit into memory. */
export interface RateSpill {
  write(bytes: Uint8Array): number;
  read(from: number, byteLength: number): Buffer;
}

/** 48 MB in columns. */
const MAX_HELD_RATES = 3_000_000;
const BYTES_OF_RATE = 16;

interface List {
  terms: GrowingNumbers<Uint32Array>;
  units: GrowingNumbers<Float64Array>;
  sets: GrowingNumbers<Uint32Array>;
  spilled: { from: number; count: number }[];
}

/** The rates of a file by list, in memory up to a limit and on disk beyond it. */
export class RateLists {
  readonly #lists: (List | null)[] = [];
  #heldCount = 0;

  constructor(private readonly openSpill: () => RateSpill) {}

  #spill: RateSpill | null = null;

  open(): number {
    return this.#lists.push({ ...emptyColumns(), spilled: [] }) - 1;
  }

  add(list: number, terms: number, units: number, set: number): void {
    const columns = this.#lists[list] as List;
    columns.terms.push(terms);
    columns.units.push(units);
    columns.sets.push(set);
    if (++this.#heldCount >= MAX_HELD_RATES) this.#spillAll();
  }

  drop(list: number): void {
    this.#heldCount -= this.#lists[list]?.terms.length ?? 0;
    this.#lists[list] = null;
  }

  /** The rates of a list, a part at a time. */
  *parts(list: number): Generator<RateColumns, void, void> {
    const columns = this.#lists[list];
    if (!columns) return;
    for (const { from, count } of columns.spilled) {
      yield columnsOf((this.#spill as RateSpill).read(from, count * BYTES_OF_RATE), count);
    }
    const { terms, units, sets } = columns;
    const held = terms.length;
    if (held > 0)
      yield { terms: terms.slice(0, held), units: units.slice(0, held), sets: sets.slice(0, held) };
  }

  #spillAll(): void {
    this.#spill ??= this.openSpill();
    for (const columns of this.#lists) {
      const count = columns?.terms.length ?? 0;
      if (!columns || count === 0) continue;
      const bytes = new Uint8Array(count * BYTES_OF_RATE);
      const into = columnsOf(Buffer.from(bytes.buffer), count);
      into.units.set(columns.units.slice(0, count));
      into.terms.set(columns.terms.slice(0, count));
      into.sets.set(columns.sets.slice(0, count));
      columns.spilled.push({ from: this.#spill.write(bytes), count });
      Object.assign(columns, emptyColumns());
    }
    this.#heldCount = 0;
  }
}

function emptyColumns() {
  return {
    terms: new GrowingNumbers(Uint32Array),
    units: new GrowingNumbers(Float64Array),
    sets: new GrowingNumbers(Uint32Array),
  };
}

/** Views over bytes that begin at a multiple of eight. */
function columnsOf(bytes: Buffer, count: number): RateColumns {
  const { buffer, byteOffset } = bytes;
  return {
    units: new Float64Array(buffer, byteOffset, count),
    terms: new Uint32Array(buffer, byteOffset + 8 * count, count),
    sets: new Uint32Array(buffer, byteOffset + 12 * count, count),
  };
}
