import type pg from "pg";
import type { SamePricePair } from "./price-lists-of.ts";
import { findPairs, isOneList, type SamePrice } from "./same-prices.ts";

/** Prices that identify a list: of whole services, the cash price or else the gross charge. Laboratory tests do not: many
 *  hospitals copy Medicare's fee, and so agree on fifty tests with strangers. */
const TELLING = `p.price is not null and p.modifiers = '' and p.drug_unit = ''
  and not (p.code_type = 'CPT' and p.code between '80000' and '89999')
  and p.implausible is distinct from 'placeholder'`;

/** All pairs of hospitals whose present prices are one list. Reads all prices. Needs a transaction. */
export async function findAllSamePrices(client: pg.ClientBase): Promise<SamePricePair[]> {
  const { rows } = await client.query<{ hospitalId: number; priceCount: number }>(`
    select h.hospital_id as "hospitalId", i.price_count as "priceCount"
    from hospitals h join imports i on i.import_id = h.current_import_id`);
  return findPairs(
    listSamePrices(client),
    new Map(rows.map(({ hospitalId, priceCount }) => [hospitalId, priceCount])),
  );
}

const ROWS_AT_ONCE = 5_000;
/** Sorting on disk takes longer. */
const SORT_MEMORY = "64MB";

/** Prices of which several hospitals publish the same, in order of their amounts. */
async function* listSamePrices(client: pg.ClientBase): AsyncGenerator<SamePrice> {
  await client.query(`set local work_mem = '${SORT_MEMORY}'`);
  await client.query(`
    declare same_prices no scroll cursor for
    select price::text as amount, string_agg(hospital_id::text, ',') as "hospitalIds" from prices p
    where ${TELLING} group by code_type, code, price having count(*) > 1 order by price`);
  for (;;) {
    const { rows } = await client.query<{ amount: string; hospitalIds: string }>(
      `fetch ${ROWS_AT_ONCE} from same_prices`,
    );
    if (rows.length === 0) break;
    for (const { amount, hospitalIds } of rows)
      yield { amount, hospitalIds: hospitalIds.split(",").map(Number) };
  }
  await client.query("close same_prices");
}

/** The pairs that these hospitals make with any, by looks into an index for each of their prices. */
export async function findSamePricesOf(
  client: pg.ClientBase,
  hospitalIds: readonly number[],
): Promise<SamePricePair[]> {
  const { rows } = await client.query<{
    hospitalId: number;
    otherId: number;
    services: number;
    amounts: number;
    priceCount: number;
    othersCount: number;
  }>(OF_HOSPITALS, [hospitalIds]);
  return rows
    .filter((agreement) => isOneList(agreement, agreement.priceCount, agreement.othersCount))
    .map(({ hospitalId, otherId }) => [Math.min(hospitalId, otherId), Math.max(hospitalId, otherId)]);
}

// `offset 0` keeps the look into the index for each price: planned as a join it may read all prices of a service.
const OF_HOSPITALS = `
  with own as materialized (
    select distinct hospital_id, code_type, code, price from prices p where hospital_id = any($1) and ${TELLING}),
  agreed as (
    select own.hospital_id, other_id, count(distinct (code_type, code))::int as services,
      count(distinct price)::int as amounts
    from own cross join lateral (
      select distinct p.hospital_id as other_id from prices p
      where p.code_type = own.code_type and p.code = own.code and p.price_group in (0, 1, 2, 3, 4, 5, 7)
        and p.price = own.price and p.hospital_id <> own.hospital_id and ${TELLING}
      offset 0) others
    group by own.hospital_id, other_id)
  select agreed.hospital_id as "hospitalId", other_id as "otherId", services, amounts,
    i.price_count as "priceCount", o.price_count as "othersCount"
  from agreed
  join hospitals h on h.hospital_id = agreed.hospital_id join imports i on i.import_id = h.current_import_id
  join hospitals other on other.hospital_id = other_id join imports o on o.import_id = other.current_import_id`;
