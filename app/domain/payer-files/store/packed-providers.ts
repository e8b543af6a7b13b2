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

/** The providers that the sets of a file's rates use, by the numbers that they are stored under. */
export interface NumberedProviders {
  /** Former numbers of sets, references, groups and tax identities by new number. */
  sets: readonly number[];
  references: readonly number[];
  groups: readonly number[];
  identities: readonly number[];
  /** New numbers of a set's references, ascending. */
  referencesOf(set: number): number[];
  /** New numbers of a reference's groups; null: the file never defined it. */
  groupsOf(reference: number): number[] | null;
  referenceOf(group: number): number;
  /** The new number of a group's tax identity. */
  identityOf(group: number): number;
  /** 0: a member without an NPI; -1: no number. */
  membersOf(group: number): Float64Array;
}

/** Numbers what the sets use, in the order in which it is met: `usedSets` are former numbers in the order of their new ones. */
export function numberProviders(providers: ReferenceSets, usedSets: readonly number[]): NumberedProviders {
  const references = new Renumbering();
  const groups = new Renumbering();
  const identities = new Renumbering();
  for (const set of usedSets)
    for (const reference of providers.referencesOf(set)) references.number(reference);
  const referenceOfGroup: number[] = [];
  for (const [number, reference] of references.former.entries()) {
    for (const group of rangeOf(providers.groupsOf(reference)))
      referenceOfGroup[groups.number(group)] = number;
  }
  for (const group of groups.former) identities.number(providers.taxOf(group));
  return {
    sets: usedSets,
    references: references.former,
    groups: groups.former,
    identities: identities.former,
    referencesOf: (set) =>
      Array.from(providers.referencesOf(usedSets[set] as number), (one) => references.number(one)).sort(
        (a, b) => a - b,
      ),
    groupsOf(reference) {
      const range = providers.groupsOf(references.former[reference] as number);
      return range === null ? null : rangeOf(range).map((group) => groups.number(group));
    },
    referenceOf: (group) => referenceOfGroup[group] as number,
    identityOf: (group) => identities.number(providers.taxOf(groups.former[group] as number)),
    membersOf: (group) => providers.membersOf(groups.former[group] as number),
  };
}

/** Packs the providers of a file. */
export function* packProviders(
  providers: ReferenceSets,
  numbered: NumberedProviders,
): Generator<PackedBlock> {
  yield* pack("sets", numbered.sets.length, (set, packer) => packer.ascending(numbered.referencesOf(set)));
  yield* pack("references", numbered.references.length, (reference, packer) => {
    const groups = numbered.groupsOf(reference);
    packer.number(groups === null ? 0 : 1);
    if (groups === null) packer.text(providers.idOf(numbered.references[reference] as number) ?? "");
    else packer.ascending(groups);
  });
  yield* pack("groups", numbered.groups.length, (group, packer) => {
    packer.number(numbered.identityOf(group));
    // -1 is a member that isn't a number.
    packer.ascending([...numbered.membersOf(group)].map((npi) => npi + 1).sort((a, b) => a - b));
  });
  yield* pack("identities", numbered.identities.length, (identity, packer) => {
    const { kind, number, name } = providers.taxIdentities[
      numbered.identities[identity] as number
    ] as TaxIdentity;
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

function rangeOf(range: { from: number; to: number } | null): number[] {
  return range === null
    ? []
    : Array.from({ length: range.to - range.from }, (_, index) => range.from + index);
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
  return {
    sets: sets.take(),
    references: references.take(),
    unresolved,
    groups: groups.take(),
    identityOf: Uint32Array.from(identityOf),
    identities: unpackIdentities(blocks.filter(({ part }) => part === "identities")),
  };
}

/** Unpacks the tax identities alone, by number. */
export function unpackIdentities(blocks: readonly { packed: Buffer }[]): TaxIdentity[] {
  const identities: TaxIdentity[] = [];
  for (const { packed } of blocks) {
    const reader = new NumberReader(packed);
    while (!reader.isAtEnd()) {
      identities.push({ kind: reader.text(), number: reader.text(), name: reader.text() || null });
    }
  }
  return identities;
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
