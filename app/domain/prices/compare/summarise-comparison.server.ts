import { type SQL, sql } from "drizzle-orm";
import { isInteger, isListOf, isNumber, isRowOf, isText } from "#app/platform/db/read-rows.server.ts";

/** How the second of two hospitals stands to the first over all that both publish like for like. */
export type PairStanding = {
  count: number;
  /** For how many the second charges more, and for how many less; for the others both charge the same. */
  moreCount: number;
  lessCount: number;
  /** The median of the second's prices divided by the first's: 1.18 = 18% more. */
  middleRatio: number;
};

export type PairSummary = PairStanding & {
  /** Those with most services first. */
  categories: (PairStanding & { category: string })[];
};

/** How one of several hospitals stands to the cheapest of them, over all that they all publish like for like. */
export type StandingAmongSeveral = {
  /** For how many it is the cheapest, alone or with others. */
  cheapestCount: number;
  /** The median of its prices divided by the lowest of all: 1.2 = 20% more. */
  middleToCheapest: number;
};

export type SeveralSummary = {
  count: number;
  /** In the order of the hospitals. */
  standings: StandingAmongSeveral[];
};

export type ComparisonSummary =
  | ({ outcome: "pair" } & PairSummary)
  | ({ outcome: "several" } & SeveralSummary);

type PairRow = PairStanding & { category: string };
type SeveralRow = StandingAmongSeveral & { count: number };

/** What `summaryQuery` gives. */
export type SummaryRows = PairRow[] | SeveralRow[];

const isListOfPairRows = isListOf(
  isRowOf<PairRow>({
    category: isText,
    count: isInteger,
    moreCount: isInteger,
    lessCount: isInteger,
    middleRatio: isNumber,
  }),
);

const isListOfSeveralRows = isListOf(
  isRowOf<SeveralRow>({ count: isInteger, cheapestCount: isInteger, middleToCheapest: isNumber }),
);

export const isSummaryRows = (value: unknown): value is SummaryRows =>
  isListOfPairRows(value) || isListOfSeveralRows(value);

/** Sums up all of `like_prices` (see `likePrices`) as one JSON value: `SummaryRows`, or null where it is empty. */
export function summaryQuery(hospitalCount: number): SQL {
  return sql`select json_agg(s) from (${hospitalCount === 2 ? PAIR : SEVERAL}) s`;
}

/** Without a category: the whole. */
const PAIR = sql`
  select coalesce(category, '') as category, count(*)::int as count,
    (count(*) filter (where prices[2] > prices[1]))::int as "moreCount",
    (count(*) filter (where prices[2] < prices[1]))::int as "lessCount",
    percentile_cont(0.5) within group (order by (prices[2] / prices[1])::float8) as "middleRatio"
  from like_prices group by rollup (category) having count(*) > 0 order by count desc, category`;

/** One for each hospital, in their order. */
const SEVERAL = sql`
  select count(*)::int as count, (count(*) filter (where price = lowest))::int as "cheapestCount",
    percentile_cont(0.5) within group (order by (price / lowest)::float8) as "middleToCheapest"
  from like_prices cross join lateral (select min(one) as lowest from unnest(prices) one) least
  cross join lateral unnest(prices) with ordinality of_each(price, no)
  group by no order by no`;

/** What the hospitals' `like_prices` sum up to; null where there is nothing that all of them publish. */
export function toSummary(rows: SummaryRows | null): ComparisonSummary | null {
  const [first] = rows ?? [];
  if (!rows || !first) return null;
  if ("cheapestCount" in first) {
    const standings = (rows as SeveralRow[]).map(({ count: _, ...standing }) => standing);
    return { outcome: "several", count: first.count, standings };
  }
  const categories = (rows as PairRow[]).filter(({ category }) => category !== "");
  const { category: _, ...whole } = (rows as PairRow[]).find(({ category }) => category === "") ?? first;
  return { outcome: "pair", ...whole, categories };
}
