import type { BillKeeper } from "#app/domain/bills/kept/bill-keeper.ts";
import type { FoundBill } from "#app/domain/bills/kept/kept-bill.ts";
import { findHospital } from "#app/domain/hospitals/find-hospital.server.ts";
import type { LinkedHospital } from "#app/domain/hospitals/hospital-link.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { addBilledHospital } from "../add-billed-hospital.server.ts";
import type { AuditFacts } from "../read-audit-facts.ts";
import { type AuditServices, runAudit } from "../run-audit.server.ts";
import { auditedKeptBill } from "./audited-kept-bill.ts";
import { type KeptOrNot, keepAudit } from "./keep-audit.server.ts";
import { planClaimsOfBill } from "./plan-claims-of-bill.server.ts";

/** Audits a kept bill as it is, with what the plan decided about it, by the editions and prices at hand, and keeps the audit under an id of the caller's making
 *  (a UUID). */
export async function auditKeptBill(
  services: AuditServices & { clock: Clock },
  keeper: BillKeeper,
  { auditId, found, facts }: { auditId: string; found: FoundBill; facts: AuditFacts },
): Promise<KeptOrNot> {
  const { billId, version: billVersion, bill } = found;
  const { auditedBill: said, lineIds } = auditedKeptBill(bill, facts);
  const hospital = bill.hospital && (await findLinked(services.db, bill.hospital));
  const planClaims = await planClaimsOfBill(services.db, keeper, billId);
  const auditedBill = await addBilledHospital(services.db, { ...said, planClaims }, hospital);
  const ran = await runAudit(services, auditedBill, hospital);
  const kept = { billVersion, auditedBill, lineIds, ...ran, disputes: [] };
  return keepAudit(services.db, keeper, { auditId, billId, kept }, services.clock);
}

async function findLinked(db: Database, { name, shortId }: LinkedHospital) {
  const found = await findHospital(db, { name, id: shortId });
  return found.outcome === "found" ? found.hospital : null;
}
