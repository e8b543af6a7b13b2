import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isListOf, isNumber, orNull, readRow } from "#app/platform/db/read-rows.server.ts";
import { MIN_HOSPITALS } from "../tables/price-quartiles.ts";
import { type RatioSpread, ratioSpread } from "../values/ratio-spread.ts";

/** Of cash prices, and of negotiated ones; null: no service has such a price. */
export type StandingInState = { cash: RatioSpread | null; negotiated: RatioSpread | null };

/**
 * Returns how a hospital's plausible prices compare with the state medians, for services that at least three of the
 * state's hospitals price. A negotiated price is the median of a service's plans. A price for both settings is
 * compared with outpatient prices. Looks up one index entry per price.
 */
export async function findStandingInState(db: Database, hospitalId: number): Promise<StandingInState> {
  const ratios = orNull(isListOf(isNumber));
  const { cash, negotiated } = await readRow(
    db,
    { cash: ratios, negotiated: ratios },
    sql`
    select array_agg(ratio.cash order by ratio.cash) filter (where ratio.cash > 0) as cash,
      array_agg(ratio.negotiated order by ratio.negotiated) filter (where ratio.negotiated > 0) as negotiated
    from prices p
    -- \`offset 0\` keeps the look into the index for each price: planned as a join it reads all statistics.
    cross join lateral (
      select case when cash_amount_count >= ${MIN_HOSPITALS} then (p.cash / nullif(cash_median, 0))::float8 end as cash,
        case when negotiated_amount_count >= ${MIN_HOSPITALS}
          then (p.negotiated_median / nullif(negotiated_median, 0))::float8 end as negotiated
      from service_statistics s
      where s.code = p.code and s.code_type = p.code_type and s.state = p.state
        and s.setting = case p.setting when 'both' then 'outpatient' else p.setting end
        and s.billing_class = case p.billing_class when 'both' then 'facility' else p.billing_class end
        and s.modifiers = p.modifiers and s.drug_unit = p.drug_unit
      offset 0) ratio
    where p.hospital_id = ${hospitalId} and p.implausible is null`,
  );
  return { cash: ratioSpread(cash ?? []), negotiated: ratioSpread(negotiated ?? []) };
}
