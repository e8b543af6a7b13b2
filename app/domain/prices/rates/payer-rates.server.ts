import { type SQL, sql } from "drizzle-orm";
import type { Setting } from "#app/domain/billing-codes/comparable-key.ts";
import type { PlanKind } from "#app/domain/payers/plan-kinds.ts";
import type { PlanProduct } from "#app/domain/payers/plan-traits.ts";
import { isPartOfPrice } from "./price-charges.server.ts";

/** Whose rates are asked for. */
export type WantedRates = {
  /** Null: of each payer. */
  payerIds: readonly number[] | null;
  /** A word of plans' names that means the payer, too: 'ambetter'; null: none. */
  brandWord: string | null;
  /** The `payerIds` used where a hospital lists no others: the network that the payer uses. */
  networkIds: readonly number[];
  /** A part of the plan's name; null: each. A plan for all forms of coverage answers for one that is not listed. */
  plan: string | null;
  /** A part of the plan's name that comes before others; null: none. */
  nickname: string | null;
  /** Only plans that name the product or cover all products. Null: exchange and limited plans count only if no others exist. */
  product: PlanProduct | null;
  /** 'any': different rates, none of which represents the payer. */
  kind: PlanKind | "any";
  /** What the payer's name must not say alone: in some states Blue Cross and Blue Shield are two companies. */
  otherBlue: "cross" | "shield" | null;
  /** Of the question; a price for both answers it with the rates of either that fit. */
  settings: readonly Setting[] | null;
};

/** Whether the insurer is unknown. */
export function isOfNobody({ payerIds, brandWord }: WantedRates): boolean {
  return payerIds?.length === 0 && brandWord === null;
}

/** The negotiated charges `rate` of `prices p` with the payers, from all charges of that price. Keeps only the
 *  plans that match the question best. */
export function ratesOf(wanted: WantedRates): SQL {
  return sql`
    from (
      select pp.*, n.rate_no, as_price(n.dollar) as dollar, ${misfit(wanted)} as misfit,
        min(${misfit(wanted)}) over () as least_misfit,
        c.setting = 'both' as is_for_both, bool_and(c.setting = 'both') over (partition by pp.payer_id, pp.plan_name) as is_only_for_both
      from standard_charges c
      join rate_dollars n on n.hospital_id = c.hospital_id and n.import_id = c.import_id and n.charge_no = c.charge_no
      join payer_plans pp on pp.hospital_id = n.hospital_id and pp.import_id = n.import_id and pp.plan_no = n.plan_no
      where ${isPartOfPrice(wanted.settings)} and ${isWanted(wanted)}) rate
    where misfit = least_misfit and is_for_both = is_only_for_both`;
}

/** The lowest of them in dollars, null where there is none. */
export const lowestRateOf = (wanted: WantedRates): SQL =>
  sql`(case when ${isWhereTheyAre(wanted)} then (select min(rate.dollar) ${ratesOf(wanted)}) end)`;

/** Whether there are any; no list is opened for that. */
export const hasRateOf = (wanted: WantedRates): SQL => sql`
  ${isWhereTheyAre(wanted)} and exists (
    select from standard_charges c
    join charge_rates r on r.hospital_id = c.hospital_id and r.import_id = c.import_id and r.charge_no = c.charge_no
    join payer_plans pp on pp.hospital_id = r.hospital_id and pp.import_id = r.import_id
      and lists_number(r.plans, r.rate_count, pp.plan_no)
    where ${isPartOfPrice(wanted.settings)} and ${isWanted(wanted)})`;

/** Whether the rate that plan `pp` names answers for a line of `setting` and `billingClass`: 'HMO_Inpatient' does not for an
 *  outpatient's. A line without a class is the facility's. */
export const isRateFor = ({ setting, billingClass }: { setting: SQL; billingClass: SQL }): SQL => sql`
  (pp.rate_setting is null or ${setting} = 'both' or pp.rate_setting = ${setting}::text)
  and (pp.rate_class is null or ${billingClass} = 'both' or pp.rate_class = coalesce(nullif(${billingClass}, ''), 'facility'))`;

/** A part of plan `pp`'s name, in any case. */
const isCalled = (plan: string): SQL => sql`strpos(lower(pp.plan_name), lower(${plan})) > 0`;

const saysAll = sql`'all' = any(pp.traits)`;
const isOf = (payerIds: readonly number[]): SQL => sql`pp.payer_id = any(${sql.param(payerIds)}::int[])`;

const saysProduct = (product: PlanProduct): SQL => sql`${product} = any(pp.traits)`;

/** How far plan `pp` is from what was asked for, 0 being it: one that is called so, of that form, for all members. */
function misfit({ plan, nickname, product, kind, networkIds }: WantedRates): SQL {
  if (kind === "any") return sql`0`;
  return sql.join(
    [
      sql`case when 'limited' = any(pp.traits) then 1 else 0 end`,
      ...(product === null ? [] : [sql`case when ${saysProduct(product)} then 0 else 2 end`]),
      ...(product === "exchange" ? [] : [sql`case when 'exchange' = any(pp.traits) then 4 else 0 end`]),
      ...(nickname === null ? [] : [sql`case when ${isCalled(nickname)} then 0 else 32 end`]),
      ...(plan === null
        ? []
        : [
            sql`case when lower(pp.plan_name) = lower(${plan}) then 0 when ${isCalled(plan)} then 8 else 16 end`,
          ]),
      ...(networkIds.length === 0 ? [] : [sql`case when ${isOf(networkIds)} then 64 else 0 end`]),
    ],
    sql` + `,
  );
}

/** Of plan `pp` with a rate for charge `c`, whatever its kind: its `misfit`; null: of another payer, or called otherwise. */
export const misfitOfPlan = (wanted: WantedRates): SQL =>
  sql`case when ${sql.join([isOfPayer({ ...wanted, kind: "any" }), ...isOfPlan(wanted), ...isOfBlue(wanted)], sql` and `)}
    then ${misfit(wanted)} end`;

/** A plan that is called so, or one of its form. */
function isOfPlan({ plan, product }: WantedRates): SQL[] {
  if (product === null) return plan === null ? [] : [sql`(${isCalled(plan)} or ${saysAll})`];
  const isOfForm =
    product === "exchange" ? saysProduct(product) : sql`pp.traits && ${sql.param([product, "all"])}::text[]`;
  return [plan === null ? isOfForm : sql`(${isCalled(plan)} or ${isOfForm})`];
}

/** A plan that is named in full is of whatever kind it is. */
function isOfPayer({ payerIds, brandWord, kind, plan }: WantedRates): SQL {
  const conditions = [
    ...(payerIds === null
      ? []
      : [brandWord === null ? isOf(payerIds) : sql`(${isOf(payerIds)} or ${isOfBrand(brandWord)})`]),
    ...(kind === "any"
      ? []
      : [
          plan === null
            ? sql`pp.plan_kind = ${kind}`
            : sql`(pp.plan_kind = ${kind} or lower(pp.plan_name) = lower(${plan}))`,
        ]),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** Few plans have the word in their names. It begins one of the name's words. */
const isOfBrand = (word: string): SQL => sql`pp.plan_name ~* ${`\\m${word}`}`;

/** Whether the hospital of price `p` has such plans: asked first, as most of the nation's have none, and looking for the
 *  charges of each would take three times as long. `is true` keeps PostgreSQL from joining the charges first. */
export const isWhereTheyAre = (wanted: WantedRates): SQL =>
  sql`(p.hospital_id in (select pp.hospital_id from payer_plans pp where ${isOfPayer(wanted)})) is true`;

function isWanted(wanted: WantedRates): SQL {
  const { settings } = wanted;
  const conditions = [
    isOfPayer(wanted),
    ...isOfPlan(wanted),
    ...isOfBlue(wanted),
    isRateFor({
      setting: sql`(case c.setting when 'both' then p.setting else c.setting end)`,
      billingClass: sql`p.billing_class`,
    }),
    ...(settings
      ? [sql`(pp.rate_setting is null or pp.rate_setting = any(${sql.param(settings)}::text[]))`]
      : []),
  ];
  return sql.join(conditions, sql` and `);
}

/** 'Blue Shield' says only the one, 'BCBS' and 'Blue Cross Blue Shield' both. */
function isOfBlue({ otherBlue: blue }: WantedRates): SQL[] {
  if (blue === null) return [];
  const other = blue === "cross" ? "shield" : "cross";
  return [sql`(strpos(lower(pp.payer_name), ${blue}) = 0 or strpos(lower(pp.payer_name), ${other}) > 0)`];
}
