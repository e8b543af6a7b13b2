import { sql } from "drizzle-orm";
import { type Dollars, isDollars } from "#app/domain/money/dollars.ts";
import { PLAN_KINDS, type PlanKind } from "#app/domain/payers/plan-kinds.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isOneOf, orNull, readRows } from "#app/platform/db/read-rows.server.ts";
import { isWhereTheyAre, ratesOf } from "../rates/payer-rates.server.ts";
import { CHARGES_OF_PRICE_COLUMNS } from "../rates/price-charges.server.ts";
import { fittingPrices } from "./fitting-prices.server.ts";
import type { PayerKind } from "./payer-kind.ts";
import type { PlacedPrices } from "./price-query.ts";
import { resolveScope } from "./price-scope.server.ts";

const ROW = {
  kind: isOneOf(PLAN_KINDS),
  planCount: isInteger,
  hospitalCount: isInteger,
  lowestDollars: orNull<Dollars>(isDollars),
  highestDollars: orNull<Dollars>(isDollars),
};

/** The kinds of plans whose rates a search for a payer can find, commercial first; empty without a payer or any rate. */
export async function listPayerKinds(
  db: Database,
  { withoutRate: _, ...query }: PlacedPrices,
): Promise<PayerKind[]> {
  const scope = query.payer ? await resolveScope(db, { ...query, planKind: "any" }) : null;
  if (!scope?.rates) return [];
  const kinds = await readRows(
    db,
    ROW,
    sql`
    select kind, count(distinct (hospital_id, payer_id, name))::int as "planCount",
      count(distinct hospital_id)::int as "hospitalCount", min(dollar) as "lowestDollars", max(dollar) as "highestDollars"
    from (${fittingPrices(scope, CHARGES_OF_PRICE_COLUMNS)}) p cross join lateral (
      select rate.plan_kind as kind, rate.payer_id, lower(rate.short_name) as name, rate.dollar ${ratesOf(scope.rates)}) rate
    where ${isWhereTheyAre(scope.rates)}
    group by kind`,
  );
  const place = ({ kind }: { kind: PlanKind }) => PLAN_KINDS.indexOf(kind);
  return kinds.sort((a, b) => place(a) - place(b));
}
