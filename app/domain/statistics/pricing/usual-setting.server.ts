import { sql } from "drizzle-orm";
import { PATIENT_SETTINGS, type PatientSetting } from "#app/domain/billing-codes/comparable-key.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isOneOf, isText, readRows } from "#app/platform/db/read-rows.server.ts";

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

/** In which setting most hospitals publish a price of each service, in the services' order; null: none does. */
export async function listUsualSettings(
  db: Database,
  services: readonly (ServiceCode | null)[],
): Promise<(PatientSetting | null)[]> {
  const asked = services.filter((service) => service !== null);
  if (asked.length === 0) return services.map(() => null);
  const rows = await readRows(
    db,
    { codeType: isText, code: isText, setting: isOneOf(PATIENT_SETTINGS) },
    sql`
    select distinct on (s.code_type, s.code) s.code_type as "codeType", s.code, s.setting
    from unnest(${sql.param(asked.map(({ codeType }) => codeType))}::text[],
      ${sql.param(asked.map(({ code }) => code))}::text[]) wanted(code_type, code)
    join service_statistics s on s.code = wanted.code and s.code_type = wanted.code_type and s.state = ''
    order by s.code_type, s.code, s.hospital_count desc, s.setting desc`,
  );
  const found = new Map(rows.map(({ codeType, code, setting }) => [`${codeType} ${code}`, setting]));
  return services.map((service) =>
    service ? (found.get(`${service.codeType} ${service.code}`) ?? null) : null,
  );
}
