import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";

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

export async function readSiteStatistics(db: Database): Promise<SiteStatistics> {
  const { rows } = await db.execute<SiteStatistics>(sql`
    select present.*,
      (select count(*)::int from services where hospital_count > 0) as services,
      (select count(*)::int from payers) as payers,
      (select count(*)::int from shared_bills where withdrawn_at is null) as uploads
    from (
      select count(*)::int as hospitals, count(distinct h.state)::int as states,
        coalesce(sum(i.price_count), 0)::float8 as prices,
        to_char(max(i.imported_at) at time zone 'UTC', 'YYYY-MM-DD') as "lastUpdatedOn"
      from hospitals h join imports i on i.import_id = h.current_import_id) present`);
  return rows[0]!;
}
