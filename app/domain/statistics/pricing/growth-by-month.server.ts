import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isNumber, isText, readRows, type Shape } from "#app/platform/db/read-rows.server.ts";

/** What was imported a month of UTC, of what is still here. */
export type MonthOfGrowth = {
  /** '2026-03' */
  month: string;
  /** Price files imported. */
  files: number;
  /** Prices in these files. */
  prices: number;
  /** Hospitals whose first file this was. */
  newHospitals: number;
  /** Hospitals with a file at the month's end. */
  hospitals: number;
  /** Bills that visitors shared and did not withdraw. */
  uploads: number;
};

const MONTH_ROW: Shape<MonthOfGrowth> = {
  month: isText,
  files: isInteger,
  prices: isNumber,
  newHospitals: isInteger,
  hospitals: isInteger,
  uploads: isInteger,
};

const MAX_MONTHS = 24;

/** The last months, up to 24, from the first in which anything came to the present one, oldest first. */
export async function listGrowthByMonth(db: Database): Promise<MonthOfGrowth[]> {
  const monthOf = (column: string) => sql.raw(`date_trunc('month', ${column} at time zone 'UTC')`);
  return readRows(
    db,
    MONTH_ROW,
    sql`
    with present as (select date_trunc('month', now() at time zone 'UTC') as month),
    imported as (
      select ${monthOf("imported_at")} as month, count(*) as files, sum(price_count) as prices
      from imports group by 1),
    firsts as (
      select month, count(*) as hospitals
      from (select ${monthOf("min(imported_at)")} as month from imports group by hospital_id) first group by 1),
    shared as (
      select ${monthOf("uploaded_at")} as month, count(*) as uploads
      from shared_bills, present
      where withdrawn_at is null and uploaded_at >= (month - ${MAX_MONTHS - 1} * interval '1 month') at time zone 'UTC'
      group by 1)
    select to_char(shown.month, 'YYYY-MM') as month, coalesce(files, 0)::int as files,
      coalesce(prices, 0)::float8 as prices, coalesce(firsts.hospitals, 0)::int as "newHospitals",
      (select coalesce(sum(hospitals), 0) from firsts before where before.month <= shown.month)::int as hospitals,
      coalesce(uploads, 0)::int as uploads
    from (
      select generate_series(
        greatest(
          month - ${MAX_MONTHS - 1} * interval '1 month',
          least(month, (select min(month) from imported), (select min(month) from shared))),
        month, interval '1 month') as month from present) shown
    left join imported using (month) left join firsts using (month) left join shared using (month)
    order by shown.month`,
  );
}
