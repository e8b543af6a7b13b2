import {
  type AssistingHospital,
  findScreenedHospital,
} from "#app/domain/assistance/find-screened-hospital.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { AuditedBill } from "./audited-bill.ts";

/** A bill with what is known of its hospital's financial assistance. Null hospital: the bill as it is. */
export async function addBilledHospital(
  db: Database,
  bill: AuditedBill,
  hospital: { shortId: string } | null,
): Promise<AuditedBill> {
  return withBilledHospital(bill, hospital && (await findScreenedHospital(db, hospital.shortId)));
}

/** The same where the hospital was looked up before. If the user said whether it is a nonprofit, that answer overrides what we
 *  know. */
export function withBilledHospital(bill: AuditedBill, hospital: AssistingHospital | null): AuditedBill {
  if (hospital === null) return bill;
  const { shortId, state, isCriticalAccess, isMetropolitan, isNonprofit, policy } = hospital;
  return {
    ...bill,
    provider: {
      ...bill.provider,
      isNonprofit: bill.provider.isNonprofit ?? isNonprofit,
      hospital: { shortId, state, isCriticalAccess, isMetropolitan, policy },
    },
  };
}
