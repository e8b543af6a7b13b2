import { firstRow } from "#app/platform/db/first-row.ts";
import { inTransaction } from "#app/platform/db/in-transaction.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { findNamedHospital } from "./find-named-hospital.server.ts";
import { lockFilings } from "./lock-filings.server.ts";
import { refreshHospitalPolicies } from "./refresh-hospital-policies.server.ts";

/** A policy that an operator read on the hospital's own page or document. Null = the policy doesn't say. */
export interface EnteredPolicy {
  freePercent: number | null;
  discountPercent: number | null;
  policyUrl: string | null;
  applicationUrl: string | null;
  summaryUrl: string | null;
  /** Where it was read. */
  source: string;
  /** ISO day. */
  asOf: string;
}

export type PolicyEntry =
  /** `shown`: whose lines the site shows now, the newer ones. */
  | { outcome: "entered"; hospitalName: string; shown: "filing" | "operator" }
  | { outcome: "unknown-hospital" };

/** Enters a hospital's policy in the place of what was entered for it before. `hospital`: a short id or a CCN. */
export async function enterPolicy(
  db: PooledDatabase,
  hospital: string,
  policy: EnteredPolicy,
): Promise<PolicyEntry> {
  return inTransaction(db, async (client) => {
    await lockFilings(client);
    const found = await findNamedHospital(client, hospital);
    if (!found) return { outcome: "unknown-hospital" };
    await client.query(
      `insert into assistance_policies_entered (hospital_id, free_percent, discount_percent, policy_url, application_url,
         summary_url, source, as_of)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (hospital_id) do update set free_percent = excluded.free_percent,
         discount_percent = excluded.discount_percent, policy_url = excluded.policy_url,
         application_url = excluded.application_url, summary_url = excluded.summary_url, source = excluded.source,
         as_of = excluded.as_of, entered_at = now()`,
      [
        found.hospitalId,
        policy.freePercent,
        policy.discountPercent,
        policy.policyUrl,
        policy.applicationUrl,
        policy.summaryUrl,
        policy.source,
        policy.asOf,
      ],
    );
    await refreshHospitalPolicies(client);
    const { rows } = await client.query<{ shown: "filing" | "operator" }>(
      "select source_kind as shown from hospital_policies where hospital_id = $1",
      [found.hospitalId],
    );
    return { outcome: "entered", hospitalName: found.name, shown: firstRow(rows).shown };
  });
}
