import { sql } from "drizzle-orm";
import { PATIENT_SETTINGS, type PatientSetting } from "#app/domain/billing-codes/comparable-key.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isOneOf, readRows } from "#app/platform/db/read-rows.server.ts";

/** In which settings hospitals publish prices of a service, and how many do, the usual one first; of equals it is outpatient. */
export async function listServiceSettings(
  db: Database,
  { codeType, code }: ServiceCode,
): Promise<{ setting: PatientSetting; hospitalCount: number }[]> {
  return readRows(
    db,
    { setting: isOneOf(PATIENT_SETTINGS), hospitalCount: isInteger },
    sql`
    select setting, max(hospital_count) as "hospitalCount" from service_statistics
    where code = ${code} and code_type = ${codeType} and state = ''
    group by setting order by "hospitalCount" desc, setting desc`,
  );
}
