import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import {
  type Check,
  isFlag,
  isInteger,
  isListOf,
  isNumber,
  isOneOf,
  isText,
  orNull,
  readRows,
  type Shape,
} from "#app/platform/db/read-rows.server.ts";
import { type HospitalPolicy, type PolicySource, policyCriteria } from "./hospital-policy.ts";

const isSource: Check<PolicySource> = (value): value is PolicySource =>
  typeof value === "object" &&
  value !== null &&
  "kind" in value &&
  (value.kind === "filing" || value.kind === "operator");

const policyRow: Shape<HospitalPolicy & { hospitalId: number }> = {
  hospitalId: isInteger,
  freeUpToPercent: orNull(isNumber),
  discountUpToPercent: orNull(isNumber),
  isDoubtful: isFlag,
  criteria: isListOf(isOneOf(policyCriteria)),
  policyUrl: orNull(isText),
  applicationUrl: orNull(isText),
  summaryUrl: orNull(isText),
  source: isSource,
  isSample: isFlag,
};

/** The policies of hospitals, by hospital id; those without one that is known are not in it. */
export async function findHospitalPolicies(
  db: Database,
  hospitalIds: readonly number[],
): Promise<ReadonlyMap<number, HospitalPolicy>> {
  const rows = await readRows(
    db,
    policyRow,
    sql`
    select hospital_id as "hospitalId", free_percent::float8 as "freeUpToPercent",
      discount_percent::float8 as "discountUpToPercent", is_doubtful as "isDoubtful", criteria,
      policy_url as "policyUrl", application_url as "applicationUrl", summary_url as "summaryUrl",
      is_sample as "isSample",
      case source_kind
        when 'filing' then jsonb_build_object('kind', 'filing', 'ein', ein, 'filerName', filer_name,
          'facilityName', case when is_of_organisation then null else facility_name end,
          'taxYear', tax_year, 'periodEnd', as_of)
        else jsonb_build_object('kind', 'operator', 'source', source, 'asOf', as_of)
      end as source
    from hospital_policies where hospital_id = any(${sql.param([...hospitalIds])}::integer[])`,
  );
  return new Map(rows.map(({ hospitalId, ...policy }) => [hospitalId, policy]));
}

/** Null: none is known. */
export async function findHospitalPolicy(db: Database, hospitalId: number): Promise<HospitalPolicy | null> {
  return (await findHospitalPolicies(db, [hospitalId])).get(hospitalId) ?? null;
}
