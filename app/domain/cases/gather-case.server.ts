import type { AccountProfile } from "#app/domain/accounts/account.ts";
import type { ListedAppeal } from "#app/domain/appeals/appeal.ts";
import { keptAppeals } from "#app/domain/appeals/kept-appeals.server.ts";
import { nextStepOf } from "#app/domain/appeals/next-step.ts";
import { addBilledHospital } from "#app/domain/audits/add-billed-hospital.server.ts";
import type { AuditedBill } from "#app/domain/audits/audited-bill.ts";
import { auditedKeptBill } from "#app/domain/audits/kept/audited-kept-bill.ts";
import type { FoundAudit } from "#app/domain/audits/kept/kept-audit.ts";
import { findNewestAudit } from "#app/domain/audits/kept/kept-audits.server.ts";
import { likelyFactsOf } from "#app/domain/audits/kept/likely-facts.server.ts";
import { standingFindings } from "#app/domain/audits/kept/standing-findings.ts";
import { type PlanClaim, planClaimOf } from "#app/domain/audits/plan-claim.ts";
import { nothingSaid, readAuditFacts } from "#app/domain/audits/read-audit-facts.ts";
import { findAuditAsked } from "#app/domain/audits/waiting/bills-to-audit.server.ts";
import { isForeignBill } from "#app/domain/bills/kept/is-foreign-bill.ts";
import type { FoundBill } from "#app/domain/bills/kept/kept-bill.ts";
import {
  type ConfirmedClaim,
  findClaimsOfBill,
} from "#app/domain/explanations/kept/claims-of-bill.server.ts";
import { findHospitalOfLink } from "#app/domain/hospitals/finding/find-hospital-of-link.server.ts";
import type { RecordKeeper } from "#app/domain/kept/record-keeper.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { type CaseAppeal, type CaseFacts, collectionOf, kindOfFinding } from "./case-facts.ts";
import { denialOf } from "./denial-of.ts";
import type { CaseFile } from "./kept/case-file.ts";
import { findCaseFile } from "./kept/case-files.server.ts";

/** A kept bill with all that is known of it. */
export interface GatheredCase {
  facts: CaseFacts;
  /** The newest audit; null: there is none yet, or it looked at something else than what bill, plan and answers say now. */
  audit: FoundAudit | null;
  /** "waiting": its audit is under way, or to be asked for; "failed": it cannot be done by itself. Null: it is done, or there is
   *  nothing to check yet. */
  check: "waiting" | "failed" | null;
  claims: ConfirmedClaim[];
  /** The newest first. */
  appeals: ListedAppeal[];
  file: CaseFile;
}

interface BesideBill {
  /** ISO day where the patient lives. */
  today: string;
  /** Null: it is not the viewer's to see. */
  profile: AccountProfile | null;
  /** Explanations of the plan that wait for a yes. */
  waitingPaperCount: number;
}

/** Gathers what the steps of a bill are judged by. */
export async function gatherCase(
  db: Database,
  keeper: RecordKeeper,
  found: FoundBill,
  { today, profile, waitingPaperCount }: BesideBill,
): Promise<GatheredCase> {
  const { billId, bill, state } = found;
  // Before the audit is looked for: one that ends in between would be missed, and nothing would say that it waited.
  const asked = await findAuditAsked(db, keeper, billId);
  const [newest, claims, appeals, file] = await Promise.all([
    findNewestAudit(db, keeper, billId),
    findClaimsOfBill(db, keeper, billId),
    keptAppeals.list(db, keeper, { billId }),
    findCaseFile(db, keeper, billId),
  ]);
  const planClaims = claims.map(({ explanation, claim }) => planClaimOf(explanation, claim));
  const audit = newest && asked === null && isCurrent(newest, planClaims) ? newest : null;
  const auditedBill =
    audit?.kept.auditedBill ?? (await billWithFacts(db, keeper, { found, profile, planClaims, today }));
  const facts: CaseFacts = {
    today,
    bill: auditedBill,
    isChecked: state === "kept",
    isForeign: isForeignBill(bill),
    audit: audit && { ...audit.kept.audit, findings: standingFindings(audit.kept) },
    waitingPaperCount,
    denial: denialOf(claims, today),
    appeals: await Promise.all(appeals.map((appeal) => caseAppealOf(db, keeper, appeal, today))),
    collection: collectionOf(file.collection, auditedBill),
  };
  const isToAudit = facts.isChecked && !facts.isForeign;
  const check = isToAudit ? (asked ?? (audit === null ? "waiting" : null)) : null;
  return { facts, audit, check, claims, appeals, file };
}

/** Whether an audit looked at what the bill and the plan say now. */
function isCurrent({ isBillChanged, kept }: FoundAudit, planClaims: readonly PlanClaim[]): boolean {
  return !isBillChanged && JSON.stringify(kept.auditedBill.planClaims ?? []) === JSON.stringify(planClaims);
}

async function caseAppealOf(
  db: Database,
  keeper: RecordKeeper,
  { appealId, summary }: ListedAppeal,
  today: string,
): Promise<CaseAppeal> {
  const found = summary.findingCount > 0 ? await keptAppeals.find(db, keeper, appealId) : null;
  return {
    appealId,
    kind: summary.kind,
    next: nextStepOf(summary, today),
    findingKinds: found && new Set(found.appeal.findings.map(kindOfFinding)),
  };
}

interface UnauditedBill extends Pick<BesideBill, "profile" | "today"> {
  found: FoundBill;
  planClaims: PlanClaim[];
}

/** The bill as its audit will look at it. */
async function billWithFacts(
  db: Database,
  keeper: RecordKeeper,
  { found, profile, planClaims, today }: UnauditedBill,
): Promise<AuditedBill> {
  const [{ texts }, hospital] = await Promise.all([
    likelyFactsOf(db, keeper, found, { profile, mayLook: true }),
    findHospitalOfLink(db, found.bill.hospital),
  ]);
  const read = readAuditFacts(texts, today);
  const { auditedBill } = auditedKeptBill(found.bill, read.outcome === "read" ? read.facts : nothingSaid);
  return addBilledHospital(db, { ...auditedBill, planClaims }, hospital);
}
