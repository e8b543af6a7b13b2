import { exactDecimal } from "./exact-numbers.ts";
import { GrowingNumbers } from "./growing-numbers.ts";
import { JsonWindowError } from "./json-window.ts";
import type { ProviderGroup, TaxIdentity } from "./provider-groups.ts";
import { eachItem } from "./slice-members.ts";

/** Who is kept: null keeps every provider of the file. */
export type KeptNpis = { has(npi: number): boolean } | null;

/** A reference to a separate file, which is fetched when the rates have been read. */
export interface RemoteReference {
  reference: number;
  location: string;
}

const MAX_REFERENCES = 4_000_000;
const MAX_MEMBERS = 30_000_000;
/** Texts of lists that came once come again; beyond this they are forgotten and read again. */
const MAX_REMEMBERED_BYTES = 48 * 1024 * 1024;

/** Told where a file lists more providers than one machine keeps. */
export class TooManyProvidersError extends Error {}

/**
 * The providers of a file: tax identities, groups of NPIs, references (lists of groups under an id) and sets (lists of
 * references, as a rate names them), each by number. Rates may name references that the file defines later or never.
 */
export class ReferenceSets {
  readonly taxIdentities: TaxIdentity[] = [];
  readonly #taxNumbers = new Map<string, number>();
  /** Of each group its tax identity, and where its members end. */
  readonly #groupTax = new GrowingNumbers(Uint32Array);
  readonly #groupEnds = new GrowingNumbers(Uint32Array);
  readonly #members = new GrowingNumbers(Float64Array);
  /** 1: the group had members, of which none is kept. */
  readonly #groupIsElsewhere = new GrowingNumbers(Uint32Array);
  /** Of each reference where its groups begin and end; UNRESOLVED until it is defined. */
  readonly #referenceFrom = new GrowingNumbers(Uint32Array);
  readonly #referenceTo = new GrowingNumbers(Uint32Array);
  readonly #referenceIds: (string | null)[] = [];
  readonly #references = new Map<string, number>();
  readonly #setEnds = new GrowingNumbers(Uint32Array);
  readonly #setReferences = new GrowingNumbers(Uint32Array);
  readonly #setsByReferences = new Map<string, number>();
  readonly remote: RemoteReference[] = [];
  readonly #remembered = new Map<string, number>();
  #rememberedBytes = 0;
  groupCount = 0;
  setCount = 0;
  /** Set once the file's own table of references has been read whole. */
  isTableRead = false;

  constructor(readonly kept: KeptNpis) {}

  /** Gives a reference its groups. A second definition of an id adds to the first: duplicate ids with unlike members exist. */
  define(id: string, groups: readonly ProviderGroup[]): void {
    this.#addGroups(this.#reference(id), groups);
  }

  defineRemote(id: string, location: string): void {
    this.remote.push({ reference: this.#reference(id), location });
  }

  /** The groups of a remote reference, once its file is here. */
  resolve(reference: number, groups: readonly ProviderGroup[]): void {
    this.#addGroups(reference, groups);
  }

  /** The set of a `provider_references` array that fills `from` to `to`. */
  setOfIds(bytes: Buffer, from: number, to: number): number {
    const text = bytes.toString("latin1", from, to);
    const known = this.#remembered.get(text);
    if (known !== undefined) return known;
    const references: number[] = [];
    eachItem(bytes, from, to, (itemFrom, itemTo) => {
      references.push(this.#reference(idOf(bytes.toString("latin1", itemFrom, itemTo), itemFrom)));
    });
    return this.#remember(text, this.#set(references));
  }

  /** Returns the set of groups in the rate itself, under the text of their array. */
  setOfGroups(text: string, read: () => readonly ProviderGroup[]): number {
    const known = this.#remembered.get(text);
    if (known !== undefined) return known;
    const reference = this.#newReference(null);
    this.#addGroups(reference, read());
    return this.#remember(text, this.#set([reference]));
  }

  union(one: number, other: number): number {
    return this.#set([...this.referencesOf(one), ...this.referencesOf(other)]);
  }

  /** The ids of a set's references that no definition was found for. */
  unresolvedOf(set: number): string[] {
    const ids: string[] = [];
    for (const reference of this.referencesOf(set)) {
      if (this.#referenceFrom.at(reference) === UNRESOLVED) ids.push(this.#referenceIds[reference] ?? "");
    }
    return ids;
  }

  referencesOf(set: number): Uint32Array {
    return this.#setReferences.slice(set === 0 ? 0 : this.#setEnds.at(set - 1), this.#setEnds.at(set));
  }

  /** Where a reference's groups begin and end; null: it is not defined. */
  groupsOf(reference: number): { from: number; to: number } | null {
    const from = this.#referenceFrom.at(reference);
    return from === UNRESOLVED ? null : { from, to: this.#referenceTo.at(reference) };
  }

  referenceCount(): number {
    return this.#referenceIds.length;
  }

  idOf(reference: number): string | null {
    return this.#referenceIds[reference] ?? null;
  }

  taxOf(group: number): number {
    return this.#groupTax.at(group);
  }

  membersOf(group: number): Float64Array {
    return this.#members.slice(group === 0 ? 0 : this.#groupEnds.at(group - 1), this.#groupEnds.at(group));
  }

  /** Whether the group lists providers, of which none is kept. */
  isElsewhere(group: number): boolean {
    return this.#groupIsElsewhere.at(group) === 1;
  }

  /** Whether every provider of a set is elsewhere; false while one of its references may still be defined. */
  isAllElsewhere(set: number): boolean {
    if (this.kept === null) return false;
    let groupCount = 0;
    for (const reference of this.referencesOf(set)) {
      const groups = this.groupsOf(reference);
      if (groups === null) return false;
      for (let group = groups.from; group < groups.to; group++) {
        groupCount += 1;
        if (!this.isElsewhere(group)) return false;
      }
    }
    return groupCount > 0;
  }

  #reference(id: string): number {
    return this.#references.get(id) ?? this.#newReference(id);
  }

  #newReference(id: string | null): number {
    const reference = this.#referenceIds.length;
    if (reference >= MAX_REFERENCES) {
      throw new TooManyProvidersError(`The file has more than ${MAX_REFERENCES} provider references.`);
    }
    this.#referenceIds.push(id);
    this.#referenceFrom.push(UNRESOLVED);
    this.#referenceTo.push(UNRESOLVED);
    if (id !== null) this.#references.set(id, reference);
    return reference;
  }

  #addGroups(reference: number, groups: readonly ProviderGroup[]): void {
    const former = this.groupsOf(reference);
    const from = this.groupCount;
    if (former !== null) for (let group = former.from; group < former.to; group++) this.#copyGroup(group);
    for (const group of groups) this.#addGroup(group);
    this.#referenceFrom.values[reference] = from;
    this.#referenceTo.values[reference] = this.groupCount;
  }

  #addGroup({ taxIdentity, npis }: ProviderGroup): void {
    const kept = this.kept;
    const members = kept === null ? npis : npis.filter((npi) => kept.has(npi));
    for (const npi of [...new Set(members)].sort((a, b) => a - b)) this.#members.push(npi);
    this.#endGroup(this.#taxIdentity(taxIdentity), kept !== null && members.length === 0);
  }

  #copyGroup(group: number): void {
    for (const npi of this.membersOf(group).slice()) this.#members.push(npi);
    this.#endGroup(this.taxOf(group), this.isElsewhere(group));
  }

  #endGroup(tax: number, isElsewhere: boolean): void {
    if (this.#members.length > MAX_MEMBERS) {
      throw new TooManyProvidersError(`The file lists more than ${MAX_MEMBERS} providers in its groups.`);
    }
    this.#groupTax.push(tax);
    this.#groupEnds.push(this.#members.length);
    this.#groupIsElsewhere.push(isElsewhere ? 1 : 0);
    this.groupCount += 1;
  }

  #taxIdentity(identity: TaxIdentity): number {
    const key = `${identity.kind} ${identity.number} ${identity.name ?? ""}`;
    const known = this.#taxNumbers.get(key);
    if (known !== undefined) return known;
    this.#taxNumbers.set(key, this.taxIdentities.length);
    return this.taxIdentities.push(identity) - 1;
  }

  #set(references: readonly number[]): number {
    const sorted = [...new Set(references)].sort((a, b) => a - b);
    const key = sorted.join();
    const known = this.#setsByReferences.get(key);
    if (known !== undefined) return known;
    for (const reference of sorted) this.#setReferences.push(reference);
    this.#setEnds.push(this.#setReferences.length);
    this.#setsByReferences.set(key, this.setCount);
    return this.setCount++;
  }

  #remember(text: string, set: number): number {
    this.#rememberedBytes += text.length;
    if (this.#rememberedBytes > MAX_REMEMBERED_BYTES) {
      this.#remembered.clear();
      this.#rememberedBytes = text.length;
    }
    this.#remembered.set(text, set);
    return set;
  }
}

const UNRESOLVED = 0xffffffff;

/** An id as an exact decimal where it is a number, else its text. */
export function idOf(written: string, atByte: number): string {
  const text = written.startsWith('"') ? String(JSON.parse(written)).trim() : written;
  if (text === "") throw new JsonWindowError("not-json", atByte);
  return exactDecimal(text) ?? text;
}
