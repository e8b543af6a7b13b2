import type { TaxIdentity } from "../read/provider-groups.ts";
import type { ReferenceSets } from "../read/reference-sets.ts";
import { NumberPacker, NumberReader } from "./packed-numbers.ts";

export type ProvidersPart = "sets" | "references" | "groups" | "identities";

export interface PackedBlock {
  part: ProvidersPart;
  block: number;
  packed: Buffer;
}

/** A block is some megabytes at most, however many groups a file has. */
const BLOCK_BYTES = 1024 * 1024;

/** Packs the providers of the sets that are used: `usedSets` in the order of their new numbers. */
export function* packProviders(
  providers: ReferenceSets,
  usedSets: readonly number[],
): Generator<PackedBlock> {
  const references = new Renumbering();
  const groups = new Renumbering();
  const identities = new Renumbering();
  yield* pack("sets", usedSets.length, (index, packer) => {
    const numbers = [...providers.referencesOf(usedSets[index] as number)].map((one) =>
      references.number(one),
    );
    packer.ascending(numbers.sort((a, b) => a - b));
  });
  yield* pack("references", references.former.length, (index, packer) => {
    const reference = references.former[index] as number;
    const range = providers.groupsOf(reference);
    packer.number(range === null ? 0 : 1);
    if (range === null) packer.text(providers.idOf(reference) ?? "");
    else packer.ascending(rangeOf(range).map((group) => groups.number(group)));
  });
  yield* pack("groups", groups.former.length, (index, packer) => {
    const group = groups.former[index] as number;
    packer.number(identities.number(providers.taxOf(group)));
    // -1 is a member that is no number.
    packer.ascending([...providers.membersOf(group)].map((npi) => npi + 1).sort((a, b) => a - b));
  });
  yield* pack("identities", identities.former.length, (index, packer) => {
    const { kind, number, name } = providers.taxIdentities[identities.former[index] as number] as TaxIdentity;
    for (const text of [kind, number, name ?? ""]) packer.text(text);
  });
}

/** New numbers for what is used, in the order in which it is met. */
class Renumbering {
  readonly former: number[] = [];
  readonly #numbers = new Map<number, number>();

  number(former: number): number {
    const known = this.#numbers.get(former);
    if (known !== undefined) return known;
    this.#numbers.set(former, this.former.length);
    return this.former.push(former) - 1;
  }
}

function rangeOf({ from, to }: { from: number; to: number }): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

function* pack(
  part: ProvidersPart,
  count: number,
  write: (index: number, packer: NumberPacker) => void,
): Generator<PackedBlock> {
  const packer = new NumberPacker();
  let block = 0;
  for (let index = 0; index < count; index++) {
    write(index, packer);
    if (packer.byteLength() >= BLOCK_BYTES) yield { part, block: block++, packed: packer.take() };
  }
  if (packer.byteLength() > 0) yield { part, block, packed: packer.take() };
}

/** Lists of numbers in two columns: where each list ends, and the numbers of all. */
export interface NumberLists {
  ends: Uint32Array;
  values: Float64Array;
}

/** The providers of a file as questions look them up. */
export interface FileProviders {
  /** References of each set. */
  sets: NumberLists;
  /** Groups of each reference; of one that the file never defined none. */
  references: NumberLists;
  /** By reference: its id, where the file never defined it. */
  unresolved: ReadonlyMap<number, string>;
  /** NPIs of each group; -1 = no number. */
  groups: NumberLists;
  /** By group. */
  identityOf: Uint32Array;
  identities: readonly TaxIdentity[];
}

/** Unpacks blocks in the order of their numbers. */
export function unpackProviders(blocks: readonly PackedBlock[]): FileProviders {
  const readers = (part: ProvidersPart) =>
    blocks.filter((one) => one.part === part).map(({ packed }) => new NumberReader(packed));
  const sets = new ListsBuilder();
  for (const reader of readers("sets")) while (!reader.isAtEnd()) sets.add(reader, 0);
  const references = new ListsBuilder();
  const unresolved = new Map<number, string>();
  for (const reader of readers("references")) {
    while (!reader.isAtEnd()) {
      if (reader.number() === 1) references.add(reader, 0);
      else {
        unresolved.set(references.count(), reader.text());
        references.addEmpty();
      }
    }
  }
  const groups = new ListsBuilder();
  const identityOf: number[] = [];
  for (const reader of readers("groups")) {
    while (!reader.isAtEnd()) {
      identityOf.push(reader.number());
      groups.add(reader, -1);
    }
  }
  const identities: TaxIdentity[] = [];
  for (const reader of readers("identities")) {
    while (!reader.isAtEnd()) {
      identities.push({ kind: reader.text(), number: reader.text(), name: reader.text() || null });
    }
  }
  return {
    sets: sets.take(),
    references: references.take(),
    unresolved,
    groups: groups.take(),
    identityOf: Uint32Array.from(identityOf),
    identities,
  };
}

class ListsBuilder {
  readonly #ends: number[] = [];
  readonly #values: number[] = [];

  count(): number {
    return this.#ends.length;
  }

  addEmpty(): void {
    this.#ends.push(this.#values.length);
  }

  /** Reads an ascending list; each number is stored with `shift` added. */
  add(reader: NumberReader, shift: number): void {
    const count = reader.number();
    let value = 0;
    for (let index = 0; index < count; index++) {
      value += reader.number();
      this.#values.push(value + shift);
    }
    this.addEmpty();
  }

  take(): NumberLists {
    return { ends: Uint32Array.from(this.#ends), values: Float64Array.from(this.#values) };
  }
}

/** Where the numbers of a list begin and end among all. */
export function listEdges({ ends }: NumberLists, list: number): { from: number; to: number } {
  return { from: list === 0 ? 0 : (ends[list - 1] as number), to: ends[list] as number };
}
