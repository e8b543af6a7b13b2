import type pg from "pg";
import { giveBackAssistance } from "#app/domain/assistance/carry-assistance.server.ts";
import { lockFilings } from "#app/domain/assistance/lock-filings.server.ts";
import { publishStoredPrices, retirePrices } from "#app/domain/charges/publish-prices.server.ts";
import { recordPriceMoves } from "#app/domain/price-moves/record-price-moves.server.ts";
import { lockStatistics } from "#app/domain/statistics/counting/refresh-statistics.server.ts";
import { firstRow } from "#app/platform/db/first-row.ts";
import { inTransaction } from "#app/platform/db/in-transaction.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { buildPostponedIndexes } from "#app/platform/db/postponed-indexes.server.ts";
import { TABLES_BY_IMPORT } from "./merge-hospitals.server.ts";
import { findNewestImport, refreshAll } from "./remove-import.server.ts";
import { giveBackFacts, giveBackLocations, restoreBillHospital } from "./restore-bill-facts.server.ts";

type Side = { hospitalId: number; name: string; importCount: number };

export type TakenBackMerge =
  | { outcome: "taken-back"; kept: Side; other: Side }
  /** No merge has this number, or its hospital was removed. */
  | { outcome: "unknown" }
  | { outcome: "already" }
  /** All its files were removed since, and CMS's list does not know it: there would be no hospital. */
  | { outcome: "nothing-left" }
  /** Another hospital has its name, street number and ZIP code by now. */
  | { outcome: "taken"; hospitalId: number; name: string };

type Merge = {
  keptId: number;
  otherId: number | null;
  isTakenBack: boolean;
  state: string;
  importIds: number[];
};

/**
 * Makes two hospitals again of one that was merged, in one transaction: the other one has its number, short id, files, prices
 * and facts back, and what the kept one had of it alone goes. Files that came in since and call the hospital as the other one
 * was called go with it. The rule does not merge the two again.
 */
export async function takeBackMerge(db: PooledDatabase, mergeId: number): Promise<TakenBackMerge> {
  await buildPostponedIndexes(db);
  return inTransaction(db, async (client) => {
    await lockStatistics(client);
    await lockFilings(client);
    const merge = await lockMerge(client, mergeId);
    if (merge === null) return { outcome: "unknown" };
    if (merge.isTakenBack) return { outcome: "already" };
    const { keptId, state, importIds } = merge;
    const obstacle = await findObstacle(client, mergeId, importIds);
    if (obstacle) return obstacle;

    await refreshAll(client);
    await retirePrices(client, keptId);
    // The statistics take the prices away while they are still one hospital's.
    await refreshAll(client);
    const otherId = await addOther(client, mergeId);
    for (const table of TABLES_BY_IMPORT) {
      await client.query(
        `update ${table} set hospital_id = $2 where hospital_id = $1 and import_id = any($3)`,
        [keptId, otherId, importIds],
      );
    }
    await giveBackFacts(client, mergeId);
    await giveBackLocations(client, mergeId, otherId);
    await restoreBillHospital(client, mergeId);
    await giveBackAssistance(client, { mergeId, otherId });
    for (const hospitalId of [keptId, otherId]) {
      const importId = await findNewestImport(client, hospitalId, null);
      if (importId === null) continue;
      await client.query("delete from price_history where hospital_id = $1 and import_id = $2", [
        hospitalId,
        importId,
      ]);
      await publishStoredPrices(client, { hospitalId, state, importId });
    }
    await refreshAll(client);
    for (const hospitalId of [keptId, otherId]) await recordPriceMoves(client, hospitalId);
    return {
      outcome: "taken-back",
      kept: await readSide(client, keptId),
      other: await readSide(client, otherId),
    };
  });
}

async function lockMerge(client: pg.ClientBase, mergeId: number): Promise<Merge | null> {
  const { rows } = await client.query<Merge>(
    `select kept_id as "keptId", other_id as "otherId", taken_back_at is not null as "isTakenBack", state,
       array(select import_id from imports i where i.hospital_id = kept_id and import_id = any(import_ids)) as "importIds"
     from hospital_merges join hospitals on hospital_id = kept_id where merge_id = $1 for update`,
    [mergeId],
  );
  return rows[0] ?? null;
}

async function findObstacle(
  client: pg.ClientBase,
  mergeId: number,
  importIds: readonly number[],
): Promise<TakenBackMerge | null> {
  const { rows } = await client.query<{ isListed: boolean; hospitalId: number | null; name: string }>(
    `select other ->> 'ccn' is not null as "isListed", h.hospital_id as "hospitalId", h.name
     from hospital_merges left join hospitals h on not h.is_sample and h.state = other ->> 'state'
       and h.match_name = other ->> 'match_name' and h.street_number = other ->> 'street_number'
       and h.zip is not distinct from other ->> 'zip'
     where merge_id = $1`,
    [mergeId],
  );
  const { isListed, hospitalId, name } = firstRow(rows);
  if (importIds.length === 0 && !isListed) return { outcome: "nothing-left" };
  return hospitalId === null ? null : { outcome: "taken", hospitalId, name };
}

const COLUMNS = [
  ...([
    "name",
    "match_name",
    "street_number",
    "state",
    "city",
    "street",
    "zip",
    "county",
    "address",
    "phone",
  ] as const),
  ...(["latitude", "longitude", "ccn", "hospital_type", "ownership", "emergency_services"] as const),
  ...(["overall_rating", "quality"] as const),
].join(", ");
const FILLED = [
  ["is_position_approximate", "false"],
  ...["stated_ccns", "npis", "eins", "license_numbers"].map((column) => [column, "'{}'"] as const),
] as const;

/** Adds the other hospital as it was, without prices, and marks the merge; its number. */
async function addOther(client: pg.ClientBase, mergeId: number): Promise<number> {
  // Free again before the hospital takes it.
  const { rows: aliases } = await client.query<{ shortId: string }>(
    `delete from merged_hospitals using hospital_merges
     where merge_id = $1 and short_id = other ->> 'short_id' returning short_id as "shortId"`,
    [mergeId],
  );
  const { rows } = await client.query<{ hospitalId: number }>(
    `insert into hospitals (hospital_id, ${COLUMNS}, ${FILLED.map(([column]) => column).join(", ")})
       overriding system value
     select coalesce(other_id, nextval(pg_get_serial_sequence('hospitals', 'hospital_id'))::int), ${COLUMNS},
       ${FILLED.map(([column, empty]) => `coalesce(${column}, ${empty})`).join(", ")}
     from hospital_merges, jsonb_populate_record(null::hospitals, other) where merge_id = $1
     returning hospital_id as "hospitalId"`,
    [mergeId],
  );
  const { hospitalId } = firstRow(rows);
  for (const { shortId } of aliases) {
    await client.query("update hospitals set short_id = $2 where hospital_id = $1", [hospitalId, shortId]);
  }
  await client.query(
    `update merged_hospitals set hospital_id = $2
     where short_id in (select jsonb_array_elements_text(along -> 'shortIds') from hospital_merges where merge_id = $1)`,
    [mergeId, hospitalId],
  );
  for (const [column, ids] of [
    ["kept_id", "mergeIds"],
    ["other_id", "pairIds"],
  ]) {
    await client.query(
      `update hospital_merges set ${column} = $2 where merge_id in (
         select jsonb_array_elements_text(along -> '${ids}')::int from hospital_merges where merge_id = $1)`,
      [mergeId, hospitalId],
    );
  }
  await client.query("update hospital_merges set other_id = $2, taken_back_at = now() where merge_id = $1", [
    mergeId,
    hospitalId,
  ]);
  return hospitalId;
}

async function readSide(client: pg.ClientBase, hospitalId: number): Promise<Side> {
  const { rows } = await client.query<Side>(
    `select hospital_id as "hospitalId", name,
       (select count(*)::int from imports i where i.hospital_id = h.hospital_id) as "importCount"
     from hospitals h where hospital_id = $1`,
    [hospitalId],
  );
  return firstRow(rows);
}
