import { type SQL, sql } from "drizzle-orm";
import type { Dollars } from "#app/domain/money/dollars.ts";
import { isDollars } from "#app/domain/money/dollars.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import {
  type AllOrNull,
  allOrNull,
  isInteger,
  orNull,
  readRows,
  type Shape,
} from "#app/platform/db/read-rows.server.ts";
import { type PriceParts, partsByState } from "./price-parts.server.ts";
import type { PriceRange } from "./price-query.ts";
import type { PriceScope } from "./price-scope.server.ts";

/** A row of `prices`. */
export type PriceKey = { hospitalId: number; chargeNo: number };

/** Of a row that is there for what else it says, where nothing was found. */
export const PRICE_KEY_ROW = allOrNull<PriceKey>({ hospitalId: isInteger, chargeNo: isInteger });

export function keysOf(rows: readonly AllOrNull<PriceKey>[]): PriceKey[] {
  return rows.flatMap(({ hospitalId, chargeNo }) =>
    hospitalId === null || chargeNo === null ? [] : [{ hospitalId, chargeNo }],
  );
}

/**
 * A window of the prices in order, those that hospitals did not publish last, and the range of all. Each part has its
 * own order in an index: only as many parts are opened as there are results to show, those with the best first price,
 * and of each only as many prices.
 */
export async function findByPrice(
  db: Database,
  scope: PriceScope,
  { highestFirst, limit, offset }: { highestFirst: boolean; limit: number; offset: number },
): Promise<{ keys: PriceKey[]; range: PriceRange | null }> {
  const parts = partsByState(scope);
  const { fitting } = parts;
  const most = limit + offset;
  const order = highestFirst ? sql`price desc nulls last` : sql`price`;
  const columns = sql`p.hospital_id, p.charge_no, p.price`;
  const unpriced = sql`select ${columns} ${fitting} and p.price is null order by p.hospital_id, p.charge_no limit ${most}`;
  const ofPart = highestFirst
    ? sql`(select ${columns} ${fitting} and p.price is not null
        order by p.price desc, p.hospital_id, p.charge_no limit ${most})
      ${scope.isPriced ? sql`` : sql`union all (${unpriced})`}`
    : sql`select ${columns} ${fitting} order by p.price, p.hospital_id, p.charge_no limit ${most}`;
  const rows = await readRows(
    db,
    { ...RANGE_ROW, ...PRICE_KEY_ROW },
    sql`
    with parts as materialized (${rangesOf(parts)}),
    opened as (
      select * from parts part
      where lowest is not null ${scope.isPriced ? sql`` : sql`or exists (select ${fitting})`}
      order by ${highestFirst ? sql`highest desc nulls last` : sql`lowest`} fetch first ${most} rows with ties),
    found as (
      select price.* from opened part cross join lateral (${ofPart}) price
      order by ${order}, hospital_id, charge_no limit ${limit} offset ${offset})
    select lowest as "lowestDollars", highest as "highestDollars", hospital_id as "hospitalId", charge_no as "chargeNo"
    from (select min(lowest) as lowest, max(highest) as highest from parts) range left join found on true
    order by ${order}, hospital_id, charge_no`,
  );
  return {
    keys: keysOf(rows),
    range: rangeOf(rows[0]!),
  };
}

/** The lowest and the highest price; null where none has one. */
export async function findPriceRange(db: Database, scope: PriceScope): Promise<PriceRange | null> {
  const rows = await readRows(
    db,
    RANGE_ROW,
    sql`
    select min(lowest) as "lowestDollars", max(highest) as "highestDollars"
    from (${rangesOf(partsByState(scope))}) parts`,
  );
  return rangeOf(rows[0]!);
}

type Range = Record<keyof PriceRange, Dollars | null>;

export const RANGE_ROW: Shape<Range> = {
  lowestDollars: orNull(isDollars),
  highestDollars: orNull(isDollars),
};

export function rangeOf({ lowestDollars, highestDollars }: Range): PriceRange | null {
  return lowestDollars === null || highestDollars === null ? null : { lowestDollars, highestDollars };
}

function rangesOf({ from, fitting, hasRange }: PriceParts): SQL {
  if (hasRange) return sql`select part.* from ${from}`;
  const end = (order: SQL) =>
    sql`(select p.price ${fitting} and p.price is not null order by ${order} limit 1)`;
  return sql`select part.*, ${end(sql`p.price`)} as lowest, ${end(sql`p.price desc`)} as highest from ${from}`;
}
