import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isFlag, isInteger, readRows, type Shape } from "#app/platform/db/read-rows.server.ts";
import { partsByState } from "./price-parts.server.ts";
import type { PriceScope } from "./price-scope.server.ts";

export type PriceCount = {
  total: number;
  isTotalExact: boolean;
  hospitalCount: number;
  isHospitalCountExact: boolean;
};

/**
 * Counts prices. Of more than `most` it says what the statistics know where they count what was asked for: of services
 * how many there are, of categories at least how many; else that there are more than `most`.
 */
export async function countPrices(db: Database, scope: PriceScope, most: number): Promise<PriceCount> {
  const known = scope.isCounted ? await readCounts(db, scope) : null;
  if (known && known.total > most) return { ...known, isTotalExact: scope.services !== null };
  const { from, fitting } = partsByState(scope);
  const rows = await readRows(
    db,
    { total: isInteger, hospitalCount: isInteger },
    sql`
    select count(*)::int as total, count(distinct hospital_id)::int as "hospitalCount" from (
      select price.hospital_id from ${from}
      cross join lateral (select p.hospital_id ${fitting} limit ${most + 1}) price limit ${most + 1}) counted`,
  );
  const { total, hospitalCount } = rows[0]!;
  const isExact = total <= most;
  return { total, isTotalExact: isExact, hospitalCount, isHospitalCountExact: isExact };
}

type KnownCounts = { total: number; hospitalCount: number; isHospitalCountExact: boolean };

const COUNTS_ROW: Shape<KnownCounts> = {
  total: isInteger,
  hospitalCount: isInteger,
  isHospitalCountExact: isFlag,
};

/**
 * A hospital counts once in each row of a service's statistics, so that these add up to the prices; of the hospitals
 * the row with most tells at least how many there are, or how many where it is the only one.
 */
async function readCounts(db: Database, scope: PriceScope): Promise<KnownCounts> {
  const { services, subcategories, states, settings, categories } = scope;
  const setting = settings ? sql`and s.setting = any(${sql.param(settings)}::setting[])` : sql``;
  if (services) {
    const rows = await readRows(
      db,
      COUNTS_ROW,
      sql`
      select coalesce(sum(total), 0)::int as total, coalesce(sum(hospitals), 0)::int as "hospitalCount",
        coalesce(bool_and(keys = 1), true) as "isHospitalCountExact"
      from (
        select state, sum(hospital_count) as total, max(hospital_count) as hospitals, count(*) as keys
        from unnest(${sql.param(services.map(({ codeType }) => codeType))}::text[],
          ${sql.param(services.map(({ code }) => code))}::text[]) w(code_type, code)
        join service_statistics s using (code_type, code)
        where s.state = any(${sql.param(states)}::text[]) ${setting}
        group by state) by_state`,
    );
    return rows[0]!;
  }
  const isWhole = subcategories.length > 1;
  if (categories.length > 1) return { total: 0, hospitalCount: 0, isHospitalCountExact: false };
  const settingNames = settings ?? [""];
  const rows = await readRows(
    db,
    COUNTS_ROW,
    sql`
    select coalesce(sum(total), 0)::int as total, coalesce(sum(hospitals), 0)::int as "hospitalCount",
      ${settingNames.length === 1}::boolean as "isHospitalCountExact"
    from (
      select state, sum(greatest(gross_count, cash_count)) as total, max(hospital_count) as hospitals
      from category_statistics
      where category = ${categories[0]!}
        and subcategory = ${isWhole ? "" : subcategories[0]!}
        and setting = any(${sql.param(settingNames)}::text[]) and state = any(${sql.param(states)}::text[])
      group by state) by_state`,
  );
  return rows[0]!;
}
