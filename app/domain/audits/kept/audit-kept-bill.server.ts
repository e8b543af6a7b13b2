import type { FoundBill } from "#app/domain/bills/kept/kept-bill.ts";
import { findHospitalOfLink } from "#app/domain/hospitals/finding/find-hospital-of-link.server.ts";
import type { RecordKeeper } from "#app/domain/kept/record-keeper.ts";
import type { Clock } from "#app/platform/clock.ts";
import { addBilledHospital } from "../add-billed-hospital.server.ts";
import type { AuditFacts } from "../read-audit-facts.ts";
import { type AuditServices, runAudit } from "../run-audit.server.ts";
import { changesSince } from "./audit-changes.ts";
import { auditedKeptBill } from "./audited-kept-bill.ts";
import { carryOverDisputes } from "./carry-over-disputes.ts";
import { type KeptOrNot, keepAudit } from "./keep-audit.server.ts";
import type { FoundAudit, KeptAudit } from "./kept-audit.ts";
import { findNewestAudit } from "./kept-audits.server.ts";
import { planClaimsOfBill } from "./plan-claims-of-bill.server.ts";

interface BillToAudit {
  /** Of the caller's making, a UUID. */
  auditId: string;
  found: FoundBill;
  facts: AuditFacts;
  /** No one asked for it. */
  isAutomatic?: true;
}

/** Audits a saved bill as it is, with the plan's decisions about it, by the available editions and prices, and saves the audit.
 *  The owner's dispute of a finding still holds while the finding is the same. */
export async function auditKeptBill(
  services: AuditServices & { clock: Clock },
  keeper: RecordKeeper,
  { auditId, found, facts, isAutomatic }: BillToAudit,
): Promise<KeptOrNot> {
  const { billId, version: billVersion, bill } = found;
  const { auditedBill: said, lineIds } = auditedKeptBill(bill, facts);
  const hospital = await findHospitalOfLink(services.db, bill.hospital);
  const planClaims = await planClaimsOfBill(services.db, keeper, billId);
  const auditedBill = await addBilledHospital(services.db, { ...said, planClaims }, hospital);
  const former = await findNewestAudit(services.db, keeper, billId);
  if (isAutomatic && former && isOfSame(former, { billVersion, auditedBill })) return "exists";
  const ran = await runAudit(services, auditedBill, hospital);
  const now = { audit: ran.audit, lineIds };
  const kept = {
    ...ran,
    billVersion,
    auditedBill,
    lineIds,
    disputes: former ? carryOverDisputes(former.kept, now) : [],
    ...(isAutomatic && former && { changes: changesSince(former, now) }),
  };
  const toKeep = { auditId, billId, kept, ...(isAutomatic && { isAutomatic }) };
  return keepAudit(services.db, keeper, toKeep, services.clock);
}

/** Two pages that were opened at once both ask for it. */
function isOfSame({ kept }: FoundAudit, now: Pick<KeptAudit, "billVersion" | "auditedBill">): boolean {
  return (
    kept.billVersion === now.billVersion &&
    JSON.stringify(kept.auditedBill) === JSON.stringify(now.auditedBill)
  );
}
