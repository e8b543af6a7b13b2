import { sql } from "drizzle-orm";
import { itemAt } from "#app/domain/item-at.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isFlag, isInteger, readRow, type Shape } from "#app/platform/db/read-rows.server.ts";
import { IMPLAUSIBLE_GROUP } from "./price-group.ts";
import { partsByState } from "./price-parts.server.ts";
import type { PriceScope } from "./price-scope.server.ts";

export type PriceCount = {
  total: number;
  isTotalExact: boolean;
  hospitalCount: number;
  isHospitalCountExact: boolean;
};

/** Of services so many prices are counted: those of one are a few thousand in the nation. */
const MAX_OF_SERVICES = 10_000;

/**
 * Counts prices; for services exactly, unless there are very many. For a category with more than `maxPrices` prices,
 * returns the known minimum from the statistics, if they count the question. Otherwise reports more than `maxPrices`.
 */
export async function countPrices(db: Database, scope: PriceScope, maxPrices: number): Promise<PriceCount> {
  const known = scope.isCounted ? await readCounts(db, scope) : null;
  if (known && known.total > maxPrices) return { ...known, isTotalExact: false };
  const enough = scope.services ? MAX_OF_SERVICES : maxPrices;
  const { total, hospitalCount } = await countUpTo(db, scope, enough);
  const isExact = total <= enough;
  return { total, isTotalExact: isExact, hospitalCount, isHospitalCountExact: isExact };
}

/** How many prices of the scope cannot be ones; of more than `maxPrices` one more. */
export async function countImplausible(db: Database, scope: PriceScope, maxPrices: number): Promise<number> {
  const groups = { first: IMPLAUSIBLE_GROUP, last: IMPLAUSIBLE_GROUP };
  const { total } = await countUpTo(db, { ...scope, groups }, maxPrices);
  return Math.min(total, maxPrices + 1);
}

async function countUpTo(db: Database, scope: PriceScope, maxPrices: number) {
  const { from, fitting } = partsByState(scope);
  return readRow(
    db,
    { total: isInteger, hospitalCount: isInteger },
    sql`
    -- Counting what is distinct would sort thousands.
    select coalesce(sum(price_count), 0)::int as total, count(*)::int as "hospitalCount" from (
      select hospital_id, count(*) as price_count from (
        select price.hospital_id from ${from}
        cross join lateral (select p.hospital_id ${fitting} limit ${maxPrices + 1}) price limit ${maxPrices + 1}) counted
      group by hospital_id) by_hospital`,
  );
}

type KnownCounts = { total: number; hospitalCount: number; isHospitalCountExact: boolean };

const COUNTS_ROW: Shape<KnownCounts> = {
  total: isInteger,
  hospitalCount: isInteger,
  isHospitalCountExact: isFlag,
};

/** The statistics of a category count plausible prices of facilities, of which there may be more of other classes. */
async function readCounts(db: Database, scope: PriceScope): Promise<KnownCounts> {
  const { subcategories, states, settings, categories } = scope;
  const [category, otherCategory] = categories;
  const isWhole = subcategories.length > 1;
  if (category === undefined || otherCategory !== undefined)
    return { total: 0, hospitalCount: 0, isHospitalCountExact: false };
  // Of settings the one that has more: a price for both counts in each.
  return readRow(
    db,
    COUNTS_ROW,
    sql`
    select coalesce(sum(total), 0)::int as total, coalesce(sum(hospitals), 0)::int as "hospitalCount",
      false as "isHospitalCountExact"
    from (
      select state, max(greatest(gross_count, cash_count)) as total, max(hospital_count) as hospitals
      from category_statistics
      where category = ${category}
        and subcategory = ${isWhole ? "" : itemAt(subcategories, 0)}
        and setting = ${settings?.find((setting) => setting !== "both") ?? ""} and state = any(${sql.param(states)}::text[])
      group by state) by_state`,
  );
}
