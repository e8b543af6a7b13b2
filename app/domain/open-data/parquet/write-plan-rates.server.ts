import type pg from "pg";
import type { RateTerms } from "#app/domain/payer-files/read/rate-terms.ts";
import {
  type FileProviders,
  listEdges,
  type PackedBlock,
  unpackProviders,
} from "#app/domain/payer-files/store/packed-providers.ts";
import { eachPackedRate } from "#app/domain/payer-files/store/packed-rates.ts";
import { isExpired, isPrice } from "#app/domain/payer-files/store/settle-rates.ts";
import { readByCursor } from "#app/platform/db/read-by-cursor.server.ts";
import { type ParquetValue, parquetValue } from "#app/platform/parquet/parquet-column.ts";
import type { TableFiles } from "./open-table-files.server.ts";

type RateFile = { fileId: number; updatedOn: string | null; terms: RateTerms[] };

/** Where no provider's state is known. */
const UNKNOWN = "";
const NPIS_OF_QUERY = 50_000;
/** A list has up to 65,536 rates. */
const LISTS_OF_PART = 20;

/** Writes the rates of plans' current files and who they are for, a file after the other. A rate is in the file of each
 *  state in which one of its providers is. */
export async function writePlanRates(
  client: pg.ClientBase,
  rates: TableFiles,
  providers: TableFiles,
): Promise<void> {
  const { rows: files } = await client.query<{ fileId: number }>(`
    select payer_file_id as "fileId" from payer_files where is_current and kind = 'in-network' order by payer_file_id`);
  for (const { fileId } of files) {
    const statesOfSet = await writeProviders(client, fileId, providers);
    const { rows } = await client.query<RateFile>(
      `select payer_file_id as "fileId", updated_on::text as "updatedOn", terms from payer_files where payer_file_id = $1`,
      [fileId],
    );
    for (const file of rows) await writeRates(client, file, statesOfSet, rates);
  }
}

/** Returns by set the states of its providers. */
async function writeProviders(
  client: pg.ClientBase,
  fileId: number,
  files: TableFiles,
): Promise<readonly (readonly string[])[]> {
  const { rows: blocks } = await client.query<PackedBlock>(
    "select part, block, packed from payer_providers where payer_file_id = $1 order by part, block",
    [fileId],
  );
  const providers = unpackProviders(blocks);
  const stateOf = await loadStates(client, providers.groups.values);
  const known = new Map<string, readonly string[]>();
  return Array.from(providers.sets.ends, (_, set) => {
    const members = membersOfSet(providers, set);
    const states = new Set<string>();
    for (const { taxKind, taxNumber, npi } of members) {
      const state = stateOf.get(npi) ?? UNKNOWN;
      states.add(state);
      const written = npi > 0 ? BigInt(npi) : null;
      files.add(state, [fileId, set, state === UNKNOWN ? null : state, taxKind, taxNumber, written]);
    }
    if (states.size === 0) states.add(UNKNOWN);
    const list = [...states].sort();
    const shared = known.get(list.join()) ?? list;
    known.set(list.join(), shared);
    return shared;
  });
}

type Member = { taxKind: string; taxNumber: string; npi: number };

/** The members of a set, each once, in the order of their numbers. 0: a member without an NPI. */
function membersOfSet(
  { sets, references, groups, identityOf, identities }: FileProviders,
  set: number,
): Member[] {
  const members = new Map<string, Member>();
  const ofSet = listEdges(sets, set);
  for (let index = ofSet.from; index < ofSet.to; index++) {
    const ofReference = listEdges(references, sets.values[index] as number);
    for (let at = ofReference.from; at < ofReference.to; at++) {
      const group = references.values[at] as number;
      const { kind: taxKind = "", number: taxNumber = "" } = identities[identityOf[group] as number] ?? {};
      const { from, to } = listEdges(groups, group);
      for (let member = from; member < to; member++) {
        const npi = Math.max(groups.values[member] as number, 0);
        members.set(`${taxKind} ${taxNumber} ${npi}`, { taxKind, taxNumber, npi });
      }
    }
  }
  return [...members].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, member]) => member);
}

/** By NPI the state where it practices, as NPPES says. */
async function loadStates(client: pg.ClientBase, npis: Float64Array): Promise<ReadonlyMap<number, string>> {
  const distinct = new Float64Array(new Set(npis));
  const states = new Map<number, string>();
  for (let from = 0; from < distinct.length; from += NPIS_OF_QUERY) {
    const { rows } = await client.query<{ npi: number; state: string }>(
      "select npi::float8 as npi, state from providers where state is not null and npi = any($1::bigint[])",
      [[...distinct.subarray(from, from + NPIS_OF_QUERY)]],
    );
    for (const { npi, state } of rows) states.set(npi, state);
  }
  return states;
}

async function writeRates(
  client: pg.ClientBase,
  { fileId, updatedOn, terms }: RateFile,
  statesOfSet: readonly (readonly string[])[],
  files: TableFiles,
): Promise<void> {
  const said = terms.map((one) => ({ ...columnsOf(one), isExpired: isExpired(one, updatedOn) }));
  let rateNo = 0;
  const query = `select code_type, code, arrangement, encode(packed, 'base64') from payer_rates where payer_file_id = $1
    order by code, code_type, arrangement, block`;
  for await (const rows of readByCursor(client, query, [fileId], LISTS_OF_PART)) {
    for (const row of rows) {
      const [codeType, code, arrangement, packed] = row as [string, string, string, string];
      eachPackedRate(
        Buffer.from(packed, "base64"),
        () => true,
        (number, units, set) => {
          rateNo += 1;
          const { before, after, isExpired } = said[number] as (typeof said)[number];
          const status = isExpired ? "expired" : isPrice(units, codeType) ? "price" : "not-a-price";
          const amount = BigInt(units);
          const rate = [
            fileId,
            rateNo,
            codeType,
            code,
            arrangement,
            ...before,
            amount,
            ...after,
            status,
            set,
          ];
          for (const state of statesOfSet[set] ?? [UNKNOWN]) files.add(state, rate);
        },
      );
    }
  }
}

/** The values of a rate's terms before its amount and behind it. */
function columnsOf({ billingClass, modifiers, places, setting, type, expiresOn }: RateTerms): {
  before: ParquetValue[];
  after: ParquetValue[];
} {
  const expires = parquetValue("DATE", expiresOn);
  return {
    before: [billingClass, modifiers.join(" "), places?.join(" ") ?? null, setting, type],
    after: [Number.isNaN(expires) ? null : expires],
  };
}
