import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isText, readRows } from "#app/platform/db/read-rows.server.ts";

/** How far hospitals' files and the files of one plan agree, in prices that were compared. */
export interface PlanAgreement {
  planName: string;
  hospitalCount: number;
  sameCount: number;
  differingCount: number;
  onlyHospitalCount: number;
  onlyPlanCount: number;
}

const MAX_PLANS = 50;

/** Of the country, or of the hospitals of a state (two letters); the plans of most hospitals first. */
export function listAgreements(db: Database, state: string | null): Promise<PlanAgreement[]> {
  return readRows(
    db,
    {
      planName: isText,
      hospitalCount: isInteger,
      sameCount: isInteger,
      differingCount: isInteger,
      onlyHospitalCount: isInteger,
      onlyPlanCount: isInteger,
    },
    sql`
    select min(plan_name) as "planName", count(*)::int as "hospitalCount", sum(same_count)::int as "sameCount",
      sum(differing_count)::int as "differingCount", sum(only_hospital_count)::int as "onlyHospitalCount",
      sum(only_plan_count)::int as "onlyPlanCount"
    from plan_agreements join hospitals using (hospital_id)
    ${state === null ? sql`` : sql`where state = ${state}`}
    group by lower(plan_name) order by count(*) desc, lower(plan_name) limit ${MAX_PLANS}`,
  );
}
