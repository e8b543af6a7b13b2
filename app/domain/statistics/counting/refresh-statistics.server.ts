import type pg from "pg";
import { keepNationalAmounts } from "#app/domain/medicare/keep-national-amounts.server.ts";
import { readNationalAmounts } from "#app/domain/medicare/read-national-amounts.server.ts";
import {
  areListsOfAnotherRule,
  refreshPriceLists,
} from "#app/domain/price-lists/refresh-price-lists.server.ts";
import { judgeHospitals, writePartVerdicts } from "#app/domain/price-parts/judge-hospitals.server.ts";
import { firstRow } from "#app/platform/db/first-row.ts";
import { inTransaction } from "#app/platform/db/in-transaction.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { buildPostponedIndexes } from "#app/platform/db/postponed-indexes.server.ts";
import { markStaleIndexes, refreshCategoryIndexes } from "../indexes/category-indexes.server.ts";
import { markStaleMedicareStates, refreshMedicareRatios } from "../medicare/medicare-ratios.server.ts";
import { CHANGED_PRICES } from "../tables/changed-prices.server.ts";
import { changeCategoryStatistics } from "./category-statistics.server.ts";
import { judgePrices } from "./judge-prices.server.ts";
import { refreshPopularServices } from "./popular-services.server.ts";
import { refreshPriceRanges } from "./price-ranges.server.ts";
import { rebuildStatistics } from "./rebuild-statistics.server.ts";
import { changeServiceStatistics } from "./service-statistics.server.ts";

/** As many prices as are held in memory at once; one hospital may have more. */
const BATCH_PRICES = 100_000;

/** Only one process may change statistics at a time. An advisory lock is a number that all agree on: 'stat' in ASCII. */
const STATISTICS_LOCK = 0x73746174;

/** Keeps others from changing statistics until the transaction ends. Who locks hospitals too locks them after this. */
export async function lockStatistics(client: pg.ClientBase): Promise<void> {
  await client.query("select pg_advisory_xact_lock($1)", [STATISTICS_LOCK]);
}

/**
 * Updates the statistics to the hospitals' present prices: subtracts each changed hospital's former contribution and
 * adds its new one. The time depends on what changed; if most prices are new, everything is recounted. Also finishes
 * the work of a killed import. The signal stops it after the current batch.
 */
export async function refreshStatistics(db: PooledDatabase, signal?: AbortSignal): Promise<void> {
  // By indexes batches find the prices that they judge. A full count reads all of them meanwhile.
  const building = buildPostponedIndexes(db);
  building.catch(() => {}); // met below
  await inTransaction(db, async (client) => {
    await lockStatistics(client);
    // Other amounts of Medicare's mean that all prices are judged again: readers see the former statistics until the new ones are
    // there.
    const areAmountsNew = await keepNationalAmounts(client);
    if (areAmountsNew || (await isWorthCountingAnew(client))) await countAll(db, client, building);
  });
  await building;
  let refreshed = 1;
  while (refreshed > 0 && !signal?.aborted) refreshed = await inTransaction(db, refreshBatch);
  if (signal?.aborted) return;
  await inTransaction(db, async (client) => {
    await lockStatistics(client);
    await refreshCategoryIndexes(client);
    await refreshMedicareRatios(client);
  });
}

/** Counting a price again takes a fifth of what updating it takes, and all have to be read. */
const SHARE_WORTH_COUNTING_ANEW = 0.25;
/** Fewer are up to date in some tenths of a second. */
const MIN_COUNTED_ANEW = 5_000;

async function isWorthCountingAnew(client: pg.ClientBase): Promise<boolean> {
  if (await areListsOfAnotherRule(client)) return true;
  const { rows } = await client.query<{ isWorth: boolean }>(
    `select stale >= greatest($1, $2::float8 * total) as "isWorth" from (
       select sum(price_count) filter (where current_import_id is distinct from summarised_import_id) as stale,
         sum(price_count) as total
       from hospitals join imports on import_id = current_import_id) counted`,
    [MIN_COUNTED_ANEW, SHARE_WORTH_COUNTING_ANEW],
  );
  return firstRow(rows).isWorth ?? false;
}

/** Counts all statistics from the present prices. */
export async function rebuildAllStatistics(db: PooledDatabase): Promise<void> {
  await inTransaction(db, async (client) => {
    await lockStatistics(client);
    await countAll(db, client, Promise.resolve());
  });
}

/** The same inside a transaction that has locked them; `indexed`: when prices may be written. */
async function countAll(db: PooledDatabase, client: pg.ClientBase, indexed: Promise<void>): Promise<void> {
  // In one order, so that two processes never wait for each other. Who comes in from now on is counted later.
  const { rows } = await client.query<{ hospital_id: number }>(
    "select hospital_id from hospitals order by hospital_id for update",
  );
  const hospitalIds = rows.map((row) => row.hospital_id);
  await rebuildStatistics(db, client, hospitalIds, indexed);
  await client.query("delete from state_totals");
  await countStates(client, hospitalIds);
  await markStaleMedicareStates(client, null);
  await client.query(CALL_COUNTED, [hospitalIds]);
}

const CALL_COUNTED = `
  update hospitals set summarised_import_id = current_import_id
  where hospital_id = any($1) and summarised_import_id is distinct from current_import_id`;

/** Brings them up to date for some hospitals, inside a transaction; returns how many there were. */
export async function refreshBatch(client: pg.ClientBase): Promise<number> {
  await lockStatistics(client);
  const hospitalIds = await takeStaleHospitals(client);
  if (hospitalIds.length === 0) return 0;
  const amounts = await readNationalAmounts(client, null);
  await writePartVerdicts(client, await judgeHospitals(client, hospitalIds, amounts));
  const priceLists = await refreshPriceLists(client, hospitalIds);
  await judgePrices(client, hospitalIds, await changeServiceStatistics(client, hospitalIds, priceLists));
  await changeCategoryStatistics(client, hospitalIds);
  await markStaleIndexes(client, hospitalIds);
  await markStaleMedicareStates(client, hospitalIds);
  await refreshPriceRanges(client, hospitalIds);
  await client.query(CHANGE_SERVICE_COUNTS, [hospitalIds]);
  await refreshPopularServices(client, hospitalIds);
  await countStates(client, hospitalIds);
  await client.query(CALL_COUNTED, [hospitalIds]);
  return hospitalIds.length;
}

/** Hospitals whose statistics are of another file than their prices, up to a batch's worth of prices. */
async function takeStaleHospitals(client: pg.ClientBase): Promise<number[]> {
  const { rows } = await client.query<{ hospital_id: number }>(
    `select hospital_id from (
       select hospital_id, sum(prices) over (order by hospital_id) - prices as before
       from (
         select hospital_id, coalesce((
           select sum(price_count) from imports where import_id in (h.current_import_id, h.summarised_import_id)
         ), 0) as prices
         from hospitals h where current_import_id is distinct from summarised_import_id
         order by hospital_id limit 2000
       ) stale
     ) counted where before < $1`,
    [BATCH_PRICES],
  );
  const ids = rows.map((row) => row.hospital_id);
  // In one order, so that two processes never wait for each other.
  await client.query("select from hospitals where hospital_id = any($1) order by hospital_id for update", [
    ids,
  ]);
  return ids;
}

const CHANGE_SERVICE_COUNTS = `
  with counted as (
    update services s set hospital_count = s.hospital_count + changed.change
    from (
      select code_type, code, sum(sign)::int as change
      from (select distinct sign, hospital_id, code_type, code from (${CHANGED_PRICES}) changed) publishing
      group by code_type, code
      order by code_type, code
    ) changed
    where s.code_type = changed.code_type and s.code = changed.code and changed.change <> 0
    returning s.hospital_count, changed.change)
  update site_totals set service_count = service_count + (
    select count(*) filter (where hospital_count = change) - count(*) filter (where hospital_count = 0) from counted)`;

/** Counts the states of the hospitals again: a state has hundreds at most. */
async function countStates(client: pg.ClientBase, hospitalIds: readonly number[]): Promise<void> {
  const { rows } = await client.query<{ state: string }>(
    "select distinct state from hospitals where hospital_id = any($1)",
    [hospitalIds],
  );
  const states = rows.map(({ state }) => state);
  await client.query("delete from state_totals where state = any($1)", [states]);
  await client.query(
    `insert into state_totals (state, hospital_count, price_count, cash_to_gross_count, cash_to_gross_median)
     select h.state, count(*), sum(i.price_count), count(i.cash_to_gross_ratio),
       percentile_disc(0.5) within group (order by i.cash_to_gross_ratio)
     from hospitals h join imports i on i.import_id = h.current_import_id
     where h.state = any($1) group by h.state`,
    [states],
  );
}
