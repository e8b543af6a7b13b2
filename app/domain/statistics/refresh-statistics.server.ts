import type pg from "pg";
import { inTransaction } from "#app/platform/db/in-transaction.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { refreshPopularServices } from "./popular-services.server.ts";
import { toE4, toThreeDigits } from "./price-distribution.ts";
import { refreshPriceRanges } from "./price-ranges.server.ts";
import {
  CATEGORY_STATISTICS,
  type CHARGE_KINDS,
  changeStatistics,
  type HospitalCounts,
  type PriceChange,
  SERVICE_STATISTICS,
  type StatisticsChange,
} from "./statistics-tables.server.ts";

/** As many prices as are held in memory at once; one hospital may have more. */
const BATCH_PRICES = 100_000;

/** Only one process may change statistics at a time. An advisory lock is a number that all agree on: 'stat' in ASCII. */
const STATISTICS_LOCK = 0x73746174;

/** Keeps others from changing statistics until the transaction ends. Who locks hospitals too locks them after this. */
export async function lockStatistics(client: pg.ClientBase): Promise<void> {
  await client.query("select pg_advisory_xact_lock($1)", [STATISTICS_LOCK]);
}

/**
 * Brings the statistics up to date with the hospitals' present prices: takes away what each changed hospital
 * contributed before and adds what it contributes now. Takes time by what changed, not by what is there. What a
 * killed import left undone is done here too. The signal stops it after the batch under way.
 */
export async function refreshStatistics(db: PooledDatabase, signal?: AbortSignal): Promise<void> {
  let refreshed = 1;
  while (refreshed > 0 && !signal?.aborted) refreshed = await inTransaction(db, refreshBatch);
}

/** The same for some hospitals, inside a transaction; returns how many there were. */
export async function refreshBatch(client: pg.ClientBase): Promise<number> {
  await lockStatistics(client);
  const hospitalIds = await takeStaleHospitals(client);
  if (hospitalIds.length === 0) return 0;
  const { rows } = await client.query<ChangedService>(CHANGED_SERVICES, [hospitalIds]);
  const services = rows.map(readChange);
  await changeStatistics(
    client,
    SERVICE_STATISTICS,
    services.map(({ row, prices }) => ({
      key: [row.code, row.code_type, row.setting, row.billing_class, row.modifiers, row.drug_unit, row.state],
      hospitals: { hospital_count: row.hospital_change },
      prices: [prices],
    })),
  );
  const hospitalChanges = await countHospitalsByCategory(client, hospitalIds);
  await changeStatistics(client, CATEGORY_STATISTICS, toCategories(services, hospitalChanges));
  await refreshPriceRanges(
    client,
    rows.map(({ subcategory, state }) => ({ subcategory, state })),
  );
  await client.query(CHANGE_SERVICE_COUNTS, [hospitalIds]);
  await refreshPopularServices(client, rows);
  await countStates(client, hospitalIds);
  await client.query(
    "update hospitals set summarised_import_id = current_import_id where hospital_id = any($1)",
    [hospitalIds],
  );
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

/** The prices that hospitals $1 contribute now (sign 1) and those that the statistics still count (sign -1). */
const CHANGED_PRICES = `
  select 1 as sign, p.* from prices p where p.hospital_id = any($1)
  union all
  select -1, p.* from hospitals h
    join price_history p on p.hospital_id = h.hospital_id and p.import_id = h.summarised_import_id
  where h.hospital_id = any($1)`;

const amounts = (column: string, sign: 1 | -1, name: string) =>
  `string_agg(${column}::text, ',') filter (where sign = ${sign}) as ${name}`;

const CHANGED_SERVICES = `
  select code_type, code, setting::text, billing_class, modifiers, drug_unit, state, category, subcategory,
    sum(sign)::int as hospital_change,
    ${amounts("gross", 1, "gross_added")}, ${amounts("gross", -1, "gross_removed")},
    ${amounts("cash", 1, "cash_added")}, ${amounts("cash", -1, "cash_removed")},
    ${amounts("negotiated_median", 1, "negotiated_added")}, ${amounts("negotiated_median", -1, "negotiated_removed")}
  from (${CHANGED_PRICES}) changed
  group by code_type, code, setting, billing_class, modifiers, drug_unit, state, category, subcategory`;

type ChangedService = Record<
  | "code_type"
  | "code"
  | "setting"
  | "billing_class"
  | "modifiers"
  | "drug_unit"
  | "state"
  | "category"
  | "subcategory",
  string
> & { hospital_change: number } & Record<
    `${(typeof CHARGE_KINDS)[number]}_${"added" | "removed"}`,
    string | null
  >;

type ServiceChange = { row: ChangedService; prices: PriceChange };

function readChange(row: ChangedService): ServiceChange {
  const amountsOf = (text: string | null) => (text === null ? [] : text.split(",").map(toE4));
  const change = (kind: (typeof CHARGE_KINDS)[number]) => ({
    added: amountsOf(row[`${kind}_added`]),
    removed: amountsOf(row[`${kind}_removed`]),
  });
  return { row, prices: { gross: change("gross"), cash: change("cash"), negotiated: change("negotiated") } };
}

/** Each price counts in its subcategory and its category, in its setting and in all, in its state and in the nation. */
function toCategories(
  services: readonly ServiceChange[],
  hospitalChanges: ReadonlyMap<string, HospitalCounts>,
): StatisticsChange[] {
  const changes = new Map<string, StatisticsChange & { prices: PriceChange[] }>();
  for (const { row, prices } of services) {
    const rounded = inThreeDigits(prices);
    for (const subcategory of [row.subcategory, ""]) {
      for (const setting of [row.setting, ""]) {
        for (const state of [row.state, ""]) {
          const key = [row.category, subcategory, setting, state];
          const name = key.join("\t");
          const change = changes.get(name);
          if (change) change.prices.push(rounded);
          else changes.set(name, { key, hospitals: hospitalChanges.get(name) ?? {}, prices: [rounded] });
        }
      }
    }
  }
  return [...changes.values()];
}

function inThreeDigits({ gross, cash, negotiated }: PriceChange): PriceChange {
  const change = ({ added, removed }: PriceChange["gross"]) => ({
    added: added.map(toThreeDigits),
    removed: removed.map(toThreeDigits),
  });
  return { gross: change(gross), cash: change(cash), negotiated: change(negotiated) };
}

/** By category, subcategory, setting and state, tabs between, '' = all, how many more hospitals publish prices, and each kind of them. */
async function countHospitalsByCategory(
  client: pg.ClientBase,
  hospitalIds: readonly number[],
): Promise<Map<string, HospitalCounts>> {
  const { rows } = await client.query<HospitalCounts & { name: string }>(
    `select concat_ws(E'\\t', category, coalesce(subcategory, ''), coalesce(setting::text, ''), coalesce(state, '')) as name,
       sum(sign)::int as hospital_count,
       coalesce(sum(sign) filter (where has_gross), 0)::int as gross_hospital_count,
       coalesce(sum(sign) filter (where has_cash), 0)::int as cash_hospital_count,
       coalesce(sum(sign) filter (where has_negotiated), 0)::int as negotiated_hospital_count
     from (
       select sign, hospital_id, category, subcategory, setting, state, count(gross) > 0 as has_gross,
         count(cash) > 0 as has_cash, count(negotiated_median) > 0 as has_negotiated
       from (${CHANGED_PRICES}) changed
       group by sign, hospital_id, category, cube (subcategory, setting, state)
     ) publishing
     group by category, subcategory, setting, state`,
    [hospitalIds],
  );
  return new Map(rows.map(({ name, ...hospitals }) => [name, hospitals]));
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

/** Counts the states of the hospitals anew: a state has hundreds at most. */
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
