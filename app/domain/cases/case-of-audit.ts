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
  /** Whether a person checked what was read of it. */
  isChecked: boolean;
  /** Claims of the plan that are about it. */
  claims: readonly ConfirmedClaim[];
  /** Whether a document of the plan was included that may be about the bill, or not. */
  isPaperUnmatched: boolean;
}

/** Returns the case of a bill that no one has saved: no letter was written about it, and no collector is known. */
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
