import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isOneOf, isText, readRows } from "#app/platform/db/read-rows.server.ts";
import { PLAN_KINDS, type PlanKind } from "./plan-kinds.ts";

/** A plan of a hospital's present file: its payer in our one spelling, and both names as the hospital writes them. */
export type HospitalPlan = { payer: string; payerName: string; plan: string; planKind: PlanKind };

const MAX_PLANS = 5000;

/** All plans of a hospital's present file, by payer and name. */
export async function listHospitalPlans(db: Database, hospitalId: number): Promise<HospitalPlan[]> {
  return readRows(
    db,
    { payer: isText, payerName: isText, plan: isText, planKind: isOneOf(PLAN_KINDS) },
    sql`
    select y.name as payer, pp.payer_name as "payerName", pp.plan_name as plan, pp.plan_kind as "planKind"
    from hospitals h
    join payer_plans pp on pp.hospital_id = h.hospital_id and pp.import_id = h.current_import_id
    join payers y using (payer_id)
    where h.hospital_id = ${hospitalId}
    order by y.name, pp.payer_name, pp.plan_name limit ${MAX_PLANS}`,
  );
}
