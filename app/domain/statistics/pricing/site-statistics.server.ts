import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import {
  isInteger,
  isNumber,
  isText,
  orNull,
  readRow,
  type Shape,
} from "#app/platform/db/read-rows.server.ts";

/** How much there is on this site; only present files count. */
export type SiteStatistics = {
  hospitals: number;
  states: number;
  services: number;
  prices: number;
  payers: number;
  /** Shared bills that were not withdrawn. */
  uploads: number;
  /** ISO day of the latest import; null: there is none. */
  lastUpdatedOn: string | null;
};

const STATISTICS_ROW: Shape<SiteStatistics> = {
  hospitals: isInteger,
  states: isInteger,
  services: isInteger,
  prices: isNumber,
  payers: isInteger,
  uploads: isInteger,
  lastUpdatedOn: orNull(isText),
};

export async function readSiteStatistics(db: Database): Promise<SiteStatistics> {
  return readRow(
    db,
    STATISTICS_ROW,
    sql`
    select present.*, service_count as services,
      (select count(*)::int from payers where payer_id in (select payer_id from payer_plans)) as payers,
      (select count(*)::int from shared_bills where withdrawn_at is null) as uploads,
      (select to_char(imported_at at time zone 'UTC', 'YYYY-MM-DD') from imports i where ${sql.raw(IS_PRESENT)}
        order by imported_at desc limit 1) as "lastUpdatedOn"
    from site_totals, (
      select coalesce(sum(hospital_count), 0)::int as hospitals, count(*)::int as states,
        coalesce(sum(price_count), 0)::float8 as prices
      from state_totals) present`,
  );
}

/** The newest present price file's own date, an ISO day; null: no file gives one. */
export async function findNewestFileDate(db: Database): Promise<string | null> {
  const row = await readRow(
    db,
    { newest: orNull(isText) },
    sql`
    select to_char(${sql.raw(NEWEST_FILE_DATE)}, 'YYYY-MM-DD') as newest`,
  );
  return row.newest;
}

/** Of import `i`: looked up one by one from the newest on, where a join would read all. */
const IS_PRESENT = `i.import_id = (
  select current_import_id from hospitals h where h.hospital_id = i.hospital_id)`;

/** The newest present price file's own date, in SQL; null: no file gives one. */
export const NEWEST_FILE_DATE = `(
  select file_date from imports i where file_date is not null and ${IS_PRESENT} order by file_date desc limit 1)`;
