import type { AuditedBill } from "../audited-bill.ts";
import { type Strength, strengths } from "../finding.ts";
import type { RunAudit } from "../run-audit.server.ts";

export const disputeReasons = ["misread", "was-right", "not-for-my-plan", "other"] as const;

/** Why a person calls a finding wrong: the bill was read wrongly, its charge is right, the rule is not one of their plan's, or
 *  something else. */
export type DisputeReason = (typeof disputeReasons)[number];

/** A person's objection to a finding. */
export interface Dispute {
  /** Of the row that the operator sees. */
  disputeId: string;
  /** Among the audit's findings. */
  finding: number;
  reason: DisputeReason;
  /** In their own words; null: none. */
  comment: string | null;
  /** Whether the operator sees these words. */
  isShared: boolean;
}

/** An audit as it is kept: what it looked at, and what it found. */
export interface KeptAudit extends RunAudit {
  /** Of the bill, when it was audited. */
  billVersion: number;
  auditedBill: AuditedBill;
  /** Which of the saved bill's lines is at each index. */
  lineIds: number[];
  disputes: Dispute[];
  /** Compared with the audit before it; absent: it was the first, or someone asked for it. */
  changes?: AuditChanges;
}

/** What an audit finds that the one before it did not, and the other way round. */
export interface AuditChanges {
  /** ISO time of the one before. */
  since: string;
  addedCount: number;
  goneCount: number;
}

/** A kept audit with what its row tells. */
export interface FoundAudit {
  auditId: string;
  billId: string;
  /** ISO time. */
  createdAt: string;
  /** Whether the bill says something else by now. */
  isBillChanged: boolean;
  /** No one asked for it. */
  isAutomatic: boolean;
  kept: KeptAudit;
}

/** What a list shows of an audit. */
export interface AuditSummary {
  billVersion: number;
  providerName: string | null;
  /** ISO day of the bill: when it was written, else the first day of service. */
  billDate: string | null;
  chargedCents: number;
  disputableCents: number;
  findingCounts: Record<Strength, number>;
  notCheckedCount: number;
  /** Of the rows that the operator sees. */
  disputeIds: string[];
}

/** An audit as a list has it. */
export interface ListedAudit extends Omit<FoundAudit, "kept"> {
  summary: AuditSummary;
}

export function summariseAudit({ billVersion, auditedBill, audit, disputes }: KeptAudit): AuditSummary {
  const { provider, statementDate, serviceFrom } = auditedBill;
  const countOf = (strength: Strength) =>
    audit.findings.filter((finding) => finding.strength === strength).length;
  return {
    billVersion,
    providerName: provider.name,
    billDate: statementDate ?? serviceFrom,
    chargedCents: audit.chargedCents,
    disputableCents: audit.disputableCents,
    findingCounts: Object.fromEntries(strengths.map((strength) => [strength, countOf(strength)])) as Record<
      Strength,
      number
    >,
    notCheckedCount: audit.notChecked.length,
    disputeIds: disputes.map(({ disputeId }) => disputeId),
  };
}
