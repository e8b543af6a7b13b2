import { sql } from "drizzle-orm";
import { firstRow } from "#app/platform/db/first-row.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, readRows } from "#app/platform/db/read-rows.server.ts";
import { keysOf, PRICE_KEY_ROW, type PriceKey } from "./find-by-price.server.ts";
import { hospitalOrder } from "./price-order.server.ts";
import { partsByHospital } from "./price-parts.server.ts";
import type { PriceQuery } from "./price-query.ts";
import type { PriceScope } from "./price-scope.server.ts";

/** One of them has many prices of a category, and of a service most often one or none. */
const FIRST_HOSPITALS_OF_CATEGORY = 8;
const HOSPITALS_FOR_A_PRICE = 2;
const TIMES_MORE = 4;

/**
 * A window of many prices in the order of their hospitals, nearest first or by name: goes from hospital to hospital
 * until it has enough.
 */
export async function findByHospital(
  db: Database,
  scope: PriceScope,
  { place, limit, offset }: { place: PriceQuery["place"]; limit: number; offset: number },
): Promise<PriceKey[]> {
  const keys: PriceKey[] = [];
  const maxHospitals = limit + offset;
  let passed = 0;
  const first = scope.services ? HOSPITALS_FOR_A_PRICE * maxHospitals : FIRST_HOSPITALS_OF_CATEGORY;
  for (let count = first; keys.length < maxHospitals; count *= TIMES_MORE) {
    const found = await findAtNext(db, scope, place, { passed, count, maxHospitals });
    keys.push(...found.keys);
    passed += count;
    if (found.hospitalCount < count) break;
  }
  return keys.slice(offset, maxHospitals);
}

async function findAtNext(
  db: Database,
  scope: PriceScope,
  place: PriceQuery["place"],
  { passed, count, maxHospitals }: { passed: number; count: number; maxHospitals: number },
): Promise<{ keys: PriceKey[]; hospitalCount: number }> {
  const order = hospitalOrder(place);
  const { from, isOf } = partsByHospital(scope);
  const rows = await readRows(
    db,
    { ...PRICE_KEY_ROW, hospitalCount: isInteger },
    sql`
    with next as materialized (
      select h.hospital_id, row_number() over (order by ${order}) as place from hospitals h
      where h.current_import_id is not null and h.state = any(${sql.param(scope.states)}::text[])
        ${scope.hospitals ? sql`and ${scope.hospitals.condition}` : sql``}
      order by ${order} limit ${count} offset ${passed}),
    found as (
      select next.place, p.* from next
      cross join lateral (
        select p.hospital_id, p.charge_no, p.setting, p.price, p.price_group from ${from}
        join prices p on p.hospital_id = next.hospital_id and ${isOf}
        order by ${ORDER} limit ${maxHospitals}) p
      order by next.place, ${ORDER} limit ${maxHospitals})
    select counted.*, hospital_id as "hospitalId", charge_no as "chargeNo", setting
    from (select count(*)::int as "hospitalCount" from next) counted left join found p on true
    order by p.place, ${ORDER}`,
  );
  return {
    keys: keysOf(rows),
    hospitalCount: firstRow(rows).hospitalCount,
  };
}

const ORDER = sql`p.price_group, p.price, p.charge_no, p.setting`;
