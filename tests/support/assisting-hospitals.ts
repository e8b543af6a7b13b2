import { normaliseHospitalName } from "#app/domain/hospitals/names/hospital-name.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";

interface AddedHospital {
  name: string;
  state: string;
  city?: string;
  county?: string;
  phone?: string;
  /** Degrees. */
  at?: [latitude: number, longitude: number];
  /** As the list of CMS has it. */
  ownership?: string;
  hospitalType?: string;
}

/** A hospital of CMS's list, without prices; its short id. */
export async function addListedHospital(
  db: PooledDatabase,
  {
    name,
    state,
    city = "Springfield",
    county,
    phone,
    at,
    ownership,
    hospitalType = "Acute Care Hospitals",
  }: AddedHospital,
): Promise<string> {
  const { rows } = await db.$client.query<{ short_id: string }>(
    `insert into hospitals (name, match_name, street_number, state, city, zip, ownership, hospital_type, county, phone,
       latitude, longitude)
     values ($1, $2, $3, $4, $5, '62701', $6, $7, $8, $9, $10, $11) returning short_id`,
    [
      name,
      normaliseHospitalName(name),
      city,
      state,
      city,
      ownership,
      hospitalType,
      county,
      phone,
      at?.[0],
      at?.[1],
    ],
  );
  return rows[0]!.short_id;
}

interface AddedPolicy {
  free: number | null;
  discount: number | null;
  isDoubtful?: boolean;
  isOfOrganisation?: boolean;
  criteria?: string[];
  urls?: [policy: string | null, application: string | null, summary: string | null];
}

/** What the hospital of a short id filed for 2024. */
export async function fileAssistancePolicy(
  db: PooledDatabase,
  shortId: string,
  { free, discount, isDoubtful = false, isOfOrganisation = false, criteria = ["income"], urls }: AddedPolicy,
): Promise<void> {
  const [policyUrl = null, applicationUrl = null, summaryUrl = null] = urls ?? [];
  await db.$client.query(
    `insert into hospital_policies (hospital_id, source_kind, free_percent, discount_percent, is_doubtful, is_of_organisation,
       as_of, tax_year, ein, filer_name, facility_name, policy_url, application_url, summary_url, criteria)
     select hospital_id, 'filing', $2, $3, $4, $5, '2025-06-30', 2024, '900000011', 'Harbor Health', name, $6, $7, $8, $9
     from hospitals where short_id = $1`,
    [shortId, free, discount, isDoubtful, isOfOrganisation, policyUrl, applicationUrl, summaryUrl, criteria],
  );
}
