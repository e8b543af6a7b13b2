import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isNumber, isText, readRows, type Shape } from "#app/platform/db/read-rows.server.ts";
import { likePrices } from "./like-prices.server.ts";

/** How the second of two hospitals stands to the first over all that both publish like for like. */
export type PairStanding = {
  count: number;
  /** For how many the second charges more, and for how many less; for the others both charge the same. */
  moreCount: number;
  lessCount: number;
  /** The middle one of the second's prices divided by the first's: 1.18 = 18% more. */
  middleRatio: number;
};

export type PairSummary = PairStanding & {
  /** Those with most services first. */
  categories: (PairStanding & { category: string })[];
};

const STANDING_ROW: Shape<PairStanding & { category: string }> = {
  category: isText,
  count: isInteger,
  moreCount: isInteger,
  lessCount: isInteger,
  middleRatio: isNumber,
};

/** All that two hospitals publish like for like, as a whole and by category; null where there is nothing. */
export async function summarisePair(
  db: Database,
  hospitalIds: readonly [number, number],
): Promise<PairSummary | null> {
  const rows = await readRows(
    db,
    STANDING_ROW,
    sql`
    with ${likePrices({ hospitalIds })}
    select coalesce(category, '') as category, count(*)::int as count,
      (count(*) filter (where prices[2] > prices[1]))::int as "moreCount",
      (count(*) filter (where prices[2] < prices[1]))::int as "lessCount",
      percentile_cont(0.5) within group (order by (prices[2] / prices[1])::float8) as "middleRatio"
    from like_prices group by rollup (category) having count(*) > 0 order by count desc, category`,
  );
  const whole = rows.find(({ category }) => category === "");
  if (!whole) return null;
  const { category: _, ...standing } = whole;
  return { ...standing, categories: rows.filter(({ category }) => category !== "") };
}

/** How one of several hospitals stands to the cheapest of them, over all that they all publish like for like. */
export type StandingAmongSeveral = {
  /** For how many it is the cheapest, alone or with others. */
  cheapestCount: number;
  /** The middle one of its prices divided by the lowest of all: 1.2 = 20% more. */
  middleToCheapest: number;
};

export type SeveralSummary = {
  count: number;
  /** In the order of the hospitals. */
  standings: StandingAmongSeveral[];
};

/** All that several hospitals publish like for like, as a whole; null where there is nothing that all of them publish. */
export async function summariseSeveral(
  db: Database,
  hospitalIds: readonly number[],
): Promise<SeveralSummary | null> {
  const rows = await readRows(
    db,
    { count: isInteger, cheapestCount: isInteger, middleToCheapest: isNumber },
    sql`
    with ${likePrices({ hospitalIds })}
    select count(*)::int as count, (count(*) filter (where price = lowest))::int as "cheapestCount",
      percentile_cont(0.5) within group (order by (price / lowest)::float8) as "middleToCheapest"
    from like_prices cross join lateral (select min(one) as lowest from unnest(prices) one) least
    cross join lateral unnest(prices) with ordinality of_each(price, no)
    group by no order by no`,
  );
  const [first] = rows;
  if (!first) return null;
  return {
    count: first.count,
    standings: rows.map(({ cheapestCount, middleToCheapest }) => ({ cheapestCount, middleToCheapest })),
  };
}
