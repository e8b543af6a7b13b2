import { setImmediate as others } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isBytes, isInteger, readRows } from "#app/platform/db/read-rows.server.ts";
import { unpackIdentities } from "../store/packed-providers.ts";
import {
  eachService,
  type IndexPart,
  type RowService,
  referencesOfNpi,
  valuesOfKeys,
} from "../store/rate-index.ts";

export interface AskedProvider {
  npi: number;
  /** Null: under any tax number. */
  taxNumber: string | null;
}

/** A row of stored rates that has some of a provider. */
export interface ListOfProvider extends RowService {
  fileId: number;
  row: number;
}

export interface ListsOfProvider {
  lists: ListOfProvider[];
  /** By file: the sets that have the provider. */
  setsOfFile: ReadonlyMap<number, ReadonlySet<number>>;
}

/** Blocks of services that are read before others have their turn: some milliseconds. */
const BLOCKS_OF_TURN = 50;

type KeysOfFile = Map<number, Set<number>>;

/** The lists that have rates of a provider in these files (null: in all current ones), found by their index; nothing else is read. */
export async function findListsOfProvider(
  db: Database,
  fileIds: readonly number[] | null,
  asked: AskedProvider,
): Promise<ListsOfProvider> {
  const references = await referencesOfProvider(db, fileIds, asked);
  const setsOfFile = await valuesOf(db, "references", references);
  const rowsOfFile = await valuesOf(db, "sets", setsOfFile);
  const blocks = await readRows(
    db,
    blockShape,
    sql`
    select payer_file_id as "fileId", first_key::float8 as "firstKey", packed from payer_rate_index
    where payer_file_id = any(${sql.param([...rowsOfFile.keys()])}::int[]) and part = 'services'`,
  );
  const lists: ListOfProvider[] = [];
  for (const [index, { fileId, ...block }] of blocks.entries()) {
    const rows = rowsOfFile.get(fileId);
    eachService(block, (row, service) => {
      if (rows?.has(row)) lists.push({ fileId, row, ...service });
    });
    if (index % BLOCKS_OF_TURN === 0) await others(); // a plan may list 17,000 codes
  }
  return { lists, setsOfFile };
}

const blockShape = { fileId: isInteger, firstKey: isInteger, packed: isBytes };

/** By file: the references that name the provider, under its tax number where one is asked for. */
async function referencesOfProvider(
  db: Database,
  fileIds: readonly number[] | null,
  { npi, taxNumber }: AskedProvider,
): Promise<KeysOfFile> {
  const chosen =
    fileIds === null ? sql`file.is_current` : sql`file.payer_file_id = any(${sql.param(fileIds)}::int[])`;
  const blocks = await readRows(
    db,
    blockShape,
    sql`
    select file.payer_file_id as "fileId", block.first_key::float8 as "firstKey", block.packed from payer_files file
    cross join lateral (
      select first_key, packed from payer_rate_index
      where payer_file_id = file.payer_file_id and part = 'npis' and first_key <= ${npi}
      order by first_key desc limit 1
    ) block
    where ${chosen} and file.kind = 'in-network'`,
  );
  const found: KeysOfFile = new Map();
  for (const { fileId, ...block } of blocks) {
    const named = referencesOfNpi(block, npi);
    const theirs =
      taxNumber === null || named.length === 0 ? null : await identitiesOf(db, fileId, taxNumber);
    const references = named.filter(({ identity }) => theirs === null || theirs.has(identity));
    if (references.length > 0) found.set(fileId, new Set(references.map(({ reference }) => reference)));
  }
  return found;
}

/** The numbers of a file's tax identities with a tax number. */
async function identitiesOf(db: Database, fileId: number, taxNumber: string): Promise<Set<number>> {
  const blocks = await readRows(
    db,
    { packed: isBytes },
    sql`select packed from payer_providers where payer_file_id = ${fileId} and part = 'identities' order by block`,
  );
  const identities = unpackIdentities(blocks);
  return new Set(identities.flatMap(({ number }, index) => (number === taxNumber ? [index] : [])));
}

/** By file: the values of all keys together, from the blocks that have them. */
async function valuesOf(
  db: Database,
  part: Exclude<IndexPart, "services">,
  keysOfFile: KeysOfFile,
): Promise<KeysOfFile> {
  const pairs = [...keysOfFile].flatMap(([fileId, keys]) => [...keys].map((key) => [fileId, key] as const));
  const fileIds = pairs.map(([fileId]) => fileId);
  const keys = pairs.map(([, key]) => key);
  const blocks = await readRows(
    db,
    blockShape,
    sql`
    select block.payer_file_id as "fileId", block.first_key::float8 as "firstKey", block.packed
    from (
      select distinct wanted.file_id, first.first_key
      from unnest(${sql.param(fileIds)}::int[], ${sql.param(keys)}::int[]) as wanted (file_id, key)
      cross join lateral (
        select first_key from payer_rate_index
        where payer_file_id = wanted.file_id and part = ${part} and first_key <= wanted.key
        order by first_key desc limit 1
      ) first
    ) needed
    join payer_rate_index block on block.payer_file_id = needed.file_id and block.part = ${part}
      and block.first_key = needed.first_key`,
  );
  const found: KeysOfFile = new Map();
  for (const { fileId, ...block } of blocks) {
    const wanted = keysOfFile.get(fileId) ?? new Set();
    const values = found.get(fileId) ?? new Set();
    found.set(fileId, values);
    valuesOfKeys(
      block,
      (key) => wanted.has(key),
      (ofKey) => {
        for (const value of ofKey) values.add(value);
      },
    );
  }
  return found;
}
