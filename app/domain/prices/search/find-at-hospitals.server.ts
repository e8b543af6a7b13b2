import { type SQL, sql } from "drizzle-orm";
import { firstRow } from "#app/platform/db/first-row.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, readRows } from "#app/platform/db/read-rows.server.ts";
import { lowestRateOf } from "../rates/payer-rates.server.ts";
import { CHARGES_OF_PRICE_COLUMNS } from "../rates/price-charges.server.ts";
import {
  keysOf,
  PRICE_KEY_ROW,
  type PriceKey,
  RANGE_ROW,
  rangeOf,
  rangeOfParts,
} from "./find-by-price.server.ts";
import { pricesAnywhere, pricesAtHospitals } from "./fitting-prices.server.ts";
import { priceOrder, rateOrder } from "./price-order.server.ts";
import type { PriceQuery, PriceRange } from "./price-query.ts";
import type { PriceScope } from "./price-scope.server.ts";

type Window = Pick<PriceQuery, "sort" | "place"> & { limit: number; offset: number };

export type WholeFind = {
  keys: PriceKey[];
  range: PriceRange | null;
  total: number;
  hospitalCount: number;
};

/** A window of all the prices at a few hospitals. */
export function findAtHospitals(
  db: Database,
  scope: PriceScope,
  hospitalIds: readonly number[],
  window: Window,
): Promise<WholeFind> {
  return findAmong(db, scope, pricesAtHospitals(scope, hospitalIds, COLUMNS), window);
}

/** A window of prices of which there are few, wherever they are. */
export function findAmongFew(db: Database, scope: PriceScope, window: Window): Promise<WholeFind> {
  return findAmong(db, scope, pricesAnywhere(scope, COLUMNS), window);
}

/** All the prices that fit a scope, in their order as `place`: the two parts of a with clause, `p` and `found`. */
export function allInOrder(scope: PriceScope, window: Window): SQL {
  return inOrder(scope, pricesAnywhere(scope, COLUMNS), window);
}

const COLUMNS = sql`${CHARGES_OF_PRICE_COLUMNS}, p.price, p.price_group`;

const FOUND_ROW = { ...PRICE_KEY_ROW, ...RANGE_ROW, total: isInteger, hospitalCount: isInteger };

function inOrder({ rates, services }: PriceScope, fitting: SQL, window: Window): SQL {
  const isByRate = rates !== null && services !== null;
  const order = isByRate ? rateOrder(window) : priceOrder(window);
  const rate = isByRate ? lowestRateOf(rates) : sql`null::numeric`;
  return sql`
    p as materialized (select p.*, ${rate} as rate from (${fitting}) p),
    found as (
      select *, row_number() over () as place from (
        -- Each has one; as an outer join it is left out where the order takes nothing of it.
        select p.hospital_id, p.charge_no, p.setting from p left join hospitals h using (hospital_id)
        order by ${order} limit ${window.limit} offset ${window.offset}) ordered)`;
}

async function findAmong(db: Database, scope: PriceScope, fitting: SQL, window: Window): Promise<WholeFind> {
  const rows = await readRows(
    db,
    FOUND_ROW,
    sql`
    with ${inOrder(scope, fitting, window)}
    select counted.*, range.*, hospital_id as "hospitalId", charge_no as "chargeNo", setting
    from (
      select count(*)::int as total, count(distinct hospital_id)::int as "hospitalCount" from p) counted
    cross join (${rangeOfParts(sql`(select price_group, price as lowest, price as highest from p) parts`)}) range
    left join found on true order by place`,
  );
  const { total, hospitalCount, ...range } = firstRow(rows);
  return {
    keys: keysOf(rows),
    range: rangeOf(range),
    total,
    hospitalCount,
  };
}
