import { sql } from "drizzle-orm";
import { isDollars } from "#app/domain/money/dollars.ts";
import { planKindOrder } from "#app/domain/payers/plan-kind-order.ts";
import { PLAN_KINDS, type PlanKind } from "#app/domain/payers/plan-kinds.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isOneOf, isText, orNull, readRows, type Shape } from "#app/platform/db/read-rows.server.ts";
import { isWhereTheyAre, ratesOf } from "../rates/payer-rates.server.ts";
import { CHARGES_OF_PRICE_COLUMNS } from "../rates/price-charges.server.ts";
import { fittingPrices } from "./fitting-prices.server.ts";
import type { ListedPlan } from "./listed-plan.ts";
import type { PlacedPrices } from "./price-query.ts";
import { resolveScope } from "./price-scope.server.ts";

const MAX_PLANS = 20;

const ROW: Shape<ListedPlan> = {
  payerName: isText,
  planName: isText,
  kind: isOneOf(PLAN_KINDS),
  lowestDollars: orNull(isDollars),
};

/** The plans of the insurer that a search names, of any product and of a kind, with a rate for what it finds, commercial ones
 *  first; at most 20. Empty where it names no insurer. */
export async function listListedPlans(
  db: Database,
  { plan: _, ...query }: PlacedPrices,
  kind: PlanKind | "any",
): Promise<ListedPlan[]> {
  const scope = query.payer ? await resolveScope(db, { ...query, planKind: kind, withoutRate: "too" }) : null;
  if (!scope?.rates?.payerIds) return [];
  return readRows(
    db,
    ROW,
    sql`
    select rate.payer_name as "payerName", rate.plan_name as "planName", rate.plan_kind as kind,
      min(rate.dollar) as "lowestDollars"
    from (${fittingPrices(scope, CHARGES_OF_PRICE_COLUMNS)}) p cross join lateral (select * ${ratesOf({ ...scope.rates, product: null })}) rate
    where ${isWhereTheyAre(scope.rates)}
    group by rate.payer_name, rate.plan_name, rate.plan_kind
    order by ${planKindOrder(sql`rate.plan_kind`)}, min(rate.dollar) nulls last, rate.payer_name, rate.plan_name limit ${MAX_PLANS}`,
  );
}
