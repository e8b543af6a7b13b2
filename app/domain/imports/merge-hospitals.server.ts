import type pg from "pg";
import { carryAssistance } from "#app/domain/assistance/carry-assistance.server.ts";
import { lockFilings } from "#app/domain/assistance/lock-filings.server.ts";
import { publishStoredPrices, retirePrices } from "#app/domain/charges/publish-prices.server.ts";
import type { MatchEvidence } from "#app/domain/hospitals/matching/hospital-match.ts";
import { recordPriceMoves } from "#app/domain/price-moves/record-price-moves.server.ts";
import { lockStatistics } from "#app/domain/statistics/counting/refresh-statistics.server.ts";
import { firstRow } from "#app/platform/db/first-row.ts";
import { inTransaction } from "#app/platform/db/in-transaction.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { buildPostponedIndexes } from "#app/platform/db/postponed-indexes.server.ts";
import { findNewestImport, refreshAll } from "./remove-import.server.ts";

export type MergedHospitals =
  | { outcome: "merged"; mergeId: number; name: string; importCount: number; currentImportId: number | null }
  /** No real hospital has this number. */
  | { outcome: "unknown"; hospitalId: number }
  /** Prices are counted by state. */
  | { outcome: "other-state" };

/** Tables whose rows go with an import to another hospital. */
export const TABLES_BY_IMPORT = [
  "imports",
  "import_problems",
  "payer_plans",
  "standard_charges",
  "charge_rates",
  "rate_texts",
  "price_history",
];

/**
 * Makes `otherId` a part of `keepId`, in one transaction: its files become the other's files, of which the newest has
 * the present prices, and its facts fill what is not known. Its short id and its name lead to the one that is kept.
 * A record keeps what makes them two again (`takeBackMerge`). `by`: what the rule told it by; null = the operator did.
 */
export async function mergeHospitals(
  db: PooledDatabase,
  { keepId, otherId, by = null }: { keepId: number; otherId: number; by?: MatchEvidence | null },
): Promise<MergedHospitals> {
  await buildPostponedIndexes(db);
  return inTransaction(db, async (client) => {
    await lockStatistics(client);
    await lockFilings(client);
    const { rows: states } = await client.query<{ hospitalId: number; state: string }>(
      `select hospital_id as "hospitalId", state from hospitals
       where hospital_id = any($1) and not is_sample order by hospital_id for update`,
      [[keepId, otherId]],
    );
    const missing = [keepId, otherId].find((id) => !states.some(({ hospitalId }) => hospitalId === id));
    if (missing !== undefined) return { outcome: "unknown", hospitalId: missing };
    if (new Set(states.map(({ state }) => state)).size > 1) return { outcome: "other-state" };

    await refreshAll(client);
    for (const hospitalId of [keepId, otherId]) await retirePrices(client, hospitalId);
    // The statistics take both hospitals' prices away while they are still told apart.
    await refreshAll(client);
    const mergeId = await recordMerge(client, { keepId, otherId, by });
    for (const table of TABLES_BY_IMPORT) {
      await client.query(`update ${table} set hospital_id = $1 where hospital_id = $2`, [keepId, otherId]);
    }
    await carryAssistance(client, { keepId, otherId, mergeId });
    await moveFacts(client, { keepId, otherId, mergeId });
    const currentImportId = await findNewestImport(client, keepId, null);
    if (currentImportId !== null) {
      await client.query("delete from price_history where hospital_id = $1 and import_id = $2", [
        keepId,
        currentImportId,
      ]);
      await publishStoredPrices(client, {
        hospitalId: keepId,
        state: firstRow(states).state,
        importId: currentImportId,
      });
    }
    await refreshAll(client);
    await recordPriceMoves(client, keepId);
    const { rows } = await client.query<{ name: string; importCount: number }>(
      `select name, (select count(*)::int from imports where hospital_id = $1) as "importCount"
       from hospitals where hospital_id = $1`,
      [keepId],
    );
    return { outcome: "merged", mergeId, ...firstRow(rows), currentImportId };
  });
}

/** Writes down what `takeBackMerge` needs, before anything moves; the record's number. Records of the other one's own
 *  merges, and of those from whom it was parted, follow it. */
async function recordMerge(
  client: pg.ClientBase,
  { keepId, otherId, by }: { keepId: number; otherId: number; by: MatchEvidence | null },
): Promise<number> {
  const locations = (id: string) =>
    `(select coalesce(jsonb_agg(jsonb_build_array(name, address) order by location_no), '[]')
      from hospital_locations where hospital_id = ${id})`;
  const { rows } = await client.query<{ mergeId: number }>(
    `insert into hospital_merges (kept_id, other_id, evidence, is_automatic, import_ids, other, kept_before, along)
     select $1::int, $2::int, $3::text, $4::boolean, array(select import_id from imports where hospital_id = $2 order by import_id),
       to_jsonb(other), to_jsonb(kept), jsonb_build_object(
         'otherLocations', ${locations("$2")}, 'keptLocations', ${locations("$1")},
         'shortIds', (select coalesce(jsonb_agg(short_id), '[]') from merged_hospitals where hospital_id = $2),
         'mergeIds', (select coalesce(jsonb_agg(merge_id), '[]') from hospital_merges where kept_id = $2),
         'pairIds', (select coalesce(jsonb_agg(merge_id), '[]') from hospital_merges where other_id = $2),
         'billIds', '[]'::jsonb)
     from hospitals kept, hospitals other where kept.hospital_id = $1 and other.hospital_id = $2
     returning merge_id as "mergeId"`,
    [keepId, otherId, by ?? "operator", by !== null],
  );
  await client.query(
    `update hospital_merges set kept_id = case when kept_id = $2 then $1 else kept_id end,
       other_id = case when other_id = $2 then $1 else other_id end
     where merge_id <> $3 and (kept_id = $2 or other_id = $2)`,
    [keepId, otherId, firstRow(rows).mergeId],
  );
  return firstRow(rows).mergeId;
}

/** What is known of the other hospital alone, its places, the bills that visitors shared of it, and what it was called. */
async function moveFacts(
  client: pg.ClientBase,
  { keepId, otherId, mergeId }: { keepId: number; otherId: number; mergeId: number },
): Promise<void> {
  const ids = [keepId, otherId];
  await client.query(
    `insert into hospital_locations (hospital_id, location_no, name, address)
     select $1, location_no + (select coalesce(max(location_no), 0) from hospital_locations where hospital_id = $1),
       name, address
     from hospital_locations where hospital_id = $2`,
    ids,
  );
  await client.query("update merged_hospitals set hospital_id = $1 where hospital_id = $2", ids);
  await client.query(
    `insert into merged_hospitals (
       short_id, hospital_id, name, match_name, state, city, street, zip, stated_ccns, npis, eins, license_numbers)
     select short_id, $1, name, match_name, state, city, street, zip, stated_ccns, npis, eins, license_numbers
     from hospitals where hospital_id = $2`,
    ids,
  );
  await client.query(
    `with renamed as (
       update shared_bills set hospital_name = keep.name
       from hospitals keep, hospitals other
       where keep.hospital_id = $1 and other.hospital_id = $2 and lower(hospital_name) = lower(other.name)
         and lower(keep.name) <> lower(other.name)
         and not exists (
           select from hospitals h where lower(h.name) = lower(other.name) and h.hospital_id <> other.hospital_id)
       returning id)
     update hospital_merges
     set along = jsonb_set(along, '{billIds}', (select coalesce(jsonb_agg(id), '[]') from renamed)) where merge_id = $3`,
    [...ids, mergeId],
  );
  const { rows } = await client.query(`select * from hospitals where hospital_id = $1`, [otherId]);
  const [other] = rows;
  await client.query("delete from price_moves where hospital_id = $1", [otherId]);
  await client.query("delete from hospitals where hospital_id = $1", [otherId]);
  await client.query(
    `update hospitals set
       npis = array(select distinct unnest(npis || $2::text[]) order by 1),
       stated_ccns = array(select distinct unnest(stated_ccns || $14::text[]) order by 1),
       eins = array(select distinct unnest(eins || $15::text[]) order by 1),
       license_numbers = array(select distinct unnest(license_numbers || $4::text[]) order by 1),
       ccn = coalesce(ccn, $3), city = coalesce(city, $5),
       street = coalesce(street, $6), zip = coalesce(zip, $7), address = coalesce(address, $8),
       phone = coalesce(phone, $9), hospital_type = coalesce(hospital_type, $10),
       ownership = coalesce(ownership, $11), emergency_services = coalesce(emergency_services, $12),
       overall_rating = coalesce(overall_rating, $13), quality = coalesce(quality, $16),
       county = coalesce(county, $17)
     where hospital_id = $1`,
    [
      keepId,
      other.npis,
      other.ccn,
      other.license_numbers,
      other.city,
      other.street,
      other.zip,
      other.address,
      other.phone,
      other.hospital_type,
      other.ownership,
      other.emergency_services,
      other.overall_rating,
      other.stated_ccns,
      other.eins,
      other.quality,
      other.county,
    ],
  );
  await client.query(
    `update hospitals set latitude = $2, longitude = $3, is_position_approximate = $4
     where hospital_id = $1 and $2::float8 is not null and (latitude is null or is_position_approximate and not $4)`,
    [keepId, other.latitude, other.longitude, other.is_position_approximate],
  );
}
