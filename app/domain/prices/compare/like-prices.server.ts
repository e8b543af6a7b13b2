import { type SQL, sql } from "drizzle-orm";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";

/** What of the hospitals' prices is compared: all, or those of some services. */
export type LikePricesQuery = {
  /** Two to four. */
  hospitalIds: readonly number[];
  services?: readonly ServiceCode[];
};

/** What tells one row of `like_prices` from another, for an order. */
export const LIKE_PRICES_KEY = sql`code_type, code, setting, billing_class, modifiers, drug_unit, prices`;

/**
 * The table `like_prices` for a with clause: the prices that all of the hospitals publish for the same code, modifiers and
 * drug unit, in one setting and billing class, of one kind (cash where all have one, else gross), and plausible. Its
 * arrays `prices`, `imports` and `charges` are in the order of the hospitals. Settings with the same prices at all of
 * them are one row of setting 'both'.
 */
export function likePrices({ hospitalIds, services }: LikePricesQuery): SQL {
  const isWanted = sql.join(
    [
      sql`implausible is null and price is not null`,
      ...(services
        ? [
            sql`(code_type, code) in (select * from unnest(
              ${sql.param(services.map(({ codeType }) => codeType))}::text[],
              ${sql.param(services.map(({ code }) => code))}::text[]))`,
          ]
        : []),
    ],
    sql` and `,
  );
  // By its offset each side is read once and hashed: PostgreSQL cannot tell how rarely hospitals' keys meet, and planned as
  // one join it looks every price of the first hospital up among those of the second, for half a second.
  const sides = hospitalIds.map(
    (hospitalId) => sql`(
      select code_type, code, setting, billing_class, modifiers, drug_unit, category, cash, gross, import_id, charge_no
      from prices where hospital_id = ${hospitalId} and ${isWanted} offset 0)`,
  );
  return sql`like_prices as materialized (
    select code_type, code, modifiers, drug_unit, billing_class, category, is_cash, prices, min(imports) as imports,
      min(charges) as charges,
      case when min(setting) = max(setting) then min(setting) else 'both' end as setting
    from (${met(sides)}) met
    cross join lateral (select array_position(cash, null) is null as is_cash) kind
    cross join lateral (select case when is_cash then cash else gross end as prices) priced
    where array_position(prices, null) is null
    group by code_type, code, modifiers, drug_unit, billing_class, category, is_cash, prices)`;
}

/** Where the prices of the sides meet: one side's, then with the next one's each. */
function met(sides: readonly SQL[]): SQL {
  const last = sides.at(-1);
  if (sides.length < 2) {
    return sql`
      select code_type, code, modifiers, drug_unit, category, setting, billing_class, array[cash] as cash,
        array[gross] as gross, array[import_id] as imports, array[charge_no] as charges from ${last} side`;
  }
  return sql`
    select code_type, code, modifiers, drug_unit, a.category, ${shared("setting")}, ${shared("billing_class")},
      a.cash || b.cash as cash, a.gross || b.gross as gross, a.imports || b.import_id as imports,
      a.charges || b.charge_no as charges
    from (${met(sides.slice(0, -1))}) a join ${last} b using (code_type, code, modifiers, drug_unit)
    where (a.setting = b.setting or 'both' in (a.setting, b.setting))
      and (a.billing_class = b.billing_class or a.billing_class = 'both' and b.billing_class <> ''
        or b.billing_class = 'both' and a.billing_class <> '')`;
}

/** Where the prices of both sides apply: what one names alone, or both. */
function shared(column: "setting" | "billing_class"): SQL {
  const [a, b] = [sql`a.${sql.identifier(column)}`, sql`b.${sql.identifier(column)}`];
  return sql`case when ${a} = 'both' then ${b} else ${a} end as ${sql.identifier(column)}`;
}
