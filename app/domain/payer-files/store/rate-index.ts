import { NumberPacker, NumberReader } from "./packed-numbers.ts";
import type { NumberedProviders } from "./packed-providers.ts";

export type IndexPart = "npis" | "references" | "sets" | "services";

export interface IndexBlock {
  part: IndexPart;
  firstKey: number;
  packed: Buffer;
}

/** A reference that names a provider, under one of its tax identities. */
export interface ReferenceOfNpi {
  reference: number;
  identity: number;
}

/** A block that PostgreSQL keeps in its row: larger values go to a separate table. */
const BLOCK_BYTES = 1_700;
/** Pairs that are sorted at once: 40 MB. */
const MAX_SORTED_PAIRS = 2_000_000;
const FIRST_NPI = 1_000_000_000;
const END_OF_NPIS = 3_000_000_000;
const NPIS_OF_BUCKET = 16_384;
const BUCKETS_OF_NPIS = Math.ceil((END_OF_NPIS - FIRST_NPI) / NPIS_OF_BUCKET);

/** What a row of stored rates is for. */
export interface RowService {
  codeType: string;
  code: string;
  arrangement: string;
}

/** The rows that rates of a file are stored in, with the service and the sets of each. */
export class RateRows {
  readonly services: RowService[] = [];
  readonly #sets: Buffer[] = [];

  /** Notes the next row, its sets ascending; the row's number. */
  add(service: RowService, sets: Uint32Array): number {
    const packer = new NumberPacker();
    packer.ascendingRuns(sets);
    this.#sets.push(packer.take());
    return this.services.push(service) - 1;
  }

  eachSet(onPair: OnPair): void {
    for (const [row, packed] of this.#sets.entries()) {
      for (const set of new NumberReader(packed).ascendingRuns()) onPair(set, row);
    }
  }
}

/** Packs where the rates of each provider are: NPI to references, reference to sets, set to rows, row to service. */
export function* packRateIndex(numbered: NumberedProviders, rows: RateRows): Generator<IndexBlock> {
  yield* packPart("npis", keysOf(npisOf(numbered)), (groups, packer) => {
    const byIdentity = new Map<number, number[]>();
    for (const group of groups) {
      const identity = numbered.identityOf(group);
      byIdentity.set(identity, [...(byIdentity.get(identity) ?? []), group]);
    }
    packer.number(byIdentity.size);
    for (const [identity, ofIdentity] of byIdentity) {
      packer.number(identity);
      packer.ascendingRuns(distinct(ofIdentity.map((group) => numbered.referenceOf(group))));
    }
  });
  const ofReferences = {
    bucketCount: numbered.references.length,
    keysOfBucket: 1,
    each(onPair: OnPair) {
      for (let set = 0; set < numbered.sets.length; set++) {
        for (const reference of numbered.referencesOf(set)) onPair(reference, set);
      }
    },
  };
  yield* packPart("references", keysOf(ofReferences), (sets, packer) => packer.ascendingRuns(sets));
  const ofSets = {
    bucketCount: numbered.sets.length,
    keysOfBucket: 1,
    each: (onPair: OnPair) => rows.eachSet(onPair),
  };
  yield* packPart("sets", keysOf(ofSets), (rowsOfSet, packer) => packer.ascendingRuns(rowsOfSet));
  const services = rows.services.map((values, key) => ({ key, values }));
  yield* packPart("services", services, ({ codeType, code, arrangement }, packer) => {
    for (const text of [codeType, code, arrangement]) packer.text(text);
  });
}

type OnPair = (key: number, value: number) => void;

/** Pairs whose keys fall into buckets, in ascending order of values for each key. */
interface Pairs {
  bucketCount: number;
  keysOfBucket: number;
  each(onPair: OnPair): void;
}

function npisOf(numbered: NumberedProviders): Pairs {
  return {
    bucketCount: BUCKETS_OF_NPIS,
    keysOfBucket: NPIS_OF_BUCKET,
    each(onPair) {
      for (let group = 0; group < numbered.groups.length; group++) {
        for (const npi of numbered.membersOf(group)) {
          if (npi >= FIRST_NPI && npi < END_OF_NPIS) onPair(npi - FIRST_NPI, group);
        }
      }
    },
  };
}

/** The values of each key, keys ascending. What does not fit into memory at once is passed over once more for each part of the keys. */
function* keysOf(pairs: Pairs): Generator<{ key: number; values: Uint32Array }> {
  const { bucketCount, keysOfBucket } = pairs;
  const counts = new Uint32Array(bucketCount);
  pairs.each((key) => {
    const bucket = Math.floor(key / keysOfBucket);
    counts[bucket] = (counts[bucket] as number) + 1;
  });
  for (let bucket = 0; bucket < bucketCount; ) {
    const fromKey = bucket * keysOfBucket;
    let count = 0;
    do count += counts[bucket++] as number;
    while (bucket < bucketCount && count + (counts[bucket] as number) <= MAX_SORTED_PAIRS);
    if (count > 0) yield* sortedKeys(pairs, fromKey, bucket * keysOfBucket, count);
  }
}

/** Keys are sorted as numbers that say key and position, which is fast and needs no comparing function. */
function* sortedKeys(
  pairs: Pairs,
  fromKey: number,
  toKey: number,
  count: number,
): Generator<{ key: number; values: Uint32Array }> {
  const order = new Float64Array(count);
  const values = new Uint32Array(count);
  let at = 0;
  pairs.each((key, value) => {
    if (key < fromKey || key >= toKey) return;
    order[at] = (key - fromKey) * count + at;
    values[at++] = value;
  });
  order.sort();
  for (let from = 0; from < count; ) {
    const key = Math.floor((order[from] as number) / count);
    let to = from + 1;
    while (to < count && Math.floor((order[to] as number) / count) === key) to += 1;
    yield {
      key: fromKey + key,
      values: Uint32Array.from(order.subarray(from, to), (one) => values[one % count] as number),
    };
    from = to;
  }
}

function distinct(ascending: readonly number[]): number[] {
  return ascending.filter((value, index) => index === 0 || value !== ascending[index - 1]);
}

function* packPart<Values>(
  part: IndexPart,
  keys: Iterable<{ key: number; values: Values }>,
  write: (values: Values, packer: NumberPacker) => void,
): Generator<IndexBlock> {
  const packer = new NumberPacker();
  const shift = part === "npis" ? FIRST_NPI : 0;
  let firstKey = 0;
  let before = 0;
  for (const { key, values } of keys) {
    if (packer.byteLength() === 0) before = firstKey = key;
    packer.number(key - before);
    write(values, packer);
    before = key;
    if (packer.byteLength() >= BLOCK_BYTES) yield { part, firstKey: firstKey + shift, packed: packer.take() };
  }
  if (packer.byteLength() > 0) yield { part, firstKey: firstKey + shift, packed: packer.take() };
}

/** The references that name an NPI, from the block that may have it; empty: the file does not name it. */
export function referencesOfNpi(
  { firstKey, packed }: Omit<IndexBlock, "part">,
  npi: number,
): ReferenceOfNpi[] {
  const found: ReferenceOfNpi[] = [];
  const reader = new NumberReader(packed);
  for (let key = firstKey; !reader.isAtEnd() && key <= npi; ) {
    key += reader.number();
    for (let identities = reader.number(); identities > 0; identities--) {
      const identity = reader.number();
      for (const reference of reader.ascendingRuns()) {
        if (key === npi) found.push({ reference, identity });
      }
    }
  }
  return found;
}

/** The values of the wanted keys that a block of references or sets has. */
export function valuesOfKeys(
  { firstKey, packed }: Omit<IndexBlock, "part">,
  isWanted: (key: number) => boolean,
  onValues: (values: readonly number[]) => void,
): void {
  const reader = new NumberReader(packed);
  for (let key = firstKey; !reader.isAtEnd(); ) {
    key += reader.number();
    const values = reader.ascendingRuns();
    if (isWanted(key)) onValues(values);
  }
}

/** Calls back with each row of a block of services. */
export function eachService(
  { firstKey, packed }: Omit<IndexBlock, "part">,
  onService: (row: number, service: RowService) => void,
): void {
  const reader = new NumberReader(packed);
  for (let row = firstKey; !reader.isAtEnd(); ) {
    row += reader.number();
    onService(row, { codeType: reader.text(), code: reader.text(), arrangement: reader.text() });
  }
}
