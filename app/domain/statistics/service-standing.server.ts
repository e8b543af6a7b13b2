import { sql } from "drizzle-orm";
import type { ComparableKey } from "#app/domain/billing-codes/comparable-key.ts";
import { findState } from "#app/domain/hospitals/us-states.ts";
import { type Dollars, dollarsOfE4 } from "#app/domain/money/dollars.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isBytes, isText, readRows } from "#app/platform/db/read-rows.server.ts";
import {
  joinDistributions,
  type PriceDistribution,
  unpackDistribution,
  withoutOutliers,
} from "./price-distribution.ts";
import { figuresOf, type PriceFigures } from "./price-quartiles.ts";

/** The like prices of hospitals, each hospital once; the figures are of those that are no outliers. */
export type PriceStanding = PriceFigures & {
  outlierCount: number;
  /** The prices in ascending order; of more than 400 evenly thinned ones, the lowest and the highest among them. */
  pointsDollars: Dollars[];
};

export type ServiceStanding = { state: PriceStanding | null; nation: PriceStanding | null };

const MOST_POINTS = 400;

/**
 * Among which prices of its kind one stands, like for like, in a state and in the nation; null where no hospital there
 * publishes one.
 */
export async function findServiceStanding(
  db: Database,
  key: ComparableKey,
  { state, kind }: { state: string; kind: "cash" | "gross" | "negotiated" },
): Promise<ServiceStanding> {
  const rows = await readRows(
    db,
    { state: isText, packed: isBytes },
    sql`
    select state, ${sql.identifier(`${kind}_distribution`)} as packed from service_statistics
    where code_type = ${key.codeType} and code = ${key.code} and setting = ${key.setting}
      and billing_class = ${key.billingClass} and modifiers = ${key.modifiers}
      and drug_unit = ${key.drugUnit}
    order by state`,
  );
  const distributions = rows.map(({ packed }) => unpackDistribution(packed));
  const ofState = distributions[rows.findIndex((row) => row.state === findState(state))];
  return {
    state: ofState ? standingOf(ofState) : null,
    nation: standingOf(joinDistributions(distributions)),
  };
}

function standingOf(all: PriceDistribution): PriceStanding | null {
  const likely = withoutOutliers(all);
  const figures = figuresOf(likely);
  if (figures.count === 0) return null;
  return {
    ...figures,
    outlierCount: all.counts.reduce((sum, one) => sum + one, 0) - figures.count,
    pointsDollars: thinned(likely, figures.count),
  };
}

/** Each price as often as it occurs, or evenly thinned where there are many. */
function thinned({ amountsE4, counts }: PriceDistribution, count: number): Dollars[] {
  const shown = Math.min(count, MOST_POINTS);
  const points: Dollars[] = [];
  let seen = 0;
  for (const [index, amount] of amountsE4.entries()) {
    seen += counts[index]!;
    const rankOfNext = () => (shown === 1 ? 0 : Math.round((points.length * (count - 1)) / (shown - 1)));
    while (points.length < shown && rankOfNext() < seen) points.push(dollarsOfE4(amount));
  }
  return points;
}
