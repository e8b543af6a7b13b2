import { type SQL, sql } from "drizzle-orm";
import type { Setting } from "#app/domain/billing-codes/comparable-key.ts";
import type { PlanKind } from "#app/domain/payers/plan-kinds.ts";

/** Whose rates are asked for. */
export type WantedRates = {
  payerIds: readonly number[];
  /** A part of the plan's name; null: each. */
  plan: string | null;
  /** 'any': unlike rates, of which none stands for the payer. */
  kind: PlanKind | "any";
  /** Of the question; a price for both answers it with the rates of either that fit. */
  settings: readonly Setting[] | null;
};

/** The negotiated charges of `prices p` with one of the payers, with their setting, class, plan. */
export function ratesOf(wanted: WantedRates): SQL {
  return sql`
    from rate_dollars n
    join payer_plans pp on pp.hospital_id = n.hospital_id and pp.import_id = n.import_id and pp.plan_no = n.plan_no
    where n.hospital_id = p.hospital_id and n.import_id = p.import_id and n.charge_no = p.charge_no
      and ${isWanted(wanted)}`;
}

/** Whether there are any; no list is opened for that. */
export const hasRateOf = (wanted: WantedRates): SQL => sql`
  exists (
    select from charge_rates r
    join payer_plans pp on pp.hospital_id = r.hospital_id and pp.import_id = r.import_id
      and lists_number(r.plans, r.rate_count, pp.plan_no)
    where r.hospital_id = p.hospital_id and r.import_id = p.import_id and r.charge_no = p.charge_no
      and ${isWanted(wanted)})`;

/** A part of plan `pp`'s name, in any case. */
export const isCalled = (plan: string): SQL => sql`strpos(lower(pp.plan_name), lower(${plan})) > 0`;

/** Whether the rate that plan `pp` names answers for a line of `setting` and `billingClass`: 'HMO_Inpatient' does not for an
 *  outpatient's. A line without a class is the facility's. */
export const isRateFor = ({ setting, billingClass }: { setting: SQL; billingClass: SQL }): SQL => sql`
  (pp.rate_setting is null or ${setting} = 'both' or pp.rate_setting = ${setting}::text)
  and (pp.rate_class is null or ${billingClass} = 'both' or pp.rate_class = coalesce(nullif(${billingClass}, ''), 'facility'))`;

function isWanted({ payerIds, plan, kind, settings }: WantedRates): SQL {
  const conditions = [
    sql`pp.payer_id = any(${sql.param(payerIds)}::int[])`,
    ...(plan === null ? [] : [isCalled(plan)]),
    ...(kind === "any" ? [] : [sql`pp.plan_kind = ${kind}`]),
    isRateFor({ setting: sql`p.setting`, billingClass: sql`p.billing_class` }),
    ...(settings
      ? [sql`(pp.rate_setting is null or pp.rate_setting = any(${sql.param(settings)}::text[]))`]
      : []),
  ];
  return sql.join(conditions, sql` and `);
}
