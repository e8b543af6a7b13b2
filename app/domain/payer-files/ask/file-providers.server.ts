import { sql } from "drizzle-orm";
import { findPlace } from "#app/domain/places/find-place.ts";
import type { Gazetteer } from "#app/domain/places/open-gazetteer.server.ts";
import { isNpi } from "#app/domain/providers/npi.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import {
  isBytes,
  isFlag,
  isInteger,
  isListOf,
  isOneOf,
  isText,
  orNull,
  readRow,
  readRows,
} from "#app/platform/db/read-rows.server.ts";
import type { RateTerms } from "../read/rate-terms.ts";
import { type FileProviders, unpackProviders } from "../store/packed-providers.ts";

/** What is known of a member of a group: it can be named, it is the tax identity alone, or why it cannot. */
export const memberStates = [
  "known",
  "tax-identity-only",
  "npi_invalid",
  "npi_unknown",
  "npi_deactivated",
] as const;
export type MemberState = (typeof memberStates)[number];

/** The providers of a file with where they practice, in columns: questions pass over all of them. */
export interface LocatedProviders extends FileProviders {
  terms: readonly RateTerms[];
  /** By member of a group, as `groups.values`: its number among the NPIs. */
  npiOfMember: Uint32Array;
  npis: Float64Array;
  states: readonly MemberState[];
  /** By NPI: the numbers of the ZIP codes of its places. */
  zipsOfNpi: readonly (readonly number[])[];
  /** The center of each ZIP code; NaN: its place is unknown. */
  latitudes: Float64Array;
  longitudes: Float64Array;
}

const MAX_HELD_BYTES = 128 * 1024 * 1024;
const NPIS_OF_QUERY = 50_000;

type Held = { providers: Promise<LocatedProviders>; byteLength: number };
/** The files asked about last. A file's rows never change, so that only its number and NPPES's edition are its key. */
const held = new Map<string, Held>();

/** The providers of a file, from memory where it was asked about before. */
export function fileProviders(
  db: Database,
  gazetteer: Gazetteer,
  fileId: number,
  providersEdition: string,
): Promise<LocatedProviders> {
  const key = `${fileId} ${providersEdition}`;
  const known = held.get(key);
  held.delete(key);
  const entry: Held = known ?? { providers: loadProviders(db, gazetteer, fileId), byteLength: 0 };
  held.set(key, entry);
  if (known === undefined) {
    entry.providers.then(
      (providers) => {
        entry.byteLength = byteLengthOf(providers);
        forgetOldest();
      },
      () => held.delete(key),
    );
  }
  return entry.providers;
}

function forgetOldest(): void {
  let total = 0;
  for (const { byteLength } of held.values()) total += byteLength;
  for (const [key, { byteLength }] of held) {
    if (total <= MAX_HELD_BYTES) return;
    held.delete(key);
    total -= byteLength;
  }
}

function byteLengthOf({ sets, references, groups, npis, npiOfMember }: LocatedProviders): number {
  const lists = [sets, references, groups].reduce(
    (sum, { ends, values }) => sum + ends.byteLength + values.byteLength,
    0,
  );
  return lists + npiOfMember.byteLength + 60 * npis.length;
}

async function loadProviders(db: Database, gazetteer: Gazetteer, fileId: number): Promise<LocatedProviders> {
  const blocks = await readRows(
    db,
    { part: isOneOf(["sets", "references", "groups", "identities"]), block: isInteger, packed: isBytes },
    sql`select part, block, packed from payer_providers where payer_file_id = ${fileId} order by part, block`,
  );
  const { terms } = await readRow(
    db,
    { terms: (value): value is RateTerms[] => Array.isArray(value) },
    sql`select terms from payer_files where payer_file_id = ${fileId}`,
  );
  const providers = unpackProviders(blocks);
  const { npis, npiOfMember } = distinctNpis(providers.groups.values);
  const located = await locate(db, npis);
  return { ...providers, terms, npis, npiOfMember, ...located, ...middlesOf(gazetteer, located.zips) };
}

function distinctNpis(members: Float64Array): { npis: Float64Array; npiOfMember: Uint32Array } {
  const numbers = new Map<number, number>();
  const npiOfMember = new Uint32Array(members.length);
  for (let index = 0; index < members.length; index++) {
    const npi = members[index] as number;
    let number = numbers.get(npi);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(npi, number);
    }
    npiOfMember[index] = number;
  }
  return { npis: Float64Array.from(numbers.keys()), npiOfMember };
}

async function locate(
  db: Database,
  npis: Float64Array,
): Promise<{ states: MemberState[]; zipsOfNpi: number[][]; zips: string[] }> {
  const known = new Map<number, { isActive: boolean; zips: (string | null)[] }>();
  for (let from = 0; from < npis.length; from += NPIS_OF_QUERY) {
    const part = [...npis.subarray(from, from + NPIS_OF_QUERY)].filter(isNpi);
    const rows = await readRows(
      db,
      { npi: isInteger, isActive: isFlag, zips: isListOf(orNull(isText)) },
      sql`select npi::float8 as npi, is_active as "isActive",
            zip || array(select place->>'zip' from jsonb_array_elements(other_places) place) as zips
          from providers where npi = any(${sql.param(part)}::bigint[])`,
    );
    for (const { npi, ...provider } of rows) known.set(npi, provider);
  }
  const zips: string[] = [];
  const zipNumbers = new Map<string, number>();
  const zipNumber = (zip: string) => {
    const number = zipNumbers.get(zip) ?? zips.push(zip) - 1;
    zipNumbers.set(zip, number);
    return number;
  };
  const states: MemberState[] = [];
  const zipsOfNpi: number[][] = [];
  for (const npi of npis) {
    const provider = known.get(npi);
    states.push(stateOf(npi, provider));
    zipsOfNpi.push(
      (provider?.zips ?? [])
        .filter((zip) => zip !== null && zip !== "")
        .map((zip) => zipNumber(zip as string)),
    );
  }
  return { states, zipsOfNpi, zips };
}

function stateOf(npi: number, provider: { isActive: boolean } | undefined): MemberState {
  if (npi === 0) return "tax-identity-only";
  if (!isNpi(npi)) return "npi_invalid";
  if (provider === undefined) return "npi_unknown";
  return provider.isActive ? "known" : "npi_deactivated";
}

/** The middles of ZIP codes; of one that no list has, that of those with its first three digits. */
function middlesOf(gazetteer: Gazetteer, zips: readonly string[]) {
  const places = zips.map((zip) => {
    const found = findPlace(gazetteer, zip);
    return found.outcome === "found" && "latitude" in found.place ? found.place : null;
  });
  return {
    latitudes: Float64Array.from(places, (place) => place?.latitude ?? Number.NaN),
    longitudes: Float64Array.from(places, (place) => place?.longitude ?? Number.NaN),
  };
}
