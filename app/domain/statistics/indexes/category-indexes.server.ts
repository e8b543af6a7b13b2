import type pg from "pg";
import { CHANGED_PRICES } from "../tables/changed-prices.server.ts";
import { MIN_HOSPITALS } from "../tables/price-quartiles.ts";
import { CHARGE_KINDS, type ChargeKind } from "../tables/statistics-tables.server.ts";

/** With fewer amounts in the nation, a median isn't a measure for a state's. */
const MIN_IN_NATION = 10;

/** Remembers the categories of the hospitals' changes, and of prices that were judged again. */
export async function markStaleIndexes(client: pg.ClientBase, hospitalIds: readonly number[]): Promise<void> {
  await client.query(
    `insert into stale_category_indexes
     select category from (${CHANGED_PRICES}) changed union select category from judged_anew
     on conflict do nothing`,
    [hospitalIds],
  );
}

/** Remembers every category that has statistics or had some. */
export async function markAllIndexesStale(client: pg.ClientBase): Promise<void> {
  await client.query(
    `insert into stale_category_indexes
     select category from category_statistics union select category from category_indexes
     on conflict do nothing`,
  );
}

/**
 * Computes the indexes of the categories whose statistics changed. A change of a nation's median changes every state's ratio, so
 * that a category's are computed again from its statistics: no price is read.
 */
export async function refreshCategoryIndexes(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ category: string }>(
    "delete from stale_category_indexes returning category",
  );
  for (const { category } of rows) {
    await client.query("delete from category_indexes where category = $1", [category]);
    for (const kind of CHARGE_KINDS) await client.query(workOut(kind), [category]);
  }
}

// Prices in two heaps have no middle to compare, in a state or in the nation. A service whose prices are of either setting counts once among all settings: those for outpatients.
const workOut = (kind: ChargeKind) => `
  insert into category_indexes
  with nation as materialized (
    select n.code, n.code_type, n.setting, n.billing_class, n.modifiers, n.drug_unit, s.subcategory,
      n.${kind}_median as median, n.${kind}_count as weight
    from services s join service_statistics n on n.code = s.code and n.code_type = s.code_type and n.state = ''
    where s.category = $1 and n.billing_class = 'facility' and n.${kind}_amount_count >= ${MIN_IN_NATION}
      and n.${kind}_median > 0),
  ratios as materialized (
    select p.state, n.subcategory, n.setting, n.weight, (p.${kind}_median / n.median)::float8 as ratio,
      (p.${kind}_p75 / nullif(p.${kind}_p25, 0))::float8 as spread,
      row_number() over (
        partition by p.state, n.code, n.code_type, n.modifiers, n.drug_unit order by n.setting desc) = 1 as is_usual
    from nation n join service_statistics p using (code, code_type, setting, billing_class, modifiers, drug_unit)
    where p.state <> '' and p.${kind}_amount_count >= ${MIN_HOSPITALS}
      and p.${kind}_median is not null),
  cells as (
    select state, cell_subcategory, cell_setting, weight, ratio, spread
    from ratios cross join unnest(array[subcategory, '']) c(cell_subcategory)
      cross join unnest(array[setting::text, case when is_usual then '' end]) d(cell_setting)
    where cell_setting is not null),
  ranked as (
    select *, sum(weight) over all_of as total, sum(weight) over (all_of order by ratio) as up_to,
      sum(weight) filter (where spread is not null) over all_of as spread_total,
      sum(weight) filter (where spread is not null) over (all_of order by spread nulls last) as spread_up_to
    from cells window all_of as (partition by state, cell_subcategory, cell_setting))
  select $1, cell_subcategory, cell_setting, '${kind}', state, count(*),
    min(ratio) filter (where up_to >= 0.25 * total), min(ratio) filter (where up_to >= 0.5 * total),
    min(ratio) filter (where up_to >= 0.75 * total), min(spread) filter (where spread_up_to >= 0.5 * spread_total)
  from ranked group by state, cell_subcategory, cell_setting`;
