import { type SQL, sql } from "drizzle-orm";
import { SETTINGS, type Setting } from "#app/domain/billing-codes/comparable-key.ts";
import type { Dollars } from "#app/domain/money/dollars.ts";
import { isDollars } from "#app/domain/money/dollars.ts";
import { firstRow } from "#app/platform/db/first-row.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import {
  type AllOrNull,
  allOrNull,
  isInteger,
  isOneOf,
  orNull,
  readRow,
  readRows,
  type Shape,
} from "#app/platform/db/read-rows.server.ts";
import { priceGroup, UNPUBLISHED_GROUP } from "./price-group.ts";
import { type PriceParts, partsByState } from "./price-parts.server.ts";
import type { PriceRange } from "./price-query.ts";
import type { PriceScope } from "./price-scope.server.ts";

/** A row of `prices`. */
export type PriceKey = { hospitalId: number; chargeNo: number; setting: Setting };

/** Of a row that is there for what else it says, where nothing was found. */
export const PRICE_KEY_ROW = allOrNull<PriceKey>({
  hospitalId: isInteger,
  chargeNo: isInteger,
  setting: isOneOf(SETTINGS),
});

export function keysOf(rows: readonly AllOrNull<PriceKey>[]): PriceKey[] {
  return rows.flatMap(({ hospitalId, chargeNo, setting }) =>
    hospitalId === null || chargeNo === null || setting === null ? [] : [{ hospitalId, chargeNo, setting }],
  );
}

/**
 * A window of the prices in order, one group after another, and the range of the first. Each part has its own order in
 * an index: only as many parts are opened as there are results to show, those with the best first price, and of each
 * only as many prices.
 */
export async function findByPrice(
  db: Database,
  scope: PriceScope,
  { highestFirst, limit, offset }: { highestFirst: boolean; limit: number; offset: number },
): Promise<{ keys: PriceKey[]; range: PriceRange | null }> {
  const parts = partsByState(scope);
  const maxPrices = limit + offset;
  const order = (price: SQL, row: SQL) =>
    sql`${price} ${highestFirst ? sql`desc` : sql``}, ${row}hospital_id, ${row}charge_no, ${row}setting`;
  const columns = sql`p.hospital_id, p.charge_no, p.setting, p.price, p.price_group`;
  const found = order(sql`price`, sql``);
  const rows = await readRows(
    db,
    { ...RANGE_ROW, ...PRICE_KEY_ROW },
    sql`
    with parts as materialized (${rangesOf(parts)}),
    opened as (
      select * from parts part
      where lowest is not null or price_group >= ${UNPUBLISHED_GROUP} and exists (select ${parts.fitting})
      order by price_group, ${highestFirst ? sql`highest desc` : sql`lowest`} fetch first ${maxPrices} rows with ties),
    -- Where as many parts are open as results are wanted, each holds one up to the last part's first price: none beyond
    -- it is among the results.
    beyond as (
      select price_group, ${highestFirst ? sql`highest` : sql`lowest`} as price from opened
      order by price_group, ${highestFirst ? sql`highest desc` : sql`lowest`} limit 1 offset ${maxPrices - 1}),
    found as (
      select price.* from opened part left join beyond on beyond.price_group = part.price_group cross join lateral (
        (select ${columns} ${parts.fitting}
          and p.price ${highestFirst ? sql`>= coalesce(beyond.price, '-infinity')` : sql`<= coalesce(beyond.price, 'infinity')`}
          order by ${order(sql`p.price`, sql`p.`)} limit ${maxPrices})
        union all
        (select ${columns} ${parts.fitting} and part.price_group >= ${UNPUBLISHED_GROUP} and p.price is null
          order by p.hospital_id, p.charge_no, p.setting limit ${maxPrices})) price
      order by price_group, ${found} limit ${limit} offset ${offset})
    select range.*, hospital_id as "hospitalId", charge_no as "chargeNo", setting
    from (${rangeOfParts(sql`parts`)}) range left join found on true
    order by found.price_group, ${found}`,
  );
  return {
    keys: keysOf(rows),
    range: rangeOf(firstRow(rows)),
  };
}

/** The lowest and the highest price of the first group that has one; null where none has. */
export async function findPriceRange(db: Database, scope: PriceScope): Promise<PriceRange | null> {
  const row = await readRow(db, RANGE_ROW, rangeOfParts(sql`(${rangesOf(partsByState(scope))}) parts`));
  return rangeOf(row);
}

type Range = { lowestDollars: Dollars | null; highestDollars: Dollars | null; group: number | null };

export const RANGE_ROW: Shape<Range> = {
  lowestDollars: orNull(isDollars),
  highestDollars: orNull(isDollars),
  group: orNull(isInteger),
};

export function rangeOf({ lowestDollars, highestDollars, group }: Range): PriceRange | null {
  if (lowestDollars === null || highestDollars === null || group === null) return null;
  return { lowestDollars, highestDollars, ...priceGroup(group) };
}

/** The range of the first group among rows with `price_group`, `lowest` and `highest`; always one row. */
export function rangeOfParts(from: SQL): SQL {
  return sql`
    select lowest as "lowestDollars", highest as "highestDollars", price_group::int as "group"
    from (values (1)) one left join (
      select price_group, min(lowest) as lowest, max(highest) as highest from ${from}
      where lowest is not null and price_group < ${UNPUBLISHED_GROUP}
      group by price_group order by price_group limit 1) first_group on true`;
}

function rangesOf({ from, fitting, hasRange }: PriceParts): SQL {
  if (hasRange) return sql`select part.* from ${from}`;
  const end = (order: SQL) => sql`(select p.price ${fitting} order by ${order} limit 1)`;
  return sql`select part.*, ${end(sql`p.price`)} as lowest, ${end(sql`p.price desc`)} as highest from ${from}`;
}
