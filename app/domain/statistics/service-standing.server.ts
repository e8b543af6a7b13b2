import { sql } from "drizzle-orm";
import type { ComparableKey } from "#app/domain/billing-codes/comparable-key.ts";
import { findState } from "#app/domain/hospitals/us-states.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import {
  joinDistributions,
  type PriceDistribution,
  quartilesOf,
  unpackDistribution,
  withoutOutliers,
} from "./price-distribution.ts";

/** The like prices of hospitals, each hospital once, in dollars. */
export type PriceStanding = {
  /** Of the quartiles: without the outliers. */
  count: number;
  p25: number;
  median: number;
  p75: number;
  outlierCount: number;
  /** The prices in ascending order; of more than 400 evenly thinned ones, the lowest and the highest among them. */
  points: number[];
};

export type ServiceStanding = { state: PriceStanding | null; nation: PriceStanding | null };

const MOST_POINTS = 400;
const E4 = 10_000;

/**
 * Among which prices of its kind one stands, like for like, in a state and in the nation; null where no hospital there
 * publishes one.
 */
export async function findServiceStanding(
  db: Database,
  key: ComparableKey,
  { state, kind }: { state: string; kind: "cash" | "gross" | "negotiated" },
): Promise<ServiceStanding> {
  const { rows } = await db.execute<{ state: string; packed: Buffer }>(sql`
    select state, ${sql.identifier(`${kind}_distribution`)} as packed from service_statistics
    where code_type = ${key.codeType} and code = ${key.code} and setting = ${key.setting}
      and billing_class = ${key.billingClass} and modifiers = ${key.modifiers}
      and drug_unit = ${key.drugUnit}
    order by state`);
  const distributions = rows.map(({ packed }) => unpackDistribution(packed));
  const ofState = distributions[rows.findIndex((row) => row.state === findState(state))];
  return {
    state: ofState ? standingOf(ofState) : null,
    nation: standingOf(joinDistributions(distributions)),
  };
}

function standingOf(all: PriceDistribution): PriceStanding | null {
  const likely = withoutOutliers(all);
  const quartiles = quartilesOf(likely);
  if (quartiles === null) return null;
  const { count, p25, median, p75 } = quartiles;
  return {
    count,
    p25: p25 / E4,
    median: median / E4,
    p75: p75 / E4,
    outlierCount: all.counts.reduce((sum, one) => sum + one, 0) - count,
    points: thinned(likely, count),
  };
}

/** Each price as often as it occurs, or every so manieth of many. */
function thinned({ amountsE4, counts }: PriceDistribution, count: number): number[] {
  const shown = Math.min(count, MOST_POINTS);
  const points: number[] = [];
  let seen = 0;
  for (const [index, amount] of amountsE4.entries()) {
    seen += counts[index]!;
    const rankOfNext = () => (shown === 1 ? 0 : Math.round((points.length * (count - 1)) / (shown - 1)));
    while (points.length < shown && rankOfNext() < seen) points.push(amount / E4);
  }
  return points;
}
