import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";

/** Fewer could lead back to the people who shared them. */
const MIN_TO_SHOW = 11;

export type CommunityBills = {
  billCount: number;
  /** How many of them print a total; the amounts are of those. */
  totalCount: number;
  /** The totals at rank n·q, rounded up: amounts of bills, not means of two. Cents; null where no bill prints one. */
  p25Cents: number | null;
  medianCents: number | null;
  p75Cents: number | null;
};

/** What the bills that people shared of a hospital of this name come to; null while they are fewer than 11, for the
 *  privacy of those who shared them. A bill names its hospital, not where it is. */
export async function summariseCommunityBills(
  db: Database,
  hospitalName: string,
): Promise<CommunityBills | null> {
  const quantile = (q: number) => sql`(percentile_disc(${q}) within group (order by total_cents))::float8`;
  const { rows } = await db.execute<CommunityBills>(sql`
    select count(*)::int as "billCount", count(total_cents)::int as "totalCount",
      ${quantile(0.25)} as "p25Cents", ${quantile(0.5)} as "medianCents", ${quantile(0.75)} as "p75Cents"
    from shared_bills where withdrawn_at is null and lower(hospital_name) = lower(${hospitalName})`);
  const [bills] = rows;
  return bills && bills.billCount >= MIN_TO_SHOW ? bills : null;
}
