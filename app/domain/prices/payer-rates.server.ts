import { type SQL, sql } from "drizzle-orm";

/** The negotiated charges of `prices p` with one of the payers; `plan`: a part of the plan's name. */
export function ratesOf(payerIds: readonly number[], plan: string | null): SQL {
  return sql`
    from rate_dollars n
    join payer_plans pp on pp.hospital_id = n.hospital_id and pp.import_id = n.import_id and pp.plan_no = n.plan_no
    where n.hospital_id = p.hospital_id and n.import_id = p.import_id and n.charge_no = p.charge_no
      and ${isPlanOf(payerIds, plan)}`;
}

/** Whether there are any; no list is opened for that. */
export const hasRateOf = (payerIds: readonly number[], plan: string | null): SQL => sql`
  exists (
    select from charge_rates r
    join payer_plans pp on pp.hospital_id = r.hospital_id and pp.import_id = r.import_id
      and lists_number(r.plans, r.rate_count, pp.plan_no)
    where r.hospital_id = p.hospital_id and r.import_id = p.import_id and r.charge_no = p.charge_no
      and ${isPlanOf(payerIds, plan)})`;

const isPlanOf = (payerIds: readonly number[], plan: string | null): SQL =>
  sql`pp.payer_id = any(${sql.param(payerIds)}::int[])
    ${plan === null ? sql`` : sql`and strpos(lower(pp.plan_name), lower(${plan})) > 0`}`;
