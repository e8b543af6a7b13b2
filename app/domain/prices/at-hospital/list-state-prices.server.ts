import { sql } from "drizzle-orm";
import { MIN_HOSPITALS } from "#app/domain/statistics/tables/price-quartiles.ts";
import { isPublishedRanges } from "#app/domain/statistics/tables/published-ranges.server.ts";
import { heapsOfRanges, type PriceClusters } from "#app/domain/statistics/values/price-clusters.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isNumber, orNull, readRows } from "#app/platform/db/read-rows.server.ts";
import { type BilledBy, type BilledService, modifiersOfPrice } from "./list-line-prices.server.ts";

/** The cash prices of a service in a state, each hospital once, in cents. */
export interface StateCashPrices {
  hospitalCount: number;
  /** null: they are two heaps. */
  quartiles: { p25Cents: number; medianCents: number; p75Cents: number } | null;
  heaps: PriceClusters | null;
}

const ROW = {
  place: isInteger,
  hospitalCount: isInteger,
  p25Cents: orNull(isNumber),
  medianCents: orNull(isNumber),
  p75Cents: orNull(isNumber),
  ranges: orNull(isPublishedRanges),
};

/**
 * Returns what a state's hospitals charge cash patients for each line of a bill, in their order, comparable prices only, by one
 * query; null where fewer than three publish a price. `state`: two letters.
 */
export async function listStatePrices(
  db: Database,
  state: string,
  { setting, billingClass }: BilledBy,
  lines: readonly BilledService[],
): Promise<(StateCashPrices | null)[]> {
  if (lines.length === 0) return [];
  const texts = (of: (line: BilledService) => string) => sql`${sql.param(lines.map(of))}::text[]`;
  const classOf = ({ modifiers }: BilledService) =>
    modifiers.includes("26") ? "professional" : billingClass;
  const rows = await readRows(
    db,
    ROW,
    sql`
    select wanted.place::int, s.cash_count as "hospitalCount", (100 * s.cash_p25)::float8 as "p25Cents",
      (100 * s.cash_median)::float8 as "medianCents", (100 * s.cash_p75)::float8 as "p75Cents",
      s.cash_ranges as ranges
    from unnest(${texts(({ codeType }) => codeType)}, ${texts(({ code }) => code)}, ${texts(modifiersOfPrice)},
      ${texts(classOf)}) with ordinality wanted(code_type, code, modifiers, class, place)
    join service_statistics s on s.code = wanted.code and s.code_type = wanted.code_type and s.state = ${state}
      and s.setting = ${setting} and s.billing_class = wanted.class and s.modifiers = wanted.modifiers
      and s.drug_unit = '' and s.cash_amount_count >= ${MIN_HOSPITALS}`,
  );
  const found = new Map(
    rows.map(
      ({ place, hospitalCount, p25Cents, medianCents, p75Cents, ranges }): [number, StateCashPrices] => {
        const isBand = p25Cents !== null && medianCents !== null && p75Cents !== null;
        const quartiles = isBand ? { p25Cents, medianCents, p75Cents } : null;
        return [place, { hospitalCount, quartiles, heaps: heapsOfRanges(ranges) }];
      },
    ),
  );
  return lines.map((_, index) => found.get(index + 1) ?? null);
}
