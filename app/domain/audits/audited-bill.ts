import type { HospitalPolicy, PolicyLines } from "#app/domain/assistance/hospital-policy.ts";
import type { BoundHospital } from "#app/domain/assistance/state-law/judge-grants.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import type { BillTotals, PaperKind, ToldFacts } from "#app/domain/bills/bill.ts";
import type { PlanClaim } from "./plan-claim.ts";

export const billSettings = ["emergency", "outpatient", "inpatient", "professional"] as const;

/** Where care was given, which decides the coding edits that hold: a hospital's, a practitioner's, or none for a stay. */
export type BillSetting = (typeof billSettings)[number];

export const coverages = ["self-pay", "medicare", "medicaid", "tricare", "other-plan"] as const;

/** Who pays: the patient alone, Medicare (whose own policy the coding edits are), Medicaid, the military's Tricare, or another plan. */
export type Coverage = (typeof coverages)[number];

/** One charge, or a credit with a negative amount. Null = not printed. */
export interface AuditedLine {
  /** ISO day. */
  serviceDate: string | null;
  serviceCode: ServiceCode | null;
  /** UB-04, four digits. */
  revenueCode: string | null;
  modifiers: readonly string[];
  units: number | null;
  unitPriceCents: number | null;
  /** The whole line's. */
  amountCents: number;
  description: string | null;
  /** What of it was read less surely than it takes to ask for money; absent: nothing. */
  unsure?: readonly LineDoubt[];
}

/** What of a line may have been read wrongly. */
export type LineDoubt = "units" | "amount";

/** Amounts in cents; reductions are positive. Null = not printed. */
export interface AuditedTotals {
  chargesCents: number | null;
  adjustmentsCents: number | null;
  paymentsCents: number | null;
  /** Of the payments, the plan's; absent or null: the bill does not say who paid. */
  insurancePaidCents?: number | null;
  /** What the patient is asked to pay. */
  balanceCents: number | null;
  /** Carried over from an earlier bill; absent: none is known of. */
  previousCents?: number | null;
}

/** How the numbers of a bill were read from its document, by which its sums may be doubted. */
export interface ReadSums {
  /** Each total that was read, in cents, with how surely, 0 to 1. */
  totals: readonly { role: keyof BillTotals; amountCents: number; confidence: number }[];
  /** How surely each line's amount was read, in the lines' order. */
  lineConfidences: readonly number[];
  /** What each line's amount may be instead, in cents; null: nothing. Absent: none may. */
  lineOffers?: readonly (number | null)[];
  /** All amounts outside the lines, each once; in a sentence one may be part of no sum. */
  otherAmounts: readonly { amountCents: number; isInSentence: boolean }[];
  /** A charge among the others could not be read. */
  hasUnreadCharges: boolean;
}

/** What the plan decided. Null = not printed. */
export interface ExplanationOfBenefits {
  network: "in" | "out" | null;
  isEmergency: boolean;
  /** 'You owe'. */
  patientResponsibilityCents: number | null;
  lines: readonly {
    serviceDate: string | null;
    code: string | null;
    billedCents: number | null;
    allowedCents: number | null;
    planPaidCents: number | null;
    patientResponsibilityCents: number | null;
  }[];
}

/** The hospital of a bill, with what we know of its financial assistance; no one has to enter it. */
export interface BilledHospital extends Pick<BoundHospital, "state" | "isCriticalAccess" | "isMetropolitan"> {
  shortId: string;
  /** As it filed it, or an operator entered it; null: none is known. */
  policy: HospitalPolicy | null;
}

/** More are on no bill. */
export const MAX_AUDITED_LINES = 5_000;

/** What an audit looks at. Null = not known. */
export interface AuditedBill {
  setting: BillSetting | null;
  /** ISO day, which counts as today. */
  statementDate: string | null;
  serviceFrom: string | null;
  serviceTo: string | null;
  coverage: Coverage | null;
  provider: {
    name: string | null;
    isNonprofit: boolean | null;
    /** The policy as the person with the bill typed it. */
    assistance: PolicyLines | null;
    /** Absent: the hospital is not known. */
    hospital?: BilledHospital;
  };
  lines: readonly AuditedLine[];
  totals: AuditedTotals;
  /** Absent: it was typed, or its owner said that its numbers are printed so. */
  readSums?: ReadSums;
  /** Absent: no one knows what kind of document this is. */
  paper?: PaperKind;
  /** Further facts printed on such a document; absent: the document doesn't state its kind. */
  told?: ToldFacts;
  /** ISO day: the last one to dispute the debt, as a collector's letter prints it; absent: it prints none, or is none. */
  disputeBy?: string;
  /** The first and last day of service were read, but the document doesn't print them as the days of care.
   *  Absent: it does, or they were typed. */
  isPeriodGuessed?: true;
  /** The day on which it was written was not surely read; absent: it was, or was typed. */
  isStatementDateGuessed?: true;
  /** Its text was read, and no one has checked yet whether all amounts in it were found; absent: the sums aren't doubted. */
  areSumsDoubted?: true;
  /** Each payment that the bill lists by itself; null: it lists none. */
  payments: readonly { date: string | null; amountCents: number }[] | null;
  explanation: ExplanationOfBenefits | null;
  /** All claims that were matched to this bill, the newest of each; absent or empty: none. */
  planClaims?: readonly PlanClaim[];
  goodFaithEstimate: { totalCents: number; date: string | null } | null;
  household: { size: number; annualIncomeCents: number; state: string | null } | null;
}

/** Documents that aren't bills. An estimate is about future care; a plan's or a collector's document is about
 *  someone else's bill; the others belong to a bill. */
const noBills = [
  "estimate",
  "explanation-of-benefits",
  "collection-notice",
  "receipt",
  "payment-plan",
  "court-paper",
  "plan-question",
] as const satisfies readonly PaperKind[];

export type NoBill = (typeof noBills)[number];

/** Returns the kind of a document that isn't a bill and gets no findings; null: it may be a bill. */
export function noBillOf({ paper }: Pick<AuditedBill, "paper">): NoBill | null {
  return noBills.find((one) => one === paper) ?? null;
}

/** The day of a line: its own, else the only day of the bill; null when there are several or none. */
export function dayOf({ serviceFrom, serviceTo }: AuditedBill, { serviceDate }: AuditedLine): string | null {
  if (serviceDate !== null) return serviceDate;
  return serviceFrom !== null && (serviceTo === null || serviceTo === serviceFrom) ? serviceFrom : null;
}
