import type pg from "pg";
import { publishStoredPrices, retirePrices } from "#app/domain/charges/publish-prices.server.ts";
import { recordPriceMoves } from "#app/domain/price-moves/record-price-moves.server.ts";
import { lockStatistics } from "#app/domain/statistics/refresh-statistics.server.ts";
import { inTransaction } from "#app/platform/db/in-transaction.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { buildPostponedIndexes } from "#app/platform/db/postponed-indexes.server.ts";
import { findNewestImport, refreshAll } from "./remove-import.server.ts";

export type MergedHospitals =
  | { outcome: "merged"; name: string; importCount: number; currentImportId: number | null }
  /** There is no real hospital of this number. */
  | { outcome: "unknown"; hospitalId: number }
  /** Prices are counted by state. */
  | { outcome: "other-state" };

const TABLES_BY_IMPORT = [
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
 */
export async function mergeHospitals(
  db: PooledDatabase,
  { keepId, otherId }: { keepId: number; otherId: number },
): Promise<MergedHospitals> {
  await buildPostponedIndexes(db);
  return inTransaction(db, async (client) => {
    await lockStatistics(client);
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
    for (const table of TABLES_BY_IMPORT) {
      await client.query(`update ${table} set hospital_id = $1 where hospital_id = $2`, [keepId, otherId]);
    }
    await moveFacts(client, keepId, otherId);
    const currentImportId = await findNewestImport(client, keepId, null);
    if (currentImportId !== null) {
      await client.query("delete from price_history where hospital_id = $1 and import_id = $2", [
        keepId,
        currentImportId,
      ]);
      await publishStoredPrices(client, {
        hospitalId: keepId,
        state: states[0]!.state,
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
    return { outcome: "merged", ...rows[0]!, currentImportId };
  });
}

/** What is known of the other hospital alone, its places, the bills that visitors shared of it, and what it was called. */
async function moveFacts(client: pg.ClientBase, keepId: number, otherId: number): Promise<void> {
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
       short_id, hospital_id, name, match_name, state, city, street, zip, npis, license_number)
     select short_id, $1, name, match_name, state, city, street, zip, npis, license_number
     from hospitals where hospital_id = $2`,
    ids,
  );
  await client.query(
    `update shared_bills set hospital_name = keep.name
     from hospitals keep, hospitals other
     where keep.hospital_id = $1 and other.hospital_id = $2 and lower(hospital_name) = lower(other.name)
       and lower(keep.name) <> lower(other.name)
       and not exists (
         select from hospitals h where lower(h.name) = lower(other.name) and h.hospital_id <> other.hospital_id)`,
    ids,
  );
  const { rows } = await client.query(`select * from hospitals where hospital_id = $1`, [otherId]);
  const [other] = rows;
  await client.query("delete from price_moves where hospital_id = $1", [otherId]);
  await client.query("delete from hospitals where hospital_id = $1", [otherId]);
  await client.query(
    `update hospitals set
       npis = array(select distinct unnest(npis || $2::text[]) order by 1),
       ccn = coalesce(ccn, $3), license_number = coalesce(license_number, $4), city = coalesce(city, $5),
       street = coalesce(street, $6), zip = coalesce(zip, $7), address = coalesce(address, $8),
       phone = coalesce(phone, $9), hospital_type = coalesce(hospital_type, $10),
       ownership = coalesce(ownership, $11), emergency_services = coalesce(emergency_services, $12),
       overall_rating = coalesce(overall_rating, $13)
     where hospital_id = $1`,
    [
      keepId,
      other.npis,
      other.ccn,
      other.license_number,
      other.city,
      other.street,
      other.zip,
      other.address,
      other.phone,
      other.hospital_type,
      other.ownership,
      other.emergency_services,
      other.overall_rating,
    ],
  );
  await client.query(
    `update hospitals set latitude = $2, longitude = $3, is_position_approximate = $4
     where hospital_id = $1 and $2::float8 is not null and (latitude is null or is_position_approximate and not $4)`,
    [keepId, other.latitude, other.longitude, other.is_position_approximate],
  );
}
