import { findHospitalPolicy } from "#app/domain/assistance/find-hospital-policies.server.ts";
import type { HospitalDetails } from "#app/domain/hospitals/find-hospital.server.ts";
import { isCriticalAccess } from "#app/domain/hospitals/is-critical-access.ts";
import { isNonprofit } from "#app/domain/hospitals/is-nonprofit.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { AuditedBill } from "./audited-bill.ts";

/** A bill with what is known of its hospital's financial assistance. Where nobody said whether the hospital is a nonprofit
 *  one, a filing says that it is, else CMS's hospital list. Null hospital: the bill as it is. */
export async function addBilledHospital(
  db: Database,
  bill: AuditedBill,
  hospital: Pick<HospitalDetails, "hospitalId" | "shortId" | "state" | "hospitalType" | "ownership"> | null,
): Promise<AuditedBill> {
  if (hospital === null) return bill;
  const { hospitalId, shortId, state, hospitalType, ownership } = hospital;
  const policy = await findHospitalPolicy(db, hospitalId);
  const known = policy?.source.kind === "filing" ? true : isNonprofit(ownership);
  return {
    ...bill,
    provider: {
      ...bill.provider,
      isNonprofit: bill.provider.isNonprofit ?? known,
      hospital: { shortId, state, isCriticalAccess: isCriticalAccess(hospitalType), policy },
    },
  };
}
