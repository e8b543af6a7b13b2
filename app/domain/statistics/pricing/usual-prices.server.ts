import { sql } from "drizzle-orm";
import type { Likeness } from "#app/domain/billing-codes/comparable-key.ts";
import { LIKENESS_ROW } from "#app/domain/billing-codes/comparable-key-row.server.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { type Dollars, isDollars } from "#app/domain/money/dollars.ts";
import { firstRow } from "#app/platform/db/first-row.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isBytes, isText, orNull, readRows } from "#app/platform/db/read-rows.server.ts";
import { likelyRangeOf } from "../tables/likely-range-of.ts";
import { CHARGE_KINDS, type ChargeKind } from "../tables/statistics-tables.server.ts";
import { type CountedPrices, likelyOf, unpackCounted } from "../values/counted-prices.ts";
import { middleToJudgeBy } from "../values/price-distribution.ts";

/** The likely prices of each kind, each of another hospital, in a state ('' = the nation). */
export type UsualPrices = { likeness: Likeness; state: string } & Record<ChargeKind, CountedPrices>;

/**
 * The prices of a service with these modifiers ('' = the whole service), of the setting, and of the billing class unless
 * one is asked for, that most hospitals publish (of equals outpatient): in the nation and in the state where most publish
 * a cash price. Null: there are none.
 */
export async function readUsualPrices(
  db: Database,
  { codeType, code }: ServiceCode,
  { modifiers, billingClass }: { modifiers: string; billingClass: string | null },
): Promise<{ nation: UsualPrices; largestState: UsualPrices } | null> {
  const rows = await readRows(
    db,
    {
      ...LIKENESS_ROW,
      state: isText,
      medicareDollars: orNull(isDollars),
      gross: isBytes,
      cash: isBytes,
      negotiated: isBytes,
      grossRepeats: isBytes,
      cashRepeats: isBytes,
      negotiatedRepeats: isBytes,
    },
    sql`
    with usual as (
      select setting, billing_class from service_statistics
      where code = ${code} and code_type = ${codeType} and modifiers = ${modifiers} and drug_unit = '' and state = ''
        and (${billingClass}::text is null or billing_class = ${billingClass})
      order by hospital_count desc, setting desc, billing_class limit 1)
    select setting::text, billing_class as "billingClass", modifiers, drug_unit as "drugUnit", state,
      medicare as "medicareDollars", gross_distribution as gross, cash_distribution as cash, negotiated_distribution as negotiated,
      gross_repeats as "grossRepeats", cash_repeats as "cashRepeats", negotiated_repeats as "negotiatedRepeats"
    from usual join service_statistics using (setting, billing_class)
    where code = ${code} and code_type = ${codeType} and modifiers = ${modifiers} and drug_unit = ''
    order by state <> '', cash_count desc, state limit 2`,
  );
  const [nation, largestState] = rows.map(
    ({ state, setting, billingClass, modifiers, drugUnit, ...row }) => ({
      likeness: { setting, billingClass, modifiers, drugUnit },
      state,
      gross: unpackCounted(row.gross, row.grossRepeats),
      cash: unpackCounted(row.cash, row.cashRepeats),
      negotiated: unpackCounted(row.negotiated, row.negotiatedRepeats),
    }),
  );
  if (!nation || !largestState) return null;
  const judged = { codeType, code, medicareDollars: firstRow(rows).medicareDollars };
  return { nation: likely(judged, nation, nation), largestState: likely(judged, largestState, nation) };
}

/** Without the prices that Medicare's amount, the median of comparable prices, or the nation's where they are too few, shows to
 *  be unlikely. */
function likely(
  judged: ServiceCode & { medicareDollars: Dollars | null },
  prices: UsualPrices,
  nation: UsualPrices,
): UsualPrices {
  const kinds = CHARGE_KINDS.map((kind) => {
    const middle = middleToJudgeBy(prices[kind].once) ?? middleToJudgeBy(nation[kind].once);
    return [kind, likelyOf(prices[kind], likelyRangeOf(judged, kind, middle))];
  });
  return { ...prices, ...Object.fromEntries(kinds) };
}
