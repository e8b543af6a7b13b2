import type pg from "pg";
import { publishStoredPrices, retirePrices } from "#app/domain/charges/publish-prices.server.ts";
import { recordPriceMoves } from "#app/domain/price-moves/record-price-moves.server.ts";
import { lockStatistics, refreshBatch } from "#app/domain/statistics/counting/refresh-statistics.server.ts";
import { refreshCategoryIndexes } from "#app/domain/statistics/indexes/category-indexes.server.ts";
import { refreshMedicareRatios } from "#app/domain/statistics/medicare/medicare-ratios.server.ts";
import { inTransaction } from "#app/platform/db/in-transaction.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { buildPostponedIndexes } from "#app/platform/db/postponed-indexes.server.ts";

export type RemovedImport =
  | {
      outcome: "removed";
      hospitalName: string;
      /** Of its file's bytes. */
      sha256: string;
      /** The import whose prices are the present ones from now on; null: the hospital has none left. */
      currentImportId: number | null;
    }
  | { outcome: "unknown" };

const TABLES_BY_IMPORT = [
  "charge_rates",
  "rate_texts",
  "standard_charges",
  "payer_plans",
  "import_problems",
  "price_history",
];

/**
 * Takes an import back with all its charges, in one transaction. Where it was the hospital's present one, the newest
 * of the former files takes its place.
 */
export async function removeImport(db: PooledDatabase, importId: number): Promise<RemovedImport> {
  await buildPostponedIndexes(db);
  return inTransaction(db, async (client) => {
    await lockStatistics(client);
    const { rows } = await client.query<{
      hospitalId: number;
      hospitalName: string;
      sha256: string;
      state: string;
      isCurrent: boolean;
    }>(
      `select hospital_id as "hospitalId", name as "hospitalName", sha256, state,
         current_import_id is not distinct from import_id as "isCurrent"
       from imports join hospitals using (hospital_id) where import_id = $1 for update of hospitals`,
      [importId],
    );
    const [known] = rows;
    if (!known) return { outcome: "unknown" };
    const { hospitalId, hospitalName, sha256, state, isCurrent } = known;
    await refreshAll(client);
    if (isCurrent) {
      await retirePrices(client, hospitalId);
      const former = await findNewestImport(client, hospitalId, importId);
      if (former !== null) {
        await client.query("delete from price_history where hospital_id = $1 and import_id = $2", [
          hospitalId,
          former,
        ]);
        await publishStoredPrices(client, { hospitalId, state, importId: former });
      }
    }
    // The statistics take the prices away that they count, before these are gone.
    await refreshAll(client);
    for (const table of TABLES_BY_IMPORT) {
      await client.query(`delete from ${table} where hospital_id = $1 and import_id = $2`, [
        hospitalId,
        importId,
      ]);
    }
    await client.query("delete from imports where import_id = $1", [importId]);
    await recordPriceMoves(client, hospitalId);
    await client.query(
      `delete from hospitals where hospital_id = $1 and ccn is null
         and not exists (select from imports where hospital_id = $1)`,
      [hospitalId],
    );
    const current = await client.query<{ id: number | null }>(
      "select current_import_id as id from hospitals where hospital_id = $1",
      [hospitalId],
    );
    return { outcome: "removed", hospitalName, sha256, currentImportId: current.rows[0]?.id ?? null };
  });
}

/** Brings all statistics up to date inside a transaction. */
export async function refreshAll(client: pg.ClientBase): Promise<void> {
  while ((await refreshBatch(client)) > 0);
  await refreshCategoryIndexes(client);
  await refreshMedicareRatios(client);
}

/** The import of a hospital's newest file besides one; null: it has no other. */
export async function findNewestImport(
  client: pg.ClientBase,
  hospitalId: number,
  exceptImportId: number | null,
): Promise<number | null> {
  const { rows } = await client.query<{ id: number }>(
    `select import_id as id from imports where hospital_id = $1 and import_id is distinct from $2
     order by file_date desc nulls last, import_id desc limit 1`,
    [hospitalId, exceptImportId],
  );
  return rows[0]?.id ?? null;
}
