import { sql } from "drizzle-orm";
import type { ComparableKey } from "#app/domain/billing-codes/comparable-key.ts";
import { COMPARABLE_KEY_ROW } from "#app/domain/billing-codes/comparable-key-row.server.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { type Dollars, isDollars } from "#app/domain/money/dollars.ts";
import { likelyRangeOf } from "#app/domain/statistics/tables/likely-range-of.ts";
import { figuresOf, type PriceFigures } from "#app/domain/statistics/tables/price-quartiles.ts";
import { likelyOf, unpackCounted } from "#app/domain/statistics/values/counted-prices.ts";
import { thinnedPrices } from "#app/domain/statistics/values/thinned-prices.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import {
  isBytes,
  isInteger,
  isOneOf,
  orNull,
  readRows,
  type Shape,
} from "#app/platform/db/read-rows.server.ts";

/** What a hospital charges for a service, and the comparable prices of its state. */
export type PriceAtHospital = ComparableKey & {
  priceDollars: Dollars;
  /** Cash, or gross where the hospital publishes no cash price. */
  priceKind: "cash" | "gross";
  /** How many other prices of the service the hospital publishes: in other settings, with modifiers. */
  otherCount: number;
  /** Of the state, this price among them, each hospital once. */
  state: PriceFigures & { pointsDollars: Dollars[] };
};

type Row = Omit<PriceAtHospital, "state"> & {
  packed: Uint8Array | null;
  packedRepeats: Uint8Array | null;
  middleE4: number | null;
  medicareDollars: Dollars | null;
};

const ROW: Shape<Row> = {
  ...COMPARABLE_KEY_ROW,
  priceDollars: isDollars,
  priceKind: isOneOf(["cash", "gross"]),
  otherCount: isInteger,
  packed: orNull(isBytes),
  packedRepeats: orNull(isBytes),
  middleE4: orNull(isInteger),
  medicareDollars: orNull(isDollars),
};

/**
 * Of each service that the hospital has a plausible price for, the plainest one, in the order of the services: whole
 * before with modifiers, the facility's before the professional's, for outpatients before inpatients.
 */
export async function priceServicesAtHospital(
  db: Database,
  hospitalId: number,
  services: readonly ServiceCode[],
): Promise<PriceAtHospital[]> {
  if (services.length === 0) return [];
  const rows = await readRows<Row>(
    db,
    ROW,
    sql`
    select p.code_type as "codeType", p.code, p.setting, p.billing_class as "billingClass", p.modifiers,
      p.drug_unit as "drugUnit", p.price as "priceDollars",
      case when p.cash is null then 'gross' else 'cash' end as "priceKind", p.others as "otherCount", like_prices.*
    from unnest(${sql.param(services.map(({ codeType }) => codeType))}::text[],
      ${sql.param(services.map(({ code }) => code))}::text[]) with ordinality wanted(code_type, code, no)
    join services using (code_type, code)
    cross join lateral (
      select *, count(*) over ()::int - 1 as others from prices
      where hospital_id = ${hospitalId} and subcategory = services.subcategory and code_type = wanted.code_type
        and code = wanted.code and price is not null and implausible is null
      order by modifiers <> '', billing_class not in ('facility', 'both'), setting = 'inpatient', charge_no limit 1) p
    left join lateral (
      select case when p.cash is null then s.gross_distribution else s.cash_distribution end as packed,
        case when p.cash is null then s.gross_repeats else s.cash_repeats end as "packedRepeats",
        round(10000 * case when p.cash is null then coalesce(s.gross_middle, nation.gross_middle)
          else coalesce(s.cash_middle, nation.cash_middle) end)::float8 as "middleE4",
        s.medicare as "medicareDollars"
      from service_statistics s
      join service_statistics nation using (code, code_type, setting, billing_class, modifiers, drug_unit)
      where s.code = p.code and s.code_type = p.code_type and s.state = p.state and nation.state = ''
        and s.setting = case p.setting when 'both' then 'outpatient' else p.setting end
        and s.billing_class = case p.billing_class when 'both' then 'facility' else p.billing_class end
        and s.modifiers = p.modifiers and s.drug_unit = p.drug_unit) like_prices on true
    order by no`,
  );
  return rows.map(({ packed, packedRepeats, middleE4, medicareDollars, ...price }) => {
    const all = unpackCounted(packed ?? new Uint8Array(), packedRepeats ?? new Uint8Array());
    const range = likelyRangeOf({ ...price, medicareDollars }, price.priceKind, middleE4);
    const likely = likelyOf(all, range);
    return {
      ...price,
      state: { ...figuresOf(price.priceKind, likely), pointsDollars: thinnedPrices(likely.once) },
    };
  });
}
