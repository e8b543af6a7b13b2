import type { NextStep } from "#app/domain/appeals/next-step.ts";
import type { Audit } from "#app/domain/audits/audit-bill.ts";
import type { AuditedBill } from "#app/domain/audits/audited-bill.ts";
import type { Finding } from "#app/domain/audits/finding.ts";
import type { LetterKindId } from "#app/domain/letters/letter-kind.ts";
import { dueCentsOf } from "#app/domain/negotiation/what-is-due.ts";
import type { LastDay } from "./case-step.ts";

/** A finding of the audit, with its place among all of them. */
export type CaseFinding = Audit["findings"][number] & { place: number };

/** A letter or an appeal about the bill. */
export interface CaseAppeal {
  appealId: string;
  kind: LetterKindId;
  next: NextStep;
  /** The findings that it raises, each as `kindOfFinding`; null: it came from no audit, and no one knows. */
  findingKinds: ReadonlySet<string> | null;
}

/** What two findings have in common that one letter asks about, whichever audit found them. */
export function kindOfFinding({ rule, kind }: Pick<Finding, "rule" | "kind">): string {
  return `${rule} ${kind}`;
}

/** What a plan refused of the bill. */
export interface CaseDenial {
  explanationId: string;
  claimIndex: number;
  /** Null: nothing says it. */
  by: LastDay | null;
  /** It was the provider's fault, and the provider can't bill the patient for it. */
  isProvidersFault: boolean;
  /** No one can answer the plan's reason before seeing what it used. */
  isFileFirst: boolean;
}

/** All that the steps of a bill are judged by. */
export interface CaseFacts {
  /** ISO day where the patient lives. */
  today: string;
  /** With what was said besides it, and the plan's claims. */
  bill: AuditedBill;
  /** Whether its owner looked at what was read of it. */
  isChecked: boolean;
  isForeign: boolean;
  /** Null: it was not audited as it is now. Findings that its owner calls wrong are left out. */
  audit: { findings: readonly CaseFinding[]; notChecked: Audit["notChecked"] } | null;
  /** Explanations of the plan that may be about it and wait for a yes, or for their reading to be checked. */
  waitingPaperCount: number;
  denial: CaseDenial | null;
  appeals: readonly CaseAppeal[];
  /** A collection agency asks for it; null: none does. */
  collection: CaseCollection | null;
}

/** What a collection agency's notice starts. ISO days. */
export interface CaseCollection {
  /** When the notice came; null: not said. */
  noticeOn: string | null;
  /** The last day to dispute it, as the notice prints it; null: it prints none. */
  disputeBy: string | null;
}

/** What the patient is asked to pay, in cents; negative: money comes back; null: the bill has no amounts, or it was not read. */
export function askedCentsOf(facts: Pick<CaseFacts, "bill">): number | null {
  return isAskedUnread(facts) ? null : dueCentsOf(facts.bill);
}

/** Whether the amount asked was not read, and the charges and payments that were read leave an amount that the
 *  document doesn't print. Then a discount or payment was also missed. */
export function isAskedUnread({ bill: { totals, lines, readSums } }: Pick<CaseFacts, "bill">): boolean {
  if (totals.balanceCents !== null || !readSums) return false;
  const leftCents = dueCentsOf({ totals, lines });
  const printed = [
    totals.chargesCents,
    0,
    ...[...lines, ...readSums.otherAmounts].map(({ amountCents }) => amountCents),
  ];
  return leftCents !== null && readSums.otherAmounts.length > 0 && !printed.includes(leftCents);
}

/** Whether it is about future care, and asks for nothing yet. */
export function isEstimate({ bill }: Pick<CaseFacts, "bill">): boolean {
  return bill.paper === "estimate";
}

/** Returns whether a collection agency asks for it: as said, else as the document shows, whose own day counts: it came later, if
 *  at all. Null: none does. */
export function collectionOf(
  said: Pick<CaseCollection, "noticeOn"> | null,
  { paper, statementDate, disputeBy }: Pick<AuditedBill, "paper" | "statementDate" | "disputeBy">,
): CaseCollection | null {
  const asking = said ?? (paper === "collection-notice" ? { noticeOn: statementDate } : null);
  return asking && { noticeOn: asking.noticeOn, disputeBy: disputeBy ?? null };
}

/** Whether it confirms a payment and asks for nothing that was left. */
export function isSettledReceipt({ bill }: Pick<CaseFacts, "bill">): boolean {
  return bill.paper === "receipt" && (leftOfReceiptCents({ bill }) ?? 0) <= 0;
}

/** What a receipt says is still to be paid, in cents; null: not read. */
export function leftOfReceiptCents({ bill: { told, totals } }: Pick<CaseFacts, "bill">): number | null {
  return told?.leftCents ?? totals.balanceCents;
}

/** Whether nothing is due, so that nothing can be reduced. */
export function isNothingDue(facts: Pick<CaseFacts, "bill">): boolean {
  if (isEstimate(facts) || isSettledReceipt(facts)) return true;
  const askedCents = askedCentsOf(facts);
  return askedCents !== null && askedCents <= 0;
}

/** Whether the patient paid something, to the extent that the bill says who paid. */
export function hasPaid({ bill: { totals } }: Pick<CaseFacts, "bill">): boolean {
  return (totals.paymentsCents ?? 0) > (totals.insurancePaidCents ?? 0);
}

/** Whether a plan has a say about the bill, also if the bill prints a payment from a plan; null: no one said. */
export function hasPlan({ bill }: Pick<CaseFacts, "bill">): boolean | null {
  if ((bill.planClaims ?? []).length > 0) return true;
  if (bill.coverage !== null) return bill.coverage !== "self-pay";
  return (bill.totals.insurancePaidCents ?? 0) > 0 ? true : null;
}

/** Of what the plan decided, else of what was said; null: neither tells. */
export function networkOf({ bill }: Pick<CaseFacts, "bill">): "in" | "out" | null {
  const [first, ...others] = new Set((bill.planClaims ?? []).map(({ network }) => network));
  if (first !== undefined && others.length === 0 && first !== null) return first;
  return bill.explanation?.network ?? null;
}
