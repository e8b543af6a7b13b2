import { sql } from "drizzle-orm";
import { findState } from "#app/domain/hospitals/addresses/us-states.ts";
import { type Dollars, isDollars } from "#app/domain/money/dollars.ts";
import type { PlanKind } from "#app/domain/payers/plan-kinds.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, orNull, readRows } from "#app/platform/db/read-rows.server.ts";
import { likelyRangeOf } from "../tables/likely-range-of.ts";
import { countPrices } from "../values/count-prices.ts";
import { middleToJudgeBy, toE4 } from "../values/price-distribution.ts";
import { type PriceStanding, standingOf } from "./price-standing.ts";
import type { StatisticsKey } from "./service-standing.server.ts";

/**
 * Ranks amounts among the comparable rates of a payer at a state's hospitals. Each hospital counts with the median
 * rate of its plans of one kind. Null: no hospital in the state publishes a rate.
 */
export async function findPayerStanding(
  db: Database,
  key: StatisticsKey,
  {
    state,
    payerId,
    planKind,
    medicareDollars,
    amounts,
  }: {
    state: string;
    payerId: number;
    planKind: PlanKind;
    /** What Medicare pays for it, where it sets an amount. */
    medicareDollars: Dollars | null;
    amounts: readonly Dollars[];
  },
): Promise<PriceStanding | null> {
  const rates = await readRows(
    db,
    { dollars: isDollars, priceListId: orNull(isInteger) },
    sql`
    with at as materialized (
      select pp.hospital_id, pp.import_id, array_agg(pp.plan_no) as plan_nos
      from payer_plans pp
      join hospitals h on h.hospital_id = pp.hospital_id and h.current_import_id = pp.import_id
      where pp.payer_id = ${payerId} and pp.plan_kind = ${planKind}
        and (pp.rate_setting is null or pp.rate_setting = ${key.setting})
        and (pp.rate_class is null or pp.rate_class = coalesce(nullif(${key.billingClass}, ''), 'facility'))
        and h.state = ${findState(state) ?? ""}
      group by pp.hospital_id, pp.import_id)
    select rate.middle as dollars, price_list_id as "priceListId"
    from at left join price_list_members m on m.hospital_id = at.hospital_id cross join lateral (
      select percentile_disc(0.5) within group (order by as_price(n.dollar)) as middle
      from standard_charges c
      join rate_dollars n on n.hospital_id = c.hospital_id and n.import_id = c.import_id
        and n.charge_no = c.charge_no and n.plan_no = any(at.plan_nos)
      where c.hospital_id = at.hospital_id and c.import_id = at.import_id and c.code = ${key.code}
        and c.code_type = ${key.codeType} and c.setting in (${key.setting}, 'both')
        and c.billing_class in (${key.billingClass}, 'both', ${key.billingClass === "facility" ? "" : key.billingClass})
        and c.modifiers = ${key.modifiers} and c.drug_unit = ${key.drugUnit}) rate
    where rate.middle is not null`,
  );
  const all = countPrices(
    rates.map(({ dollars, priceListId }) => ({ priceListId, amountE4: toE4(dollars) })),
  );
  const range = likelyRangeOf({ ...key, medicareDollars }, "negotiated", middleToJudgeBy(all.once));
  return standingOf("negotiated", all, range, amounts);
}
