import type { NextStep } from "#app/domain/appeals/next-step.ts";
import type { Audit } from "#app/domain/audits/audit-bill.ts";
import type { AuditedBill } from "#app/domain/audits/audited-bill.ts";
import type { LetterKindId } from "#app/domain/letters/letter-kind.ts";
import { dueCentsOf } from "#app/domain/negotiation/what-is-due.ts";
import type { LastDay } from "./case-step.ts";

/** A letter or an appeal about the bill. */
export interface CaseAppeal {
  appealId: string;
  kind: LetterKindId;
  next: NextStep;
}

/** What a plan refused of the bill. */
export interface CaseDenial {
  explanationId: string;
  claimIndex: number;
  /** Null: nothing tells it. */
  by: LastDay | null;
  /** It was the provider's fault, and the provider may not bill the patient for it. */
  isProvidersFault: boolean;
  /** Nobody can answer the plan's reason before seeing what it used. */
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
  audit: Pick<Audit, "findings" | "notChecked"> | null;
  /** Explanations of the plan that may be about it and wait for a yes, or for their reading to be checked. */
  waitingPaperCount: number;
  denial: CaseDenial | null;
  appeals: readonly CaseAppeal[];
  /** A collection agency asks for it, by a notice that came on an ISO day (null: not said); null: none does. */
  collection: { noticeOn: string | null } | null;
}

/** What the patient is asked to pay, in cents; negative: money comes back; null: the bill has no amounts. */
export function askedCentsOf({ bill }: Pick<CaseFacts, "bill">): number | null {
  return dueCentsOf(bill);
}

/** Whether a plan has a say about the bill; null: nobody said. */
export function hasPlan({ bill }: Pick<CaseFacts, "bill">): boolean | null {
  if ((bill.planClaims ?? []).length > 0) return true;
  return bill.coverage === null ? null : bill.coverage !== "self-pay";
}

/** Of what the plan decided, else of what was said; null: neither tells. */
export function networkOf({ bill }: Pick<CaseFacts, "bill">): "in" | "out" | null {
  const [first, ...others] = new Set((bill.planClaims ?? []).map(({ network }) => network));
  if (first !== undefined && others.length === 0 && first !== null) return first;
  return bill.explanation?.network ?? null;
}
