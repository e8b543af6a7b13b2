import type { Audit } from "#app/domain/audits/audit-bill.ts";
import type { AuditedBill } from "#app/domain/audits/audited-bill.ts";
import type { ConfirmedClaim } from "#app/domain/explanations/kept/claims-of-bill.server.ts";
import { type CaseFacts, collectionOf } from "./case-facts.ts";
import { denialOf } from "./denial-of.ts";

interface AuditedOnce {
  /** ISO day. */
  today: string;
  bill: AuditedBill;
  audit: Audit;
  /** Whether somebody looked at what was read of it. */
  isChecked: boolean;
  /** Claims of the plan that are about it. */
  claims: readonly ConfirmedClaim[];
  /** Whether a paper of the plan came along that may be about it, or not. */
  isPaperUnmatched: boolean;
}

/** What the steps of a bill are judged by that nobody keeps: no letter was written about it, and no collector is known of. */
export function caseOfAudit({
  today,
  bill,
  audit,
  isChecked,
  claims,
  isPaperUnmatched,
}: AuditedOnce): CaseFacts {
  const { findings, notChecked } = audit;
  return {
    today,
    bill,
    isChecked,
    isForeign: false,
    audit: { findings: findings.map((finding, place) => ({ ...finding, place })), notChecked },
    waitingPaperCount: isPaperUnmatched ? 1 : 0,
    denial: denialOf(claims, today),
    appeals: [],
    collection: collectionOf(null, bill),
  };
}
