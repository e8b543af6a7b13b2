import { sql } from "drizzle-orm";
import type { Likeness } from "#app/domain/billing-codes/comparable-key.ts";
import { LIKENESS_ROW } from "#app/domain/billing-codes/comparable-key-row.server.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isBytes, isText, readRows } from "#app/platform/db/read-rows.server.ts";
import {
  likelyPrices,
  middleToJudgeBy,
  type PriceDistribution,
  unpackDistribution,
} from "./price-distribution.ts";
import { CHARGE_KINDS, type ChargeKind } from "./statistics-tables.server.ts";

/** The likely prices of each kind, each of another hospital, in a state ('' = the nation). */
export type UsualPrices = { likeness: Likeness; state: string } & Record<ChargeKind, PriceDistribution>;

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
    { ...LIKENESS_ROW, state: isText, gross: isBytes, cash: isBytes, negotiated: isBytes },
    sql`
    with usual as (
      select setting, billing_class from service_statistics
      where code = ${code} and code_type = ${codeType} and modifiers = ${modifiers} and drug_unit = '' and state = ''
        and (${billingClass}::text is null or billing_class = ${billingClass})
      order by hospital_count desc, setting desc, billing_class limit 1)
    select setting::text, billing_class as "billingClass", modifiers, drug_unit as "drugUnit", state,
      gross_distribution as gross, cash_distribution as cash, negotiated_distribution as negotiated
    from usual join service_statistics using (setting, billing_class)
    where code = ${code} and code_type = ${codeType} and modifiers = ${modifiers} and drug_unit = ''
    order by state <> '', cash_count desc, state limit 2`,
  );
  const [nation, largestState] = rows.map(({ state, gross, cash, negotiated, ...likeness }) => ({
    likeness,
    state,
    gross: unpackDistribution(gross),
    cash: unpackDistribution(cash),
    negotiated: unpackDistribution(negotiated),
  }));
  if (!nation || !largestState) return null;
  return { nation: likely(nation, nation), largestState: likely(largestState, nation) };
}

/** Without what the middle of their like, or the nation's where they are too few, tells to be no likely price. */
function likely(prices: UsualPrices, nation: UsualPrices): UsualPrices {
  const kinds = CHARGE_KINDS.map((kind) => [
    kind,
    likelyPrices(prices[kind], middleToJudgeBy(prices[kind]) ?? middleToJudgeBy(nation[kind])),
  ]);
  return { ...prices, ...Object.fromEntries(kinds) };
}
