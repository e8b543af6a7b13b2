import { sql } from "drizzle-orm";
import { type PatientSetting, SETTINGS, type Setting } from "#app/domain/billing-codes/comparable-key.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { type Dollars, isDollars } from "#app/domain/money/dollars.ts";
import { planKindOrder } from "#app/domain/payers/plan-kind-order.ts";
import { PLAN_KINDS, type PlanKind } from "#app/domain/payers/plan-kinds.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import {
  isInteger,
  isNumber,
  isOneOf,
  isText,
  orNull,
  readRows,
  type Shape,
} from "#app/platform/db/read-rows.server.ts";
import { isRateFor, misfitOfPlan, type WantedRates } from "./payer-rates.server.ts";
import { RATES_OF_CHARGE } from "./service-rate.server.ts";

/** A plan's rate for a charge; null = none published, or the price is only a placeholder. */
export type PlanAmount = {
  setting: Setting;
  payerId: number;
  /** In our one spelling. */
  payer: string;
  plan: string;
  /** The plan's name without the setting and class that it may hold for. */
  shortName: string;
  planKind: PlanKind;
  negotiatedDollars: Dollars | null;
  /** 70.5 means 70.5%. */
  percentage: number | null;
  algorithm: string | null;
  /** The average amount that the hospital expects to be allowed where the rate isn't an amount. */
  estimatedDollars: Dollars | null;
  /** The median of the amounts that were actually allowed. */
  medianDollars: Dollars | null;
  /** How far the plan is from the one that is asked for, whatever its kind; null: it is not asked for. */
  misfit: number | null;
};

const PLAN_AMOUNT: Shape<PlanAmount> = {
  setting: isOneOf(SETTINGS),
  payerId: isInteger,
  payer: isText,
  plan: isText,
  shortName: isText,
  planKind: isOneOf(PLAN_KINDS),
  negotiatedDollars: orNull(isDollars),
  percentage: orNull(isNumber),
  algorithm: orNull(isText),
  estimatedDollars: orNull(isDollars),
  medianDollars: orNull(isDollars),
  misfit: orNull(isInteger),
};

const MAX_PLANS = 2000;

/**
 * What all plans agreed to for a price that some lines of a hospital's present file tell, commercial ones first, by
 * name. Of a plan with rates for both settings and for one, those of the one; a rate that its plan's name holds for
 * another setting or class is left out.
 */
export async function listPlanAmounts(
  db: Database,
  {
    hospitalId,
    codeType,
    code,
    chargeNos,
    setting,
    wanted = null,
  }: ServiceCode & {
    hospitalId: number;
    chargeNos: number[];
    setting?: PatientSetting;
    wanted?: WantedRates | null;
  },
): Promise<PlanAmount[]> {
  const rates = await readRows(
    db,
    PLAN_AMOUNT,
    sql`
    select c.setting, y.payer_id as "payerId", y.name as payer, pp.plan_name as plan, pp.short_name as "shortName",
      pp.plan_kind as "planKind",
      as_price(n.dollar) as "negotiatedDollars",
      n.percentage::float8 as percentage, n.algorithm, as_price(n.estimated_amount) as "estimatedDollars",
      as_price(n.median_amount) as "medianDollars", ${wanted ? misfitOfPlan(wanted) : sql`null::integer`} as misfit
    from hospitals h
    join standard_charges c on c.hospital_id = h.hospital_id and c.import_id = h.current_import_id
      and c.code_type = ${codeType} and c.code = ${code} and c.charge_no = any(${sql.param(chargeNos)}::int[])
    ${RATES_OF_CHARGE}
    join payer_plans pp on pp.hospital_id = n.hospital_id and pp.import_id = n.import_id and pp.plan_no = n.plan_no
    join payers y on y.payer_id = pp.payer_id
    where h.hospital_id = ${hospitalId}
      and ${isRateFor({ setting: sql`c.setting`, billingClass: sql`c.billing_class` })}
      ${setting ? sql`and (pp.rate_setting is null or pp.rate_setting = ${setting})` : sql``}
    order by ${planKindOrder(sql`pp.plan_kind`)}, y.name, pp.plan_name, n.charge_no, n.rate_no
    limit ${MAX_PLANS}`,
  );
  const planOf = ({ payerId, plan }: PlanAmount) => `${payerId} ${plan}`;
  const ownSetting = new Set(rates.filter(({ setting }) => setting !== "both").map(planOf));
  return rates.filter((rate) => rate.setting !== "both" || !ownSetting.has(planOf(rate)));
}
