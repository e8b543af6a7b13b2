import { sql } from "drizzle-orm";
import type { ComparableKey, Likeness } from "#app/domain/billing-codes/comparable-key.ts";
import { LIKENESS_ROW } from "#app/domain/billing-codes/comparable-key-row.server.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import type { LikelyRange } from "#app/domain/medicare/likely-range.ts";
import { isDollars } from "#app/domain/money/dollars.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isBytes, isInteger, isText, orNull, readRows } from "#app/platform/db/read-rows.server.ts";
import { likelyRangeOf } from "../tables/likely-range-of.ts";
import { figuresOf, type PriceFigures, type PriceQuartiles } from "../tables/price-quartiles.ts";
import { CHARGE_KINDS, type ChargeKind } from "../tables/statistics-tables.server.ts";
import { type CountedPrices, likelyOf, unpackCounted } from "../values/counted-prices.ts";
import type { PriceClusters } from "../values/price-clusters.ts";
import { countOf, middleToJudgeBy } from "../values/price-distribution.ts";
import { binEdges, countInBins, type PriceBin } from "../values/price-histogram.ts";
import type { StatePricing } from "./state-pricing.server.ts";

/** The prices of a service by what makes them alike, those of which there are most prices first. */
export async function listComparablePrices(
  db: Database,
  { codeType, code }: ServiceCode,
): Promise<(Likeness & { hospitalCount: number; priceCount: number })[]> {
  return readRows(
    db,
    { ...LIKENESS_ROW, hospitalCount: isInteger, priceCount: isInteger },
    sql`
    select setting::text, billing_class as "billingClass", modifiers, drug_unit as "drugUnit",
      sum(hospital_count)::int as "hospitalCount",
      sum(gross_count + cash_count + negotiated_count)::int as "priceCount"
    from service_statistics where code = ${code} and code_type = ${codeType} and state = ''
    group by setting, billing_class, modifiers, drug_unit
    order by "priceCount" desc, "hospitalCount" desc, 1, 2, 3, 4`,
  );
}

/** How the comparable prices of one kind are spread; implausible ones are counted and otherwise left out. */
export type PriceSpread = {
  count: number;
  amountCount: number;
  /** null: they are two heaps. */
  quartiles: PriceQuartiles | null;
  heaps: PriceClusters | null;
  implausibleCount: number;
  bins: PriceBin[];
};

export type ServicePricing = {
  states: StatePricing[];
  nation: Record<ChargeKind, PriceFigures>;
  /** Of the nation and of a state, in the same bins; null where too few hospitals have a price. */
  spreadOf: (kind: ChargeKind, state: string) => { nation: PriceSpread | null; state: PriceSpread | null };
};

/** What a service costs by state and in the nation, like for like, each hospital counted once. */
export async function readServicePricing(
  db: Database,
  { codeType, code, setting, billingClass, modifiers, drugUnit }: ComparableKey,
): Promise<ServicePricing> {
  const packed = {
    state: isText,
    hospitalCount: isInteger,
    medicareDollars: orNull(isDollars),
    gross: isBytes,
    cash: isBytes,
    negotiated: isBytes,
    grossRepeats: isBytes,
    cashRepeats: isBytes,
    negotiatedRepeats: isBytes,
  };
  const rows = await readRows(
    db,
    packed,
    sql`
    select state, hospital_count as "hospitalCount", medicare as "medicareDollars",
      gross_distribution as gross, cash_distribution as cash, negotiated_distribution as negotiated,
      gross_repeats as "grossRepeats", cash_repeats as "cashRepeats", negotiated_repeats as "negotiatedRepeats"
    from service_statistics
    where code = ${code} and code_type = ${codeType} and setting = ${setting}
      and billing_class = ${billingClass} and modifiers = ${modifiers} and drug_unit = ${drugUnit}
    order by state`,
  );
  const places = rows.map((row) => ({
    state: row.state,
    hospitalCount: row.hospitalCount,
    prices: byKind((kind) => unpackCounted(row[kind], row[`${kind}Repeats`])),
  }));
  const nation =
    places.find(({ state }) => state === "")?.prices ?? byKind(() => unpackCounted(NOTHING, NOTHING));
  const judged = { codeType, code, medicareDollars: rows[0]?.medicareDollars ?? null };
  const nationMiddles = byKind((kind) => middleToJudgeBy(nation[kind].once));
  const rangeOf = (kind: ChargeKind, all: CountedPrices) =>
    likelyRangeOf(judged, kind, middleToJudgeBy(all.once) ?? nationMiddles[kind]);
  const spreadOver = (edges: readonly number[], kind: ChargeKind, all: CountedPrices) =>
    spreadOf(edges, kind, all, rangeOf(kind, all));
  const states = places.filter(({ state }) => state !== "");
  return {
    states: states.map(({ state, hospitalCount, prices }) => {
      const figures = byKind((kind) => figuresOf(kind, likelyOf(prices[kind], rangeOf(kind, prices[kind]))));
      const priceCount = CHARGE_KINDS.reduce((sum, kind) => sum + figures[kind].count, 0);
      return { state, hospitalCount, priceCount, ...figures };
    }),
    nation: byKind((kind) => figuresOf(kind, likelyOf(nation[kind], rangeOf(kind, nation[kind])))),
    spreadOf(kind, state) {
      const edges = binEdges(likelyOf(nation[kind], rangeOf(kind, nation[kind])).once);
      const ofState = states.find((row) => row.state === state);
      return {
        nation: spreadOver(edges, kind, nation[kind]),
        state: ofState ? spreadOver(edges, kind, ofState.prices[kind]) : null,
      };
    },
  };
}

const NOTHING = new Uint8Array();

function byKind<T>(of: (kind: ChargeKind) => T): Record<ChargeKind, T> {
  return { gross: of("gross"), cash: of("cash"), negotiated: of("negotiated") };
}

function spreadOf(
  edges: readonly number[],
  kind: ChargeKind,
  all: CountedPrices,
  range: LikelyRange | null,
): PriceSpread | null {
  const likely = likelyOf(all, range);
  const { count, amountCount, quartiles, heaps } = figuresOf(kind, likely);
  if (quartiles === null && heaps === null) return null;
  return {
    count,
    amountCount,
    quartiles,
    heaps,
    implausibleCount: countOf(all.each) - count,
    bins: countInBins(likely.once, edges),
  };
}
